import type { ClubSettings } from '../../domain/clubs/settings.ts';
import { EXACT, withDefaults } from '../../domain/reports/public/precision.ts';
import { timeZoneOf } from '../../domain/time-zones/of-club.ts';
import type { StoredSettings } from './queries.ts';

export function presentSettings(stored: StoredSettings): ClubSettings {
  const { regime, responsibleEntity, coarse, language, timeZone, location } = stored;
  return {
    regime,
    responsibleEntity,
    coarse: withDefaults(coarse, EXACT),
    language,
    timeZone: timeZoneOf({ timeZone, location }),
  };
}
