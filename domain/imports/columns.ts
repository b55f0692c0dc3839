/** Which column of an old list is which field of a report (contract C12.7): guessed by its name, corrected by hand. */
import { REPORT_TEXT_NAMES, REPORT_TEXTS, type ReportText } from '../reports/report.ts';
import { foldText } from '../text/search.ts';

/** What a column can be: any text of the form, the comment, and the day of submission. */
export const IMPORT_FIELDS = [...REPORT_TEXT_NAMES, 'smsManagerComment', 'submittedAt'] as const;
export type ImportField = ReportText | 'smsManagerComment' | 'submittedAt';

/** A field in words, for who chooses. */
export function importLabel(field: ImportField): string {
  if (field === 'smsManagerComment') return 'SMS manager comment';
  return field === 'submittedAt' ? 'Day of submission' : REPORT_TEXTS[field].label;
}

/** Words by which clubs know a field, in English and German, beside its own name and label. */
const SYNONYMS: Partial<Record<ImportField, string>> = {
  submittedAt:
    'submitted, submitted on, reported on, date reported, report date, date of report, meldedatum, gemeldet am, eingegangen am, eingang',
  localDate: 'local date, date of occurrence, occurrence date, incident date, event date, datum, ereignisdatum, tag',
  localTime: 'local time, time of occurrence, incident time, zeit, uhrzeit, ortszeit',
  utcDate: 'date utc, date (utc), datum utc',
  utcTime: 'time utc, time (utc), zeit utc, utc zeit',
  locationOccurrence: 'place, site, airfield, where, location of occurrence, aerodrome, ort, flugplatz, ereignisort',
  stateArea: 'state, area, county, province, bundesland, kanton',
  worldRegion: 'region',
  headline: 'title, subject, summary, titel, betreff, überschrift, kurzbeschreibung, stichwort',
  narrative:
    'what happened, what happened / narrative, description, text, report, details, event, occurrence, beschreibung, ereignis, bericht, hergang, was ist passiert, vorfall, sachverhalt',
  narrativeLanguage: 'language, sprache',
  injuryLevel: 'injury, injuries, verletzung, verletzungen, personenschaden',
  highestDamage: 'damage, damages, aircraft damage, schaden, sachschaden',
  aircraftCategory: 'category, aircraft class, kategorie, luftfahrzeugart',
  aircraftRegistration: 'aircraft registration, reg, kennzeichen',
  manufacturer: 'make, maker, hersteller',
  model: 'type, aircraft type, aircraft, glider, muster, typ, flugzeug, flugzeugtyp, luftfahrzeugmuster',
  serialNumber: 'serial, s/n, werknummer, seriennummer',
  yearBuilt: 'year of manufacture, baujahr',
  lastDeparturePointIcao: 'departure point, departure airfield, from, startplatz, startort',
  plannedDestinationIcao: 'destination airfield, to, zielflugplatz, ziel',
  operationType: 'operation, type of operation, flight type, kind of flight, flugart, betriebsart, art des fluges',
  flightPhase: 'phase, phase of flight, flugphase',
  weatherConditions: 'weather, wetter, wetterbedingungen',
  airspaceClass: 'airspace, luftraum, luftraumklasse',
  currentFlightRules: 'rules, flugregeln',
  reporterName: 'reporter, reporter name, reported by, melder, gemeldet von, name des melders',
  reporterEmail: 'e-mail, mail, email address, reporter email, e-mail-adresse',
  reporterTelephone: 'telephone, phone number, mobile, telefon, telefonnummer, handy',
  smsManagerComment:
    'comment, manager comment, safety comment, analysis, conclusion, recommendation, measures, kommentar, maßnahme, maßnahmen, bewertung, empfehlung',
};

/** A name of a column without case, accents and what only divides its words. */
const keyOf = (name: string): string => foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');

const BY_NAME = new Map<string, ImportField>();
for (const field of IMPORT_FIELDS)
  for (const name of [field, importLabel(field), ...(SYNONYMS[field]?.split(', ') ?? [])])
    if (!BY_NAME.has(keyOf(name))) BY_NAME.set(keyOf(name), field);

/** The fields of these columns by their names; each field once, the first column that bears its own name or label before others. */
export function guessFields(headers: readonly string[]): (ImportField | null)[] {
  const isOwn = (header: string, field: ImportField) =>
    [keyOf(field), keyOf(importLabel(field))].includes(keyOf(header));
  const wanted = headers.map((header) => BY_NAME.get(keyOf(header)) ?? null);
  const places = new Map<ImportField, number>();
  wanted.forEach((field, at) => {
    const taken = field === null ? undefined : places.get(field);
    if (
      field !== null &&
      (taken === undefined || (isOwn(headers[at] ?? '', field) && !isOwn(headers[taken] ?? '', field)))
    )
      places.set(field, at);
  });
  return wanted.map((field, at) => (field !== null && places.get(field) === at ? field : null));
}

/** The name of a column that stands twice in a header, or `null`; nameless ones may. */
export function twiceNamed(headers: readonly string[]): string | null {
  const keys = headers.map((header) => foldText(header).trim());
  const at = keys.findIndex((key, place) => key !== '' && keys.indexOf(key) < place);
  return at < 0 ? null : (headers[at]?.trim() ?? null);
}
