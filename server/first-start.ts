/** Creates the first super-admin and sample data (C1.4), in one transaction, so that a killed start can be repeated */
import { audit } from './audit/write.ts';
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

/** Calls `onWait` once if another instance is at its first start. */
export async function firstStart(
  services: Services,
  options: FirstStartOptions,
  onWait: () => void = () => undefined,
): Promise<FirstStart> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryFirstStart(services, options);
    } catch (error) {
      // Another instance has been loading sample data for longer than a transaction may wait for its lock.
      if (!isLockTimeout(error)) throw error;
      if (tries === 1) onWait();
    }
  }
}

function tryFirstStart(services: Services, options: FirstStartOptions): Promise<FirstStart> {
  return services.database.transaction(async (tx) => {
    await acquireLock(tx, 'first start');
    if ((await lockSuperAdmins(tx)).length > 0) return { accounts: [], sample: false, receiptCode: null };
    const configured = options.superAdmin;
    const account = configured ?? { email: `super-admin@${services.site.siteDomain}`, password: randomPassword() };
    const passwordHash = await hashPassword(account.password);
    const user = {
      email: account.email,
      name: 'Super Admin',
      role: 'super-admin',
      clubId: null,
      passwordHash,
    } as const;
    const now = services.clock();
    const created = await insertUser(tx, user, now);
    const subject = { kind: 'user', id: created.id } as const;
    await audit(tx, { actorId: null, action: 'user-create', subject, details: { role: user.role } }, now);
    const servicesInTransaction: Services = {
      ...services,
      rateLimits: false,
      mail: noMail,
      database: { ...services.database, db: tx, transaction: (work) => withinTransaction(tx, work) },
    };
    // Loaded only here: most starts do not need it, and it would stay in memory.
    const sample = options.sample ? await import('./sample/load.ts') : null;
    const loaded = (await sample?.loadSample(servicesInTransaction, created)) ?? { accounts: [], receiptCode: null };
    const own = configured ? [] : [{ ...account, role: user.role }];
    return { ...loaded, accounts: [...own, ...loaded.accounts], sample: options.sample };
  });
}
