import { bigint, boolean, date, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, timestamp } from './columns.ts';

/** The secret is encrypted; a pending app awaits its first code (C11.1). */
export const secondFactors = pgTable('second_factors', {
  userId: uuid().primaryKey(),
  secret: bytes(),
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  confirmedAt: timestamp(),
  pendingSecret: bytes(),
  pendingSince: timestamp(),
});

export const recoveryCodes = pgTable('recovery_codes', {
  hash: bytes().primaryKey(),
  userId: uuid().notNull(),
  usedAt: timestamp(),
});

export const passkeys = pgTable('passkeys', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid().notNull(),
  credentialId: text().notNull(),
  publicKey: bytes().notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  backedUp: boolean().notNull(),
  name: text().notNull(),
  createdAt: timestamp().notNull(),
  lastUsedOn: date({ mode: 'string' }),
});

/** Between password and second step (C11.2); these are not sessions. */
export const signInSteps = pgTable('sign_in_steps', {
  tokenHash: bytes().primaryKey(),
  userId: uuid().notNull(),
  tries: smallint().notNull().default(0),
  expiresAt: timestamp().notNull(),
});

/** Valid once (C11.3). */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text().primaryKey(),
  userId: uuid(),
  purpose: text().$type<'add' | 'sign-in'>().notNull(),
  expiresAt: timestamp().notNull(),
});

export const wrongCodes = pgTable('wrong_codes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid().notNull(),
  at: timestamp().notNull(),
});

/** By token hash and email (C11.5). */
export const passwordResets = pgTable('password_resets', {
  tokenHash: bytes().primaryKey(),
  userId: uuid().notNull(),
  mailId: uuid().notNull(),
  expiresAt: timestamp().notNull(),
});
