import * as authority from '../../../../domain/authority/file/words/sv.ts';
import * as clubs from '../../../../domain/clubs/words/sv.ts';
import * as followUp from '../../../../domain/follow-up/words/sv.ts';
import * as hazards from '../../../../domain/hazards/refusals/words/sv.ts';
import * as imports from '../../../../domain/imports/words/sv.ts';
import * as photos from '../../../../domain/photos/words/sv.ts';
import * as problems from '../../../../domain/problems/words/sv.ts';
import * as refusals from '../../../../domain/refusals/words/sv.ts';
import * as reports from '../../../../domain/reports/words/sv.ts';
import * as text from '../../../../domain/text/words/sv.ts';
import * as signIn from '../../../../domain/users/refusals/words/sv.ts';

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
