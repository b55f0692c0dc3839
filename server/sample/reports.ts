/** All sample reports (C1.4): invented gliding stories in many voices, so that every screen has content. */

import { BRZOZOWA_DOLINA } from './reports/abroad/brzozowa-dolina.ts';
import { ERLENMOOS } from './reports/abroad/erlenmoos.ts';
import { VALBRUNE } from './reports/abroad/valbrune.ts';
import { EARLIER } from './reports/earlier.ts';
import { EQUIPMENT } from './reports/equipment.ts';
import { GROUND } from './reports/ground.ts';
import { HABITS } from './reports/habits.ts';
import { LANDING } from './reports/landing.ts';
import { LAUNCHING } from './reports/launching.ts';
import { SOARING } from './reports/soaring.ts';
import { VISITORS } from './reports/visitors.ts';
import type { SampleReport } from './sample-report.ts';

export const SAMPLE_REPORTS: readonly SampleReport[] = [
  ...LAUNCHING,
  ...SOARING,
  ...LANDING,
  ...GROUND,
  ...EQUIPMENT,
  ...VISITORS,
  ...HABITS,
  ...EARLIER,
  ...ERLENMOOS,
  ...VALBRUNE,
  ...BRZOZOWA_DOLINA,
];
