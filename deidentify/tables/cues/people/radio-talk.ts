/** Words that recognisers/people/context/radio-talk.ts reads. */
import { words } from '../../words.ts';

export const UTTERING =
  /^(?:said|say|says|saying|replied|replies|replying|answered|answers|answering|responded|responds|responding|acknowledged|acknowledging|transmitted|transmitting|radioed|repeated|confirmed)$/;

/** What a letter names, after it and before it; folded. */
export const AFTER_LETTERS = words(
  'airway airways airspace sector sectors zone taxiway taxiways apron intersection waypoint waypoints stand gate transponder atis vor ndb',
);

/** "Emil stand vor Martha": in German "stood" and "before". */
export const ENGLISH_ONLY = words('stand vor');

export const AT_PEOPLE = /^(?:shouted|yelled|screamed|swore|looked|glanced|stared|waved|pointed|laughed|smiled)$/;

export const GOING_ON =
  /^(?:but|to|that|then|twice|again|as|while|when|without|after|before|for|on|over|instead|only|out|in|once|at)$/;

export const PRONOUN = /^(?:i|he|she|we|they|you|his|her|my|our|their)$/;
