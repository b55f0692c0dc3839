/** What a long test has to say of itself. */

/** Prints whether something holds, with what was said where it does not; one that fails makes the whole test fail. */
export function expect(what: string, holds: boolean, said = ''): void {
  process.stdout.write(`${holds ? 'holds' : 'FAILS'}: ${what}\n${holds ? '' : said}`);
  if (!holds) process.exitCode = 1;
}
