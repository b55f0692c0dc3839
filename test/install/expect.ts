/** The assertion of the long test programs. */

/** Prints whether something holds, with the output if not; a failure sets the exit code. */
export function expect(what: string, holds: boolean, details = ''): void {
  process.stdout.write(`${holds ? 'holds' : 'FAILS'}: ${what}\n${holds ? '' : details}`);
  if (!holds) process.exitCode = 1;
}
