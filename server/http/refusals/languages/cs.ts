import * as authority from '../../../../domain/authority/file/words/cs.ts';
import * as clubs from '../../../../domain/clubs/words/cs.ts';
import * as followUp from '../../../../domain/follow-up/words/cs.ts';
import * as hazards from '../../../../domain/hazards/refusals/words/cs.ts';
import * as imports from '../../../../domain/imports/words/cs.ts';
import * as photos from '../../../../domain/photos/words/cs.ts';
import * as problems from '../../../../domain/problems/words/cs.ts';
import * as refusals from '../../../../domain/refusals/words/cs.ts';
import * as reports from '../../../../domain/reports/words/cs.ts';
import * as text from '../../../../domain/text/words/cs.ts';
import * as signIn from '../../../../domain/users/refusals/words/cs.ts';

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
