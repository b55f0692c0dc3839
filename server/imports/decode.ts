/**
 * The text of a file, in UTF-8 or Windows-1252 (contract C12.7). The latter by a table of our own: Node 20's decoder gives
 * control characters for 0x80 to 0x9F, where that code page has the euro, quotation marks and dashes (docs/decisions/036-import.md).
 */

import { isUtf8 } from 'node:buffer';
import * as words from '../../domain/imports/words/en.ts';

/** What 0x80 to 0x9F are in Windows-1252; five of them are nothing. */
const HIGH = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';

const fromWindows = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009F]/g, (sign) => HIGH[sign.charCodeAt(0) - 0x80] ?? sign);

export type Decoded = { text: string; isDamaged: boolean };

const startsWith = (bytes: Buffer, ...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte);

/** Why a file is no text in either encoding, as far as its bytes tell; `null` where they do not. */
export function noText(bytes: Buffer): string | null {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return words.utf16;
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return words.workbook;
  return bytes.includes(0) ? words.noCsv : null;
}

/** The text of a file. One that is mostly UTF-8 stays it: read otherwise, each of its umlauts would be two other signs. */
export function decode(bytes: Buffer): Decoded {
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return { text, isDamaged: false };
  const unread = text.match(/\uFFFD/g)?.length ?? 0;
  const read = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  if (startsWith(bytes, 0xef, 0xbb, 0xbf) || read >= unread) return { text, isDamaged: true };
  const windows = fromWindows(bytes);
  return { text: windows, isDamaged: windows.includes('\uFFFD') };
}
