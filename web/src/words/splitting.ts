/** A row of keys with blanks between them, as the keys that it names. */

type Split<Row extends string> = Row extends `${infer First} ${infer Rest}`
  ? First | Split<Rest>
  : Row;

export const split = <Row extends string>(row: Row): Split<Row>[] => row.split(" ") as Split<Row>[];
