# A campaign.

format-company = Company
offer-quest = Quest: { $quest }
