/** The text of a saved receipt: the code and its use, nothing about the report (C10.2). */
import { fill } from '../../../../domain/language/text.ts';
import * as words from './words/en.ts';

type ReceiptText = { code: string; address: string; productName: string };

export function receiptText({ code, address, productName }: ReceiptText): string {
  return [
    fill(words.fileTitle, { product: productName }),
    '',
    code,
    '',
    words.fileUse,
    address,
    '',
    words.fileWarning,
    '',
  ].join('\r\n');
}
