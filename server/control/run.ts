/** Common parts of commands: settings, arguments, one-line errors */
import { isAbsolute, join } from 'node:path';
import { STANDARD_INPUT } from '../backup/file.ts';
import { printEnd, printFailure, printLine } from '../console.ts';
import type { LoadedTable } from '../db/backup/load.ts';
import { isDebugging, readSettings, type Settings } from '../env.ts';

export type Invocation = { args: string[]; settings: Settings };

/** `fits` checks the arguments; otherwise prints the usage. */
export async function runCommand(
  usage: string,
  fits: (args: string[]) => boolean,
  work: (invocation: Invocation) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (!fits(args)) {
    printFailure(`Usage: ${usage}`);
    process.exit(2);
  }
  try {
    await work({ args, settings: readSettings(process.env) });
  } catch (error) {
    printEnd(error, isDebugging(process.env));
    process.exit(1);
  }
}

export const oneArgument = (args: string[]): boolean => args.length === 1 && !args[0]?.startsWith('-');

export const oneSource = (args: string[]): boolean => oneArgument(args) || args.join(' ') === STANDARD_INPUT;

export function filePath({ args: [name = ''], settings }: Invocation): string {
  return isAbsolute(name) || name === STANDARD_INPUT ? name : join(settings.initialDirectory, name);
}

export function printTables(tables: readonly LoadedTable[]): void {
  for (const { table, rows } of tables) printLine(`  ${table.padEnd(20)} ${rows}`);
}
