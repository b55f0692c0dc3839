import type { Passkey } from '../../../domain/auth/keys.ts';

type Row = { id: string; name: string; createdAt: Date; lastUsedOn: string | null };

export function presentPasskey({ id, name, createdAt, lastUsedOn }: Row): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedOn };
}
