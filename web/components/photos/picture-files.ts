const isLog = ({ name }: File): boolean => /\.igc$/i.test(name);

/** Some systems give files no type, so decoding decides. */
export const mayBePicture = ({ type }: File): boolean => type === '' || type.startsWith('image/');

/** The form itself handles dropped flight logs. */
export const withoutLogs = (files: Iterable<File>): File[] => [...files].filter((file) => !isLog(file));

type PasteEvent = Pick<ClipboardEvent, 'target' | 'clipboardData'>;

/** Empty if text is pasted into a field: word processors copy a picture along with text. */
export function pastedPictures({ target, clipboardData }: PasteEvent): File[] {
  const isField = target !== null && 'matches' in target && (target as Element).matches('input, textarea');
  const files = isField && clipboardData?.types.includes('text/plain') ? [] : (clipboardData?.files ?? []);
  return withoutLogs(files).filter(mayBePicture);
}
