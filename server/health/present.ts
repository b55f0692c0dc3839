/** The health answer, read from database, disk and mail (C1.8) */
import { mustHaveFactor, type SecondFactorRequirement } from '../../domain/auth/second-factor-requirement.ts';
import type { Health } from '../../domain/health/health.ts';
import { daysAfter, utcDay } from '../../domain/text/calendar.ts';
import { ROLES } from '../../domain/users/user.ts';
import { countFactors } from '../auth/second-factor/queries.ts';
import { lastBackup } from '../backup/queries.ts';
import type { Db } from '../db/database.ts';
import { SCHEMA_VERSION } from '../db/migrate.ts';
import { lastRun } from '../erasure/retention/queries.ts';
import { mailHealth } from '../mail/send/queries.ts';
import type { Services } from '../services.ts';
import { freeBytes, type Installation } from './installation.ts';
import { databaseFacts } from './queries.ts';

async function backupFacts(db: Db, now: Date): Promise<Health['backup']> {
  const last = await lastBackup(db, now);
  return last ? { at: last.finishedAt.toISOString(), bytes: last.bytes, encrypted: last.encrypted } : null;
}

async function mailFacts(db: Db, { certificate }: Installation): Promise<Health['mail']> {
  if (!certificate) return null;
  const [{ waiting, failed, lastFailedAt, troubleSince }, seen] = await Promise.all([mailHealth(db), certificate()]);
  return {
    waiting,
    failed,
    lastFailedAt: lastFailedAt?.toISOString() ?? null,
    troubleSince: troubleSince?.toISOString() ?? null,
    certificate: seen,
  };
}

async function retentionFacts(db: Db, days: number | null, now: Date): Promise<Health['retention']> {
  if (days === null) return null;
  const today = utcDay(now);
  const lastOn = await lastRun(db, today);
  return { days, lastOn, nextOn: lastOn === today ? daysAfter(today, 1) : today };
}

async function factorFacts(db: Db, required: SecondFactorRequirement): Promise<Health['secondFactors']> {
  const counted = ROLES.filter((role) => mustHaveFactor(role, required === 'off' ? 'admins' : required));
  return { required, ...(await countFactors(db, counted)) };
}

export async function presentHealth({
  database: { db, engine },
  clock,
  installation,
  requireSecondFactor,
}: Services): Promise<Health> {
  const now = clock();
  const { version, dataDir, retentionDays } = installation;
  return {
    asOf: now.toISOString(),
    program: { version, schema: SCHEMA_VERSION },
    database: { engine, ...(await databaseFacts(db)) },
    backup: await backupFacts(db, now),
    mail: await mailFacts(db, installation),
    retention: await retentionFacts(db, retentionDays, now),
    disk: dataDir === null ? null : { freeBytes: await freeBytes(dataDir) },
    secondFactors: await factorFacts(db, requireSecondFactor),
  };
}
