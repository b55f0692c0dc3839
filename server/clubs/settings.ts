/** The settings of a club (contract, before C8): who may review its reports sees them, admins and super-admins change them. */
import type { ClubSettings, ClubSettingsChange } from '../../domain/clubs/settings.ts';
import { type Actor, may } from '../../domain/permissions.ts';
import { Problem } from '../../domain/problems.ts';
import { AS_GIVEN, withDefaults } from '../../domain/reports/public/coarse.ts';
import { audit } from '../audit/write.ts';
import type { Db } from '../db/database.ts';
import type { Services } from '../services.ts';
import { findSettings, updateSettings } from './queries.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

const present = ({ coarse, ...others }: Stored): ClubSettings => ({
  ...others,
  coarse: withDefaults(coarse, AS_GIVEN),
});

/** The settings of a club; throws 404 where there is none that the actor may know of. */
export async function clubSettings(db: Db, actor: Actor, clubId: string): Promise<ClubSettings> {
  const stored = may(actor, 'review reports', { clubId }) ? await findSettings(db, clubId) : undefined;
  if (!stored) throw new Problem('clubs/not-found');
  return present(stored);
}

/** Changes what is given of them; throws 403 where an admin sends more than `coarse`. */
export function changeClubSettings(
  { database, clock }: Services,
  actor: Actor,
  clubId: string,
  { coarse, ...authority }: ClubSettingsChange,
): Promise<ClubSettings> {
  const choosesAuthority = authority.regime !== undefined || authority.responsibleEntity !== undefined;
  if (choosesAuthority && !may(actor, 'choose the authority', { clubId })) throw new Problem('auth/forbidden');
  return database.transaction(async (tx) => {
    const now = clock();
    const stored = await findSettings(tx, clubId, { forUpdate: true });
    if (!stored) throw new Problem('clubs/not-found');
    const change = {
      ...(authority.regime !== undefined && { regime: authority.regime }),
      ...(authority.responsibleEntity !== undefined && { responsibleEntity: authority.responsibleEntity }),
      ...(coarse && { coarse: { ...stored.coarse, ...coarse } }),
    };
    await updateSettings(tx, clubId, change, now);
    const details = Object.fromEntries(Object.keys(change).map((key) => [key, true]));
    await audit(
      tx,
      { actorId: actor.id, action: 'club-settings', subject: { kind: 'club', id: clubId }, details },
      now,
    );
    return present({ ...stored, ...change });
  });
}
