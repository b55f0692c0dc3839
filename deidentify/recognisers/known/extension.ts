/**
 * The extension after a telephone number: "(555) 123-4567 ext 12" (C5.2). Its digits are no part of the number, which
 * people write without it as well as with it.
 */
import { splitTelephone } from '../../../domain/text/telephone.ts';

const WORDS = ['x', 'ext', 'extn', 'extension', 'durchwahl', 'poste', ''];
const LEAST = 4;

/** A telephone number as its field holds it, without its extension, and the extension's digits or ''. */
export function partExtension(telephone: string | null): { number: string | null; extension: string } {
  const parted = splitTelephone(telephone?.trim() ?? '');
  const number = parted.number.replace(/[\s.,;(/-]+$/, '');
  const extension = parted.extension?.replace(/\D/g, '') ?? '';
  if (extension === '' || number.replace(/\D/g, '').length < LEAST) return { number: telephone, extension: '' };
  return { number, extension };
}

/** The pressed number together with its extension, however that is announced. */
export function withExtension(pressed: string, extension: string): string[] {
  return extension === '' ? [] : WORDS.map((word) => pressed + word + extension);
}
