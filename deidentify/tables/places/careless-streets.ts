/** Words for streets that mean nothing else even in small letters; folded. */
import { words } from '../words.ts';

export const CLEAR_STREETS = words(
  'rue avenue boulevard bd calle avenida avda piazza viale ulica ulicy ul al. aleja alei',
);

/** What follows such a word and names no street: a taxiway. */
export const NO_STREET_NAMES = words('rodadura rodaje roulage rullaggio');

/** "kerkweg", "kyrkvägen": words that end like streets, without those that are other ways. */
export const SMALL_STREETS =
  '(?!onderweg|snelweg|hinweg|heenweg|terugweg|taxi|rull|motor|riks|lands|grus|europa)[a-z]{3,}(?:strasse|str\\.|gasse|straat|laan|weg|plein|gatan|vagen)(?![a-z\\d])';
