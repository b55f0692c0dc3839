/** Some systems give dropped files no type, so decoding decides. The form itself handles flight logs. */
const isPicture = ({ type, name }: File): boolean => (type === '' ? !/\.igc$/i.test(name) : type.startsWith('image/'));

export const picturesIn = (files: Iterable<File> | null | undefined): File[] => [...(files ?? [])].filter(isPicture);

type PasteEvent = Pick<ClipboardEvent, 'target' | 'clipboardData'>;

/** Empty if text is pasted into a field: word processors copy a picture along with text. */
export function pastedPictures({ target, clipboardData }: PasteEvent): File[] {
  const isField = target !== null && 'matches' in target && (target as Element).matches('input, textarea');
  return isField && clipboardData?.types.includes('text/plain') ? [] : picturesIn(clipboardData?.files);
}
