// The extension behind a telephone number: "(555) 123-4567 ext 12" (C5.2). Its digits are no part of the number, which
// people write without it as well as with it.

const EXTENSION =
  /(?<=[\d)\s.,;/-])(?:ext(?:ension|n)?|durchwahl|dw|apparat|app|nebenstelle|nst|poste|interno|int|interne|toestel|tst|wewn?|anexo|anknytning|lokal|x|#)[.:=#\s]{0,3}(\d{1,6})[\s).]*$/iu;
const WORDS = ['x', 'ext', 'extn', 'extension', 'durchwahl', 'poste', ''];
const LEAST = 4;

/** A telephone number as its field holds it, without its extension, and the extension's digits or ''. */
export function partExtension(telephone: string | null): { number: string | null; extension: string } {
  const written = telephone?.trim() ?? '';
  const found = EXTENSION.exec(written);
  const number = written.slice(0, found?.index).replace(/[\s.,;(/-]+$/, '');
  if (!found || number.replace(/\D/g, '').length < LEAST) return { number: telephone, extension: '' };
  return { number, extension: found[1] ?? '' };
}

/** The pressed number together with its extension, however that is announced. */
export function withExtension(pressed: string, extension: string): string[] {
  return extension === '' ? [] : WORDS.map((word) => pressed + word + extension);
}
