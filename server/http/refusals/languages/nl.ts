import * as authority from '../../../../domain/authority/file/words/nl.ts';
import * as clubs from '../../../../domain/clubs/words/nl.ts';
import * as followUp from '../../../../domain/follow-up/words/nl.ts';
import * as hazards from '../../../../domain/hazards/refusals/words/nl.ts';
import * as imports from '../../../../domain/imports/words/nl.ts';
import * as photos from '../../../../domain/photos/words/nl.ts';
import * as problems from '../../../../domain/problems/words/nl.ts';
import * as refusals from '../../../../domain/refusals/words/nl.ts';
import * as reports from '../../../../domain/reports/words/nl.ts';
import * as text from '../../../../domain/text/words/nl.ts';
import * as signIn from '../../../../domain/users/refusals/words/nl.ts';

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
