/** What is saved or written down of a receipt (contract C10.2): the code, and what it is good for; nothing of the report. */
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
