/** The settings of a club (contract, before C8): who may review its reports sees them, admins and super-admins change them. */
import type { ClubSettings, ClubSettingsChange } from '../../domain/clubs/settings.ts';
import { type Actor, may } from '../../domain/permissions.ts';
import { Problem } from '../../domain/problems.ts';
import { AS_GIVEN, withDefaults } from '../../domain/reports/public/coarse.ts';
import { timeZoneOf } from '../../domain/time-zones/of-club.ts';
import { audit } from '../audit/write.ts';
import type { Db } from '../db/database.ts';
import type { Services } from '../services.ts';
import { findSettings, updateSettings } from './queries.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

const present = ({ regime, responsibleEntity, coarse, timeZone, location }: Stored): ClubSettings => ({
  regime,
  responsibleEntity,
  coarse: withDefaults(coarse, AS_GIVEN),
  timeZone: timeZoneOf({ timeZone, location }),
});

/** The settings of a club; throws 404 where there is none that the actor may know of. */
export async function clubSettings(db: Db, actor: Actor, clubId: string): Promise<ClubSettings> {
  const stored = may(actor, 'review reports', { clubId }) ? await findSettings(db, clubId) : undefined;
  if (!stored) throw new Problem('clubs/not-found');
  return present(stored);
}

/** Changes what is given of them; throws 403 where an admin chooses the authority. */
export function changeClubSettings(
  { database, clock }: Services,
  actor: Actor,
  clubId: string,
  { coarse, timeZone, ...authority }: ClubSettingsChange,
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
      ...(timeZone !== undefined && { timeZone }),
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
