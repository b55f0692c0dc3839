/** Words that recognisers/people/context/radio-talk.ts reads. */
import { words } from '../../words.ts';

/** Verbs whose object is what was said on the radio: "replied Roger". */
export const SPEECH_VERBS =
  /^(?:said|say|says|saying|replied|replies|replying|answered|answers|answering|responded|responds|responding|acknowledged|acknowledging|transmitted|transmitting|radioed|repeated|confirmed)$/;

/** Words after a letter of the radio alphabet: "Victor airway"; folded. */
export const AFTER_LETTERS = words(
  'airway airways airspace sector sectors zone taxiway taxiways apron intersection waypoint waypoints stand gate transponder atis vor ndb',
);

/** Of those, German words of another meaning: "Emil stand vor Martha" (stood in front of). */
export const ENGLISH_ONLY = words('stand vor');

/** Verbs before "at" and a person: "waved at". */
export const VERBS_WITH_AT = /^(?:shouted|yelled|screamed|swore|looked|glanced|stared|waved|pointed|laughed|smiled)$/;

/** Words that continue the sentence after "said Roger". */
export const AFTER_PROCEDURE_WORD =
  /^(?:but|to|that|then|twice|again|as|while|when|without|after|before|for|on|over|instead|only|out|in|once|at)$/;

/** Pronouns that open the next clause: "said Roger and he landed". */
export const PRONOUN = /^(?:i|he|she|we|they|you|his|her|my|our|their)$/;
