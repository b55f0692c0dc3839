// Bits of a word in the word table: some hold for any language, some for one.

/** For any language. */
export const GIVEN = 1 << 0;
export const GIVEN_USUAL = 1 << 1;
export const SURNAME = 1 << 2;
export const SURNAME_USUAL = 1 << 3;
export const SHORT_NAME = 1 << 4;
export const PLACE = 1 << 5;
export const PLACE_LARGE = 1 << 6;
export const PLACE_PART = 1 << 7;
export const MAKE_OR_TYPE = 1 << 8;
export const CALENDAR = 1 << 9;
export const RADIO_LETTER = 1 << 10;
export const ACRONYM = 1 << 11;
export const NUMERAL = 1 << 12;
export const PARTICLE = 1 << 13;
export const PROPER = 1 << 14;
export const DECLINED = 1 << 15;
/** Mountain, lake, street, church, airfield: an adjacent name is a place. */
export const LANDMARK = 1 << 16;
/** Storm, low: the following name is a weather system. */
export const WEATHER = 1 << 17;
/** Country, state or nation. */
export const COUNTRY = 1 << 18;
export const ANY_NAME = GIVEN | GIVEN_USUAL | SURNAME | SURNAME_USUAL | SHORT_NAME | DECLINED;

/** Frequency band in a language: 3 very common, 2 ordinary, 1 found in an encyclopedia, 0 absent. */
export const BAND = 3;
/** For one language. */
export const FUNCTION = 1 << 2;
export const ROLE = 1 << 3;
export const ROLE_PART = 1 << 4;
export const TITLE = 1 << 5;
export const SPEECH_VERB = 1 << 6;
export const PLACE_PREPOSITION = 1 << 7;
export const SAINT = 1 << 8;
export const FAMILY = 1 << 9;
export const GREETING = 1 << 10;
/** A word directly before a name ("called", "named"). */
export const NAME_CUE = 1 << 11;
export const CLUB = 1 << 12;
/** Seen in at least two lines of the training text. */
export const DOMAIN = 1 << 13;
/** Stem of an ordinary word (keys that start with STEM_SIGN). */
export const STEM = 1 << 14;
/** A word before another identifier: street, telephone, email and the like. */
export const OTHER_CUE = 1 << 15;

/** Prefix of stems among the table's keys. */
export const STEM_SIGN = '~';
