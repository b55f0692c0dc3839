/** What is saved or written down of a receipt (contract C10.2): the code, and what it is good for; nothing of the report. */

type Slip = { code: string; address: string; productName: string };

/** The text of the file. */
export function slipOf({ code, address, productName }: Slip): string {
  return [
    `${productName}: receipt of a safety report`,
    '',
    code,
    '',
    'With this code you can see what came of your report and answer questions, without an account:',
    address,
    '',
    'Keep it to yourself. Nobody can tell it to you again.',
    '',
  ].join('\r\n');
}
