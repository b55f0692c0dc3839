/** Telephone extensions (C5.2): split off, since people also write the number without it */
import { splitTelephone } from '../../../domain/text/telephone.ts';

const WORDS = ['x', 'ext', 'extn', 'extension', 'durchwahl', 'poste', ''];
const DIGITS_MIN = 4;

export function splitExtension(telephone: string | null): { number: string | null; extension: string } {
  const split = splitTelephone(telephone?.trim() ?? '');
  const number = split.number.replace(/[\s.,;(/-]+$/, '');
  const extension = split.extension?.replace(/\D/g, '') ?? '';
  if (extension === '' || number.replace(/\D/g, '').length < DIGITS_MIN) return { number: telephone, extension: '' };
  return { number, extension };
}

/** After every word that announces one. */
export function withExtension(compact: string, extension: string): string[] {
  return extension === '' ? [] : WORDS.map((word) => compact + word + extension);
}
