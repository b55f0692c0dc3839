/** Words that recognisers/aircraft/registration.ts reads. */
import { words } from '../words.ts';

/** Words of other languages that look like registrations, in texts taken for English; folded. */
export const NON_REGISTRATIONS = words(
  'gdzie gdyby gdyz dzien dzieci dzwon dzika dziki dziko dzieli dnech dnem dbali dbalo dbala gjort gjord gjorde fjall fjard fjord fjarr dmucha dmuch gzyms',
);

/** Numbers of roads in France, Spain and the Low Countries: "langs de N331". */
export const ROAD = /^N\d{2,4}$/;

/** After a letter and a hyphen that are not a registration: "G-load", "O-ring", "G-metr". */
export const HYPHENATED_TERMS = /^(?:load|ring|box|tube|met(?:er|re|ro|r)|force|shackle)$/;

/** Marks that are not words in the reports' languages: "hb 3412". */
export const SPACED_NUMBER = /^(?:(?:hb|oe|sp) \d{4}|ph \d{3,4})$/;

/** "d 3817", outside English. */
export const SPACED_GERMAN_NUMBER = /^d \d{4}$/;

/** Letters without a vowel: "ok lrb", "se mdx". */
export const SPACED_LETTERS =
  /^(?:(?:ok|om|se|sp|ec|ph|oe|hb|oo|oy|ln) [bcdfghjklmnpqrstvwxz]{3}|[dgf] [bcdfghjklmnpqrstvwxz]{4})$/;

/** Marks that are also words, only after an article or an aircraft: "die d 7750". */
export const INTRODUCED_NUMBER = /^(?:d|ok|om) \d{4}$/;

/** With vowels, only after an article or an aircraft: "el ec lmo". */
export const INTRODUCED_LETTERS = /^(?:om|sp|ec|ph|oe|hb|oo|oy|ln) [a-z]{3}$/;

/** In one word, with at most one vowel after the mark: "ecmdk", "seuhd". */
export const LOWER_CASE_LETTERS =
  /^(?:(?:ok|om|se|sp|ec|ph|oe|hb|oo|oy|ln)[aeiouy]?[bcdfghjklmnpqrstvwxz]{2,3}|[dgf][bcdfghjklmnpqrstvwxz]{4})$/;

/** Nationality marks before four digits: "sp 3 2 0 8"; folded. */
export const MARKS_OF_NUMBERS = words('d hb oe ok om sp ph');
