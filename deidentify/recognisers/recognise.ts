/** Runs all recognisers. They are independent; only the names and numbers found are shared */
import { type Find, REPLACE_FROM_CONFIDENCE } from '../find.ts';
import { PLACE_FIELDS } from '../reading/fields.ts';
import { type Passage, readPassage } from '../reading/passage.ts';
import type { Token } from '../reading/tokens.ts';
import { coverOf } from '../resolving/cover.ts';
import { ARTICLE, GIVEN, PARTICLE } from '../tables/lexicon.ts';
import { isNationality } from '../tables/people/nationalities.ts';
import type { NameReading } from '../tagger/tagger.ts';
import { GIVEN_USUAL, SURNAME_USUAL } from '../tagger/words/word-kinds.ts';
import { findCallsigns } from './aircraft/callsign.ts';
import { findCompetitionNumbers } from './aircraft/competition/competition-number.ts';
import { emptyNumbers, findRepeatedNumbers, rememberNumbers } from './aircraft/competition/repeated-number.ts';
import { findOwnSuffix } from './aircraft/own-suffix.ts';
import { findOwnWritten } from './aircraft/own-written.ts';
import { findRegistrations } from './aircraft/registration.ts';
import { findRegistrationsWithNumbers } from './aircraft/registration-with-numbers.ts';
import { findSpokenRegistrations } from './aircraft/spoken-registration.ts';
import { findClubs } from './clubs/any-club.ts';
import { isNationalBody } from './clubs/national-body.ts';
import { findOwnClubs } from './clubs/own-club.ts';
import { findEmails } from './contact/email.ts';
import { findWithDigits } from './contact/letters-for-digits.ts';
import { findLinks } from './contact/link.ts';
import { findPhones } from './contact/phone.ts';
import { findSpeltEmails } from './contact/spelt-email.ts';
import { findMixedPhones, findSpokenPhones } from './contact/spoken-phone.ts';
import { findClockTimes } from './dates-and-times/clock-time.ts';
import { findDays } from './dates-and-times/day.ts';
import { findOwnFigures } from './known/own-figures.ts';
import { findOwnForms } from './known/own-forms.ts';
import { findOwnInitials } from './known/own-initials.ts';
import { findOwnName } from './known/own-name.ts';
import { findKnownValues } from './known/values.ts';
import { findDocumentNumbers } from './numbers/document-number.ts';
import { findIdentifiedNumbers } from './numbers/identified-number.ts';
import { findNationalNumbers } from './numbers/national-number.ts';
import { findPlates } from './numbers/plate.ts';
import type { Person } from './people/candidate.ts';
import { raiseBesideNames } from './people/learned/beside-names.ts';
import { lowerCaseInitials } from './people/learned/lower-case-initials.ts';
import { lowerCaseSurnames } from './people/learned/lower-case-surnames.ts';
import { nicknames } from './people/learned/nickname.ts';
import { particleNames } from './people/learned/particle-names.ts';
import { roleInitials } from './people/learned/role-initials.ts';
import { isEnglish, LEARNED, readWithTagger, taggedPeople } from './people/learned/tagged-people.ts';
import { adjustForNamesakes } from './people/namesakes/namesakes.ts';
import { isBeforeVerb } from './people/namesakes/subject.ts';
import { findOtherPeople, findsOfNames, rememberNames } from './people/other-people.ts';
import { extendName } from './people/shapes/extend-name.ts';
import { withLowerCaseInitial } from './people/shapes/lower-case-initial.ts';
import { withNounSurname } from './people/shapes/noun-surname.ts';
import { findAddresses } from './places/address.ts';
import { findCoordinates } from './places/coordinates.ts';
import { findSpokenPositions } from './places/spoken-position.ts';
import type { Report } from './report.ts';

const FUNCTION_WORD = ARTICLE | PARTICLE;
const REPORTER = "The reporter's own name";
/** The reason of a find that only the names of the club's users (pilots included) explain. */
export const USER_NAME = 'The name of somebody with an account';

/** Finds may overlap. */
export function recognise(texts: ReadonlyMap<string, string>, report: Report): Map<string, Find[]> {
  const passages = [...texts].map(([field, text]) => readPassage(field, text, report.language));
  const readings = passages.map((passage) => {
    const learned = readWithTagger(passage, report.tagger, report.language);
    return { passage, learned, found: recogniseOne(passage, report, learned) };
  });
  const numbers = emptyNumbers();
  for (const { passage, found } of readings) rememberNumbers(passage, found, numbers);
  const read = readings.map(({ passage, learned, found }) => {
    const others = [...found, ...findRepeatedNumbers(passage, numbers)];
    return { passage, others, people: peopleOf(passage, report, learned, others) };
  });
  const memory = new Set<string>();
  for (const { passage, people } of read) rememberNames(passage, people, memory);
  return new Map(
    read.map(({ passage, others, people }) => [passage.field, [...others, ...findsOfNames(passage, people, memory)]]),
  );
}

/** People found by rules, lists and the name tagger. */
function peopleOf(passage: Passage, report: Report, learned: NameReading, others: readonly Find[]): Person[] {
  const isOtherKind = coverOf(others.filter(isCraftOrClub));
  const found = findOtherPeople(passage, {
    isEnglish: (index) => isEnglish(passage, learned, report.language, index),
    without: report.withoutRule,
  });
  const people = [
    ...found,
    ...nicknames(passage),
    ...lowerCaseInitials(passage, learned),
    ...roleInitials(passage, learned),
    ...particleNames(passage, learned),
    ...lowerCaseSurnames(passage, learned),
    ...taggedPeople(passage, learned, report.language, others),
  ];
  return raiseBesideNames(passage, people)
    .map((person) => extendPerson(passage, person, learned))
    .map((person) => withLowerCaseInitial(passage, person, learned))
    .flatMap((person) => adjustForNamesakes(passage.tokens, learned, person, report.withoutRule) ?? [])
    .filter((person) => !isOtherwise(passage, person, isOtherKind) && !isPlaceByField(passage, person));
}

/** In a place field, names that are only likely count as places and are not suggested (C19.9). */
function isPlaceByField({ field }: Passage, { confidence }: Person): boolean {
  return PLACE_FIELDS.has(field) && confidence < REPLACE_FROM_CONFIDENCE;
}

/** English rules find the end of a name on their own. */
function extendPerson(passage: Passage, person: Person, reading: NameReading): Person {
  const { languageAt, mayBeName, isMoreLikelyName, kindsOf } = reading;
  const language = languageAt(person.first);
  if (person.rule !== LEARNED && language === 'en') return withNounSurname(passage, person);
  if (person.rule !== LEARNED && person.confidence < REPLACE_FROM_CONFIDENCE) return person;
  const isSurname = (index: number): boolean =>
    (kindsOf(index).common & (SURNAME_USUAL | GIVEN_USUAL)) === SURNAME_USUAL;
  const acts = isBeforeVerb({ tokens: passage.tokens, reading, language, first: person.first, last: person.last });
  return extendName(passage.tokens, person, { language, mayBeName, isMoreLikelyName, isSurname, acts });
}

/** "Karel Zuzana" after competition letters, "De GeZC Heidelo": not a person. */
function isOtherwise({ tokens }: Passage, { first, last }: Person, isOtherKind: ReturnType<typeof coverOf>): boolean {
  if (!isCalledMine(tokens, first, last) && isNationalBody(tokens, first, last)) return true;
  const words = tokens.slice(first, last + 1).filter(({ flags, kind }) => kind === 'word' && !(flags & FUNCTION_WORD));
  const [start, end] = [words[0]?.start, words.at(-1)?.end];
  return start !== undefined && end !== undefined && isOtherKind({ start, end });
}

/** "Mia": a given name that means "mine" in another language. */
function isCalledMine(tokens: readonly Token[], first: number, last: number): boolean {
  const { flags = 0, fold = '' } = tokens[first] ?? {};
  return first === last && (flags & GIVEN) !== 0 && !isNationality(fold);
}

function isCraftOrClub({ kind, confidence }: Find): boolean {
  return (kind === 'registration' || kind === 'club') && confidence >= REPLACE_FROM_CONFIDENCE;
}

function recogniseOne(passage: Passage, report: Report, learned: NameReading): Find[] {
  return [
    ...(report.reporter ? findOwnName(passage, report.reporter, REPORTER) : []),
    ...(report.reporter ? findOwnForms(passage, report.reporter.forms, learned, REPORTER) : []),
    ...(report.reporter ? findOwnInitials(passage, report.reporter, REPORTER) : []),
    ...findKnownValues(passage, report.values),
    ...(report.userNames ? findUserNames(passage, report.userNames) : []),
    ...findEmails(passage),
    ...findSpeltEmails(passage),
    ...findLinks(passage),
    ...findPhones(passage, report.country),
    ...findWithDigits(passage, report.language, (read) => [
      ...findKnownValues(read, report.values),
      ...findPhones(read, report.country),
    ]),
    ...findSpokenPhones(passage, report.phone),
    ...findMixedPhones(passage),
    ...findRegistrations(passage),
    ...findSpokenRegistrations(passage, report.registration),
    ...findRegistrationsWithNumbers(passage, report.registration),
    ...findOwnSuffix(passage, report.registration),
    ...findOwnFigures(passage, report.registration, report.values),
    ...findOwnWritten(passage, report.registration, report.writtenRegistration),
    ...findCallsigns(passage),
    ...findCompetitionNumbers(passage),
    ...findIdentifiedNumbers(passage),
    ...findNationalNumbers(passage),
    ...findDocumentNumbers(passage),
    ...findPlates(passage),
    ...findAddresses(passage),
    ...findCoordinates(passage),
    ...findSpokenPositions(passage),
    ...findOwnClubs(passage, report.clubs),
    ...findClubs(passage),
    ...(report.suggestsDatesAndTimes ? [...findDays(passage), ...findClockTimes(passage)] : []),
  ];
}

function findUserNames(passage: Passage, userNames: NonNullable<Report['userNames']>): Find[] {
  const finds = findOwnName(passage, userNames, USER_NAME).filter(
    ({ confidence }) => confidence >= REPLACE_FROM_CONFIDENCE,
  );
  return finds.map(({ confidential: _, ...find }) => ({ ...find, confidence: 0.9 }));
}
