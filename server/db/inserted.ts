/** The row that an insert of one row gave back. */
export function inserted<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('an insert gave no row');
  return row;
}
