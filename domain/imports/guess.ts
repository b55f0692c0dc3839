/** Guesses an import's columns from headers (C12.7) */
import * as csReport from '../reports/words/cs.ts';
import * as deReport from '../reports/words/de.ts';
import * as esReport from '../reports/words/es.ts';
import * as frReport from '../reports/words/fr.ts';
import * as itReport from '../reports/words/it.ts';
import * as nlReport from '../reports/words/nl.ts';
import * as plReport from '../reports/words/pl.ts';
import * as svReport from '../reports/words/sv.ts';
import { foldText } from '../text/folding/search.ts';
import { IMPORT_FIELDS, type ImportField, importLabel } from './columns.ts';
import * as cs from './words/cs.ts';
import * as de from './words/de.ts';
import * as es from './words/es.ts';
import * as fr from './words/fr.ts';
import * as it from './words/it.ts';
import * as nl from './words/nl.ts';
import * as pl from './words/pl.ts';
import * as sv from './words/sv.ts';

const SYNONYMS: Partial<Record<ImportField, string>> = {
  submittedAt:
    'day of submission, submitted, submitted on, reported on, date reported, report date, date of report, meldedatum, gemeldet am, eingegangen am, eingang, jour du rex, giorno della segnalazione, día del informe, tag der meldung, dag van de melding, dag för rapporten, dzień zgłoszenia',
  localDate:
    'local date, date of occurrence, occurrence date, incident date, event date, datum, ereignisdatum, tag, date, date de l’événement, data, data zdarzenia, fecha, fecha del suceso, dzień, den, datum události, dag',
  localTime:
    'local time, time of occurrence, incident time, zeit, uhrzeit, ortszeit, time, heure, ora, hora, godzina, čas, tid, klockslag, tijd, tijdstip',
  utcDate: 'date utc, date (utc), datum utc',
  utcTime: 'time utc, time (utc), zeit utc, utc zeit',
  locationOccurrence:
    'place, site, airfield, where, location of occurrence, aerodrome, ort, flugplatz, ereignisort, lieu, aérodrome, terrain, luogo, aeroporto, campo, lugar, aeródromo, plaats, locatie, vliegveld, miejsce, lotnisko, místo, letiště, plats, flygplats, flygfält',
  stateArea: 'state, area, county, province, bundesland, kanton',
  worldRegion: 'region',
  headline:
    'title, subject, summary, titel, betreff, überschrift, kurzbeschreibung, stichwort, titre, objet, titolo, oggetto, título, asunto, onderwerp, tytuł, temat, název, předmět, rubrik, ämne',
  narrative:
    'what happened, what happened / narrative, description, text, report, details, event, occurrence, beschreibung, ereignis, bericht, hergang, was ist passiert, vorfall, sachverhalt, was passiert ist, was passiert ist / hergang, ce qui s’est passé, ce qui s’est passé / récit, wat er gebeurde, wat er gebeurde / beschrijving, co się stało, co się stało / opis zdarzenia, co se stalo, co se stalo / popis, che cosa è successo, che cosa è successo / racconto, qué pasó, qué pasó / relato, vad som hände, vad som hände / händelseförlopp, récit, description des faits, descrizione, racconto, descripción, relato, beschrijving, omschrijving, opis, opis sytuacji, popis, beskrivning, händelseförlopp',
  narrativeLanguage: 'language, sprache',
  injuryLevel:
    'injury, injuries, verletzung, verletzungen, personenschaden, blessures, blessés, lesioni, feriti, lesiones, heridos, letsel, obrażenia, zranění, personskador',
  highestDamage:
    'damage, damages, aircraft damage, schaden, sachschaden, dommages, dégâts, danni, daños, schade, uszkodzenia, poškození, škody, skador',
  aircraftCategory: 'category, aircraft class, kategorie, luftfahrzeugart',
  aircraftRegistration:
    'aircraft registration, reg, kennzeichen, immatriculation, immatricolazione, marche, matrícula, registratie, znaki, znaki rejestracyjne, rejestracja, imatrikulace, poznávací značka, registrering',
  manufacturer: 'make, maker, hersteller',
  model:
    'type, aircraft type, aircraft, glider, muster, typ, flugzeug, flugzeugtyp, luftfahrzeugmuster, appareil, planeur, type de planeur, aliante, tipo, velivolo, planeador, aeronave, zweefvliegtuig, vliegtuigtype, szybowiec, typ szybowca, kluzák, typ kluzáku, segelflygplan, flygplanstyp',
  serialNumber: 'serial, s/n, werknummer, seriennummer',
  yearBuilt: 'year of manufacture, baujahr',
  lastDeparturePointIcao: 'departure point, departure airfield, from, startplatz, startort',
  plannedDestinationIcao: 'destination airfield, to, zielflugplatz, ziel',
  operationType: 'operation, type of operation, flight type, kind of flight, flugart, betriebsart, art des fluges',
  flightPhase:
    'phase, phase of flight, flugphase, phase de vol, fase di volo, fase de vuelo, fase, vluchtfase, faza lotu, fáze letu, flygfas',
  weatherConditions: 'weather, wetter, wetterbedingungen, météo, meteo, meteorología, weer, pogoda, počasí, väder',
  airspaceClass: 'airspace, luftraum, luftraumklasse',
  currentFlightRules: 'rules, flugregeln',
  reporterName:
    'reporter, reporter name, reported by, melder, gemeldet von, name des melders, auteur, nom, nome, nombre, naam, melder naam, imię i nazwisko, nazwisko, zgłaszający, jméno, oznamovatel, namn, rapportör',
  reporterEmail:
    'e-mail, mail, email address, reporter email, e-mail-adresse, courriel, correo, correo electrónico, e-post',
  reporterTelephone:
    'telephone, phone number, mobile, telefon, telefonnummer, handy, téléphone, telefono, teléfono, telefoon, telefoonnummer',
  smsManagerComment:
    'comment, manager comment, safety comment, analysis, conclusion, recommendation, measures, kommentar, maßnahme, maßnahmen, bewertung, empfehlung, commentaire, analyse, mesures, commento, analisi, misure, comentario, análisis, medidas, opmerking, maatregelen, komentarz, działania, wnioski, komentář, opatření, åtgärder',
};

/** Headers of templates in other languages (C14.5). */
const OTHER_LABELS: readonly Record<ImportField, string>[] = [
  { ...csReport.labels, smsManagerComment: cs.comment, submittedAt: cs.dayOfSubmission },
  { ...deReport.labels, smsManagerComment: de.comment, submittedAt: de.dayOfSubmission },
  { ...esReport.labels, smsManagerComment: es.comment, submittedAt: es.dayOfSubmission },
  { ...frReport.labels, smsManagerComment: fr.comment, submittedAt: fr.dayOfSubmission },
  { ...itReport.labels, smsManagerComment: it.comment, submittedAt: it.dayOfSubmission },
  { ...nlReport.labels, smsManagerComment: nl.comment, submittedAt: nl.dayOfSubmission },
  { ...plReport.labels, smsManagerComment: pl.comment, submittedAt: pl.dayOfSubmission },
  { ...svReport.labels, smsManagerComment: sv.comment, submittedAt: sv.dayOfSubmission },
];

const keyOf = (name: string): string => foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');

const BY_NAME = new Map<string, ImportField>();
for (const field of IMPORT_FIELDS)
  for (const name of [field, importLabel(field), ...(SYNONYMS[field]?.split(', ') ?? [])])
    if (!BY_NAME.has(keyOf(name))) BY_NAME.set(keyOf(name), field);
for (const labels of OTHER_LABELS)
  for (const field of IMPORT_FIELDS) if (!BY_NAME.has(keyOf(labels[field]))) BY_NAME.set(keyOf(labels[field]), field);

/** Each field once: an exact name or label wins, else the first. */
export function guessFields(headers: readonly string[]): (ImportField | null)[] {
  const isOwn = (header: string, field: ImportField) =>
    [keyOf(field), keyOf(importLabel(field))].includes(keyOf(header));
  const guesses = headers.map((header) => BY_NAME.get(keyOf(header)) ?? null);
  const columnOf = new Map<ImportField, number>();
  guesses.forEach((field, at) => {
    const previous = field === null ? undefined : columnOf.get(field);
    if (
      field !== null &&
      (previous === undefined || (isOwn(headers[at] ?? '', field) && !isOwn(headers[previous] ?? '', field)))
    )
      columnOf.set(field, at);
  });
  return guesses.map((field, at) => (field !== null && columnOf.get(field) === at ? field : null));
}

export function duplicateHeader(headers: readonly string[]): string | null {
  const keys = headers.map((header) => foldText(header).trim());
  const at = keys.findIndex((key, index) => key !== '' && keys.indexOf(key) < index);
  return at < 0 ? null : (headers[at]?.trim() ?? null);
}
