/** What leaves the server of the settings of a club, where the row is not yet the answer. */
import type { ClubSettings } from '../../domain/clubs/settings.ts';
import { AS_GIVEN, withDefaults } from '../../domain/reports/public/coarse.ts';
import type { StoredSettings } from './queries.ts';

/** The settings of a club, every choice made. */
export function presentSettings({ regime, responsibleEntity, coarse }: StoredSettings): ClubSettings {
  return { regime, responsibleEntity, coarse: withDefaults(coarse, AS_GIVEN) };
}
