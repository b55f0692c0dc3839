import * as authority from '../../../../domain/authority/file/words/en.ts';
import * as clubs from '../../../../domain/clubs/words/en.ts';
import * as followUp from '../../../../domain/follow-up/words/en.ts';
import * as hazards from '../../../../domain/hazards/refusals/words/en.ts';
import * as imports from '../../../../domain/imports/words/en.ts';
import * as photos from '../../../../domain/photos/words/en.ts';
import * as problems from '../../../../domain/problems/words/en.ts';
import * as refusals from '../../../../domain/refusals/words/en.ts';
import * as reports from '../../../../domain/reports/words/en.ts';
import * as text from '../../../../domain/text/words/en.ts';
import * as signIn from '../../../../domain/users/refusals/words/en.ts';

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
