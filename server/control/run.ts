/** Common parts of commands: settings, arguments, one-line errors */
import { isAbsolute, join } from 'node:path';
import { STANDARD_INPUT } from '../backup/file.ts';
import { printEnd, printFailure, printLine } from '../console.ts';
import type { LoadedTable } from '../db/backup/load.ts';
import { isDebugging, readSettings, type Settings } from '../env.ts';

type Invocation = { args: string[]; settings: Settings };

/** Prints the usage, and exits, unless the arguments are valid. */
export async function runCommand(
  usage: string,
  isValidUsage: (args: string[]) => boolean,
  work: (invocation: Invocation) => Promise<void>,
  environment = process.env,
): Promise<void> {
  const args = process.argv.slice(2);
  if (!isValidUsage(args)) {
    printFailure(`Usage: ${usage}`);
    process.exit(2);
  }
  try {
    await work({ args, settings: readSettings(environment) });
  } catch (error) {
    printEnd(error, isDebugging(process.env));
    process.exit(1);
  }
}

export const hasOneArgument = (args: string[]): boolean => args.length === 1 && !args[0]?.startsWith('-');

export const hasOneSource = (args: string[]): boolean => hasOneArgument(args) || args.join(' ') === STANDARD_INPUT;

export function filePath({ args: [name = ''], settings }: Invocation): string {
  return isAbsolute(name) || name === STANDARD_INPUT ? name : join(settings.initialDirectory, name);
}

export function printTables(tables: readonly LoadedTable[]): void {
  for (const { table, rows } of tables) printLine(`  ${table.padEnd(20)} ${rows}`);
}
