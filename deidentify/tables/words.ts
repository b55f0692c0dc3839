/** The words of a list written as one text, with white space between them. */
export function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
