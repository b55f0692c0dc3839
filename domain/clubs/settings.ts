/** Club settings */

import * as z from 'zod/mini';
import { isAuthority } from '../e5x/authorities.ts';
import { choice } from '../refusals/choice.ts';
import * as words from '../refusals/words/en.ts';
import { PrecisionChoice, PrecisionResponse } from '../reports/public/precision.ts';
import { isTimeZone } from '../time-zones/zones.ts';
import { ChosenLanguage } from '../users/language.ts';

export const REGIMES = ['none', 'EU', 'UK'] as const;
export type Regime = (typeof REGIMES)[number];

const BAD_ENTITY = words.badEntity;
const BAD_ZONE = words.badZone;

export const ClubSettings = z.object({
  regime: z.enum(REGIMES),
  responsibleEntity: z.nullable(z.int()),
  coarse: PrecisionResponse,
  language: ChosenLanguage,
  timeZone: z.string(),
});
export type ClubSettings = z.output<typeof ClubSettings>;

/** Omitted fields stay unchanged (C3.18), also in `coarse`. */
export const ClubSettingsChange = z.object({
  regime: z.optional(choice('regime', REGIMES)),
  responsibleEntity: z.optional(z.nullable(z.int(BAD_ENTITY).check(z.refine((id) => isAuthority(id), BAD_ENTITY)))),
  coarse: z.optional(PrecisionChoice),
  language: z.optional(ChosenLanguage),
  timeZone: z.optional(z.string(BAD_ZONE).check(z.refine((name) => isTimeZone(name), BAD_ZONE))),
});
export type ClubSettingsChange = z.output<typeof ClubSettingsChange>;
