/**
 * What an empty database is given at its first start (contract C1.4): a super-admin, and sample data where wanted; all
 * in one transaction, so that a process killed in the middle starts again from nothing.
 */
import { type Account, hashPassword, randomPassword } from './auth/password.ts';
import { acquireLock } from './db/advisory-lock.ts';
import { isLockTimeout } from './db/failures.ts';
import { withinTransaction } from './db/transaction.ts';
import { noMail } from './mail/outbox.ts';
import type { Services } from './services.ts';
import { insertUser, lockSuperAdmins } from './users/queries.ts';

export type FirstStart = {
  accounts: Account[];
  sample: boolean;
  /** The receipt code of a reporter of the sample, made up here too; `null` without sample data. */
  receiptCode: string | null;
};

type Wanted = { superAdmin: { email: string; password: string } | null; sample: boolean };

/**
 * Creates the first super-admin, if there is none, and with it the sample data, if wanted. `onWait` is called once where
 * another instance does so at this moment, for which this one waits.
 */
export async function firstStart(
  services: Services,
  wanted: Wanted,
  onWait: () => void = () => undefined,
): Promise<FirstStart> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryFirstStart(services, wanted);
    } catch (error) {
      // Another instance is at it, and loading the sample takes longer than a transaction may wait.
      if (!isLockTimeout(error)) throw error;
      if (tries === 1) onWait();
    }
  }
}

function tryFirstStart(services: Services, wanted: Wanted): Promise<FirstStart> {
  return services.database.transaction(async (tx) => {
    await acquireLock(tx, 'first start');
    if ((await lockSuperAdmins(tx)).length > 0) return { accounts: [], sample: false, receiptCode: null };
    const given = wanted.superAdmin;
    const account = given ?? { email: `super-admin@${services.site.siteDomain}`, password: randomPassword() };
    const passwordHash = await hashPassword(account.password);
    const user = {
      email: account.email,
      name: 'Super Admin',
      role: 'super-admin',
      clubId: null,
      passwordHash,
    } as const;
    const created = await insertUser(tx, user, services.clock());
    const inside: Services = {
      ...services,
      rateLimits: false,
      mail: noMail,
      database: { ...services.database, db: tx, transaction: (work) => withinTransaction(tx, work) },
    };
    // Most starts have no use for it, and would hold it for ever.
    const sample = wanted.sample ? await import('./sample/load.ts') : null;
    const loaded = (await sample?.loadSample(inside, created)) ?? { accounts: [], receiptCode: null };
    const own = given ? [] : [{ ...account, role: user.role }];
    return { ...loaded, accounts: [...own, ...loaded.accounts], sample: wanted.sample };
  });
}
