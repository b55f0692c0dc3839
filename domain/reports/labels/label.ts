/** Looks up a label; unknown texts, even `constructor`, stay. */
export const labelIn = (table: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(table, value) ? (table[value] ?? value) : value;
