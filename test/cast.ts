/** The cast: fictional people with fixed roles; `club` names the club they belong to. */
import type { Role } from '../domain/users/user.ts';

export type Part = { name: string; email: string; role: Role; club: 'ridge' | 'valley' | null };

export const CAST = {
  superAdmin: { name: 'Ingrid Solheim', email: 'ingrid@windsock.example', role: 'super-admin', club: null },
  ridgeAdmin: { name: 'Tomasz Wilk', email: 'tomasz@ridge.example', role: 'admin', club: 'ridge' },
  ridgeManager: { name: 'Beatrix Ashdown', email: 'beatrix@ridge.example', role: 'sms-manager', club: 'ridge' },
  ridgePilot: { name: 'Pelle Lund', email: 'pelle@ridge.example', role: 'pilot', club: 'ridge' },
  valleyAdmin: { name: 'Amelie Foucault', email: 'amelie@valley.example', role: 'admin', club: 'valley' },
  valleyManager: { name: 'Jonas Kettler', email: 'jonas@valley.example', role: 'sms-manager', club: 'valley' },
} as const satisfies Record<string, Part>;

export type CastMember = keyof typeof CAST;

export const CAST_PASSWORD = 'wing runner 42';
