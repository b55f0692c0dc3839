/** The pictures among files that are chosen, dropped or pasted (contract C16.1). */

/** Some systems give dropped files no type; whether such a file is a picture shows when it is drawn. The form takes flight logs. */
const isPicture = ({ type, name }: File): boolean => (type === '' ? !/\.igc$/i.test(name) : type.startsWith('image/'));

/** The pictures among some files. */
export const picturesIn = (files: Iterable<File> | null | undefined): File[] => [...(files ?? [])].filter(isPicture);

type Pasting = Pick<ClipboardEvent, 'target' | 'clipboardData'>;

/** The pictures that are pasted; none where text goes into a field: word processors copy a picture of the text along with it. */
export function pastedPictures({ target, clipboardData }: Pasting): File[] {
  const isField = target !== null && 'matches' in target && (target as Element).matches('input, textarea');
  return isField && clipboardData?.types.includes('text/plain') ? [] : picturesIn(clipboardData?.files);
}
