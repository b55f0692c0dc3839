/** Unknown texts, even `constructor`, are unchanged. */
export const labelIn = (table: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(table, value) ? (table[value] ?? value) : value;
