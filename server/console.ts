/** Console output for the operator; everything else goes to the log */
import { SITE_MAP } from '../domain/site-map.ts';
import type { Account } from './auth/password.ts';
import type { MigrationResult } from './db/database.ts';
import type { FirstStart } from './first-start.ts';
import { lineOf } from './operator-error.ts';

const line = ({ role, email, password }: Account): string => `  ${role.padEnd(12)} ${email.padEnd(40)} ${password}`;

/** The generated passwords and receipt code are shown nowhere else. */
export function printFirstStart({ accounts, sample, receiptCode }: FirstStart): void {
  if (accounts.length > 0) {
    console.log('\nAccounts created at this first start. These passwords are shown only once; save them now:\n');
    console.log(`${accounts.map(line).join('\n')}\n`);
  }
  if (sample) {
    console.log('Sample data is loaded: invented clubs, staff and reports, so that every screen shows something.');
    console.log('To start empty: stop, remove the data directory, and start with SAMPLE_DATA=off.\n');
  }
  if (receiptCode)
    console.log(
      `The receipt code of one of its reporters, to try ${SITE_MAP.follow.path} with (printed once): ${receiptCode}\n`,
    );
}

export function printMigrated({ from, to, seconds }: MigrationResult): void {
  if (from > 0) console.log(`The database was brought up to date: schema ${from} → ${to} in ${seconds.toFixed(1)} s`);
}

/** Another instance is creating the first accounts and sample data. */
export function printWaiting(): void {
  console.log('Another instance is at its first start on this database; waiting for it to finish');
}

export function printAddress(productName: string, address: string): void {
  console.log(`${productName} is ready at ${address}`);
}

export function printFailure(message: string): void {
  console.error(message);
}

/** One line; when debugging, the stack as well. */
export function printEnd(error: unknown, isDebugging: boolean): void {
  console.error(lineOf(error));
  if (isDebugging) console.error(error);
}

export function printLine(line: string): void {
  console.log(line);
}
