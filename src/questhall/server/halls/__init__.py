"""Several servers, on one machine or more, over one database: each table is in one of them."""
