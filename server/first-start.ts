/** Creates the first super-admin and sample data (C1.4) in one transaction, so that a killed start can be repeated */
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
  /** A reporter's code in the sample; `null` without sample data. */
  receiptCode: string | null;
};

type FirstStartOptions = { superAdmin: { email: string; password: string } | null; sample: boolean };

/** `onWait` is called once if another instance is doing the same. */
export async function firstStart(
  services: Services,
  wanted: FirstStartOptions,
  onWait: () => void = () => undefined,
): Promise<FirstStart> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryFirstStart(services, wanted);
    } catch (error) {
      // Another instance is loading for longer than a transaction may wait.
      if (!isLockTimeout(error)) throw error;
      if (tries === 1) onWait();
    }
  }
}

function tryFirstStart(services: Services, wanted: FirstStartOptions): Promise<FirstStart> {
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
    // Most starts do not need it, and it would stay loaded.
    const sample = wanted.sample ? await import('./sample/load.ts') : null;
    const loaded = (await sample?.loadSample(inside, created)) ?? { accounts: [], receiptCode: null };
    const own = given ? [] : [{ ...account, role: user.role }];
    return { ...loaded, accounts: [...own, ...loaded.accounts], sample: wanted.sample };
  });
}
