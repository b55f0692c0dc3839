import * as authority from '../../../../domain/authority/file/words/es.ts';
import * as clubs from '../../../../domain/clubs/words/es.ts';
import * as followUp from '../../../../domain/follow-up/words/es.ts';
import * as hazards from '../../../../domain/hazards/refusals/words/es.ts';
import * as imports from '../../../../domain/imports/words/es.ts';
import * as photos from '../../../../domain/photos/words/es.ts';
import * as problems from '../../../../domain/problems/words/es.ts';
import * as refusals from '../../../../domain/refusals/words/es.ts';
import * as reports from '../../../../domain/reports/words/es.ts';
import * as text from '../../../../domain/text/words/es.ts';
import * as signIn from '../../../../domain/users/refusals/words/es.ts';

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
