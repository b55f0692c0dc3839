import * as authority from '../../../../domain/authority/file/words/de.ts';
import * as clubs from '../../../../domain/clubs/words/de.ts';
import * as followUp from '../../../../domain/follow-up/words/de.ts';
import * as hazards from '../../../../domain/hazards/refusals/words/de.ts';
import * as imports from '../../../../domain/imports/words/de.ts';
import * as photos from '../../../../domain/photos/words/de.ts';
import * as problems from '../../../../domain/problems/words/de.ts';
import * as refusals from '../../../../domain/refusals/words/de.ts';
import * as reports from '../../../../domain/reports/words/de.ts';
import * as text from '../../../../domain/text/words/de.ts';
import * as signIn from '../../../../domain/users/refusals/words/de.ts';

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
