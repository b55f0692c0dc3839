/** One entry of a table of labels; a text that is no entry of its own, such as `constructor`, as it is. */
export const labelIn = (table: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(table, value) ? (table[value] ?? value) : value;
