/**
 * Decodes UTF-8, Windows-1250 or Windows-1252 (C12.7), the last with our own table: Node 20's decoder maps 0x80 to 0x9F
 * to control characters (docs/decisions/036-import.md).
 */

import { isUtf8 } from 'node:buffer';
import * as words from '../../domain/imports/words/en.ts';

/** 0x80 to 0x9F; five are unassigned. */
const HIGH = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';

const fromWindows = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009F]/g, (sign) => HIGH[sign.charCodeAt(0) - 0x80] ?? sign);

/** Polish and Czech words of Windows-1250, read as Windows-1252: `wyci¹garka`, `pøistání`. In no other language. */
const POLISH = /[\p{L}¹³][¹³¿]\p{L}/u;
const CZECH = /[øìèùØÌÈÙ]\p{L}{0,12}[áíýšž]|[áíýšž]\p{L}{0,12}[øìèù]/u;

type DecodedText = { text: string; isDamaged: boolean };

const startsWith = (bytes: Buffer, ...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte);

/** Why the bytes cannot be text; null if they can. */
export function fileTypeError(bytes: Buffer): string | null {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return words.utf16;
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return words.workbook;
  return bytes.includes(0) ? words.noCsv : null;
}

/** Mostly valid UTF-8 counts as UTF-8: otherwise each umlaut would become two wrong characters. */
export function decode(bytes: Buffer): DecodedText {
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return { text, isDamaged: false };
  const unread = text.match(/\uFFFD/g)?.length ?? 0;
  const read = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  if (startsWith(bytes, 0xef, 0xbb, 0xbf) || read >= unread) return { text, isDamaged: true };
  const windows = fromWindows(bytes);
  if (POLISH.test(windows) || CZECH.test(windows))
    return { text: new TextDecoder('windows-1250').decode(bytes), isDamaged: false };
  return { text: windows, isDamaged: windows.includes('\uFFFD') };
}
