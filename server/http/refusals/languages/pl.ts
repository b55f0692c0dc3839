import * as authority from '../../../../domain/authority/file/words/pl.ts';
import * as clubs from '../../../../domain/clubs/words/pl.ts';
import * as followUp from '../../../../domain/follow-up/words/pl.ts';
import * as hazards from '../../../../domain/hazards/refusals/words/pl.ts';
import * as imports from '../../../../domain/imports/words/pl.ts';
import * as photos from '../../../../domain/photos/words/pl.ts';
import * as problems from '../../../../domain/problems/words/pl.ts';
import * as refusals from '../../../../domain/refusals/words/pl.ts';
import * as reports from '../../../../domain/reports/words/pl.ts';
import * as text from '../../../../domain/text/words/pl.ts';
import * as signIn from '../../../../domain/users/refusals/words/pl.ts';

export const words = {
  authority,
  clubs,
  followUp,
  hazards,
  imports,
  photos,
  problems,
  refusals,
  reports,
  signIn,
  text,
};
