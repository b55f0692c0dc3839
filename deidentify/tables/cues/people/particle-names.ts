/** Words that recognisers/people/learned/particle-names.ts reads. */
import { words } from '../../words.ts';

/** Lower-case particles between initials and a surname. */
export const NAME_PARTICLES = words('von vom zu zur van de der den ter ten te du des d di da del della dos af la le');

/** Before a person who did or accompanied something, but not before a place; folded. */
export const BEFORE_PERSONS = words(
  'by with par avec door met volgens selon mit laut gez por con med av przez signed signe',
);

/** What "N. de" precedes; folded. */
export const NUMBERED_THINGS = words(
  'serie ordre orden ordine registre licence immatriculation matricule fabrication vol telephone tel',
);
