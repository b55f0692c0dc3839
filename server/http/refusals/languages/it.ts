import * as authority from '../../../../domain/authority/file/words/it.ts';
import * as clubs from '../../../../domain/clubs/words/it.ts';
import * as followUp from '../../../../domain/follow-up/words/it.ts';
import * as hazards from '../../../../domain/hazards/refusals/words/it.ts';
import * as imports from '../../../../domain/imports/words/it.ts';
import * as photos from '../../../../domain/photos/words/it.ts';
import * as problems from '../../../../domain/problems/words/it.ts';
import * as refusals from '../../../../domain/refusals/words/it.ts';
import * as reports from '../../../../domain/reports/words/it.ts';
import * as text from '../../../../domain/text/words/it.ts';
import * as signIn from '../../../../domain/users/refusals/words/it.ts';

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
