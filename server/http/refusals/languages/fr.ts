import * as authority from '../../../../domain/authority/file/words/fr.ts';
import * as clubs from '../../../../domain/clubs/words/fr.ts';
import * as followUp from '../../../../domain/follow-up/words/fr.ts';
import * as hazards from '../../../../domain/hazards/refusals/words/fr.ts';
import * as imports from '../../../../domain/imports/words/fr.ts';
import * as photos from '../../../../domain/photos/words/fr.ts';
import * as problems from '../../../../domain/problems/words/fr.ts';
import * as refusals from '../../../../domain/refusals/words/fr.ts';
import * as reports from '../../../../domain/reports/words/fr.ts';
import * as text from '../../../../domain/text/words/fr.ts';
import * as signIn from '../../../../domain/users/refusals/words/fr.ts';

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
