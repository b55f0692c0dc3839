/** On one line, cut at a word if longer than `maxLength`, in UTF-16 code units; `isCut` says whether it was. */
export function truncate(text: string, maxLength: number): { shown: string; isCut: boolean } {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return { shown: line, isCut: false };
  return { shown: `${line.slice(0, maxLength).replace(/(?:\s+\S*|[\ud800-\udbff])$/, '')} …`, isCut: true };
}
