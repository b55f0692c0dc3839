/** Names of codes in the request's language (C8.5, C14.7). */
import * as categoriesCs from '../../domain/follow-up/categories/words/cs.ts';
import * as categoriesDe from '../../domain/follow-up/categories/words/de.ts';
import * as categoriesEn from '../../domain/follow-up/categories/words/en.ts';
import * as categoriesEs from '../../domain/follow-up/categories/words/es.ts';
import * as categoriesFr from '../../domain/follow-up/categories/words/fr.ts';
import * as categoriesIt from '../../domain/follow-up/categories/words/it.ts';
import * as categoriesNl from '../../domain/follow-up/categories/words/nl.ts';
import * as categoriesPl from '../../domain/follow-up/categories/words/pl.ts';
import * as categoriesSv from '../../domain/follow-up/categories/words/sv.ts';
import * as eventTypesCs from '../../domain/follow-up/event-types/words/cs.ts';
import * as eventTypesDe from '../../domain/follow-up/event-types/words/de.ts';
import * as eventTypesEn from '../../domain/follow-up/event-types/words/en.ts';
import * as eventTypesEs from '../../domain/follow-up/event-types/words/es.ts';
import * as eventTypesFr from '../../domain/follow-up/event-types/words/fr.ts';
import * as eventTypesIt from '../../domain/follow-up/event-types/words/it.ts';
import * as eventTypesNl from '../../domain/follow-up/event-types/words/nl.ts';
import * as eventTypesPl from '../../domain/follow-up/event-types/words/pl.ts';
import * as eventTypesSv from '../../domain/follow-up/event-types/words/sv.ts';
import { inLanguage } from '../../domain/language/in-language.ts';
import type { Language } from '../../domain/language/languages.ts';
import type { SharedValue } from '../../domain/similar/similar.ts';

const CATEGORIES = {
  cs: categoriesCs,
  de: categoriesDe,
  en: categoriesEn,
  es: categoriesEs,
  fr: categoriesFr,
  it: categoriesIt,
  nl: categoriesNl,
  pl: categoriesPl,
  sv: categoriesSv,
};
const EVENT_TYPES = {
  cs: eventTypesCs,
  de: eventTypesDe,
  en: eventTypesEn,
  es: eventTypesEs,
  fr: eventTypesFr,
  it: eventTypesIt,
  nl: eventTypesNl,
  pl: eventTypesPl,
  sv: eventTypesSv,
};

export function nameIn(language: Language): (equal: SharedValue) => string {
  const { categories } = inLanguage(CATEGORIES, language);
  const { eventTypes } = inLanguage(EVENT_TYPES, language);
  const labels: Record<'category' | 'eventType', Readonly<Record<number, string>>> = {
    category: categories,
    eventType: eventTypes,
  };
  return (equal) => ('text' in equal ? equal.text : (labels[equal.of][equal.id] ?? String(equal.id)));
}
