/** Converts a report and its follow-up to an occurrence (C13.3) */
import type { FileKind } from '../authority/submissions.ts';
import type { Risk, RiskGrade } from '../follow-up/risk.ts';
import {
  AIRCRAFT_CATEGORIES,
  AIRSPACE_CLASSES,
  DAMAGE_LEVELS,
  FLIGHT_PHASES,
  FLIGHT_RULES,
  INJURY_LEVELS,
  OPERATION_TYPES,
  WEATHER_CONDITIONS,
} from '../reports/lookups.ts';
import type { ReportText } from '../reports/report.ts';
import { languageId } from './languages.ts';
import { OTHER_MODEL } from './lists.ts';
import { areaId, stateId, UNKNOWN_AREA } from './states.ts';
import type { Entity, Occurrence } from './xml.ts';

/** List values, days and times. Never the reporter. */
export const REPORT_FIELDS = [
  'utcDate',
  'utcTime',
  'localDate',
  'localTime',
  'worldRegion',
  'narrativeLanguage',
  'injuryLevel',
  'highestDamage',
  'stateOfRegistry',
  'aircraftCategory',
  'yearBuilt',
  'operationType',
  'flightPhase',
  'occurrenceOnGround',
  'weatherRelevant',
  'weatherConditions',
  'airspaceClass',
  'currentFlightRules',
] as const satisfies readonly ReportText[];

type Words = string | null;

/** Texts are de-identified unless the user chose otherwise. */
export type ReportForAuthority = {
  kind: FileKind;
  /** Eight characters, constant for a report. */
  fileNumber: string;
  version: number;
  reportedOn: string;
  responsibleEntity: number;
  fields: Readonly<Record<(typeof REPORT_FIELDS)[number], Words>>;
  words: Readonly<
    Record<
      'headline' | 'narrative' | 'locationOccurrence' | 'worldRegion' | 'stateArea' | 'manufacturer' | 'model',
      Words
    > &
      Record<'findings' | 'conclusions', Words>
  >;
  aircraft: { registration: Words; serialNumber: Words } | null;
  codes: { occurrenceClass: number | null; categories: readonly number[]; eventTypes: readonly number[] };
  risk: Risk | null;
};

const STATUS: Record<FileKind, string> = { initial: '5', 'follow-up': '2', final: '3' };
const GRADE: Record<RiskGrade, string> = { low: '1', medium: '2', high: '3' };
/** Value list 1136: event risk classification. */
const ARMS_ERC = '5';
const YES_NO: Record<string, string> = { yes: '1', true: '1', no: '2', false: '2', unknown: '99' };

/** `null` for free text. */
function idOf<Item extends { value: string }, Key extends string>(
  list: readonly Item[],
  key: Key,
  value: Words,
): string | null {
  const item = list.find((each) => each.value === value) as ({ value: string } & Record<Key, unknown>) | undefined;
  const id = item?.[key];
  return typeof id === 'string' ? id : null;
}

const yesNo = (value: Words): string | null => YES_NO[value?.trim().toLowerCase() ?? ''] ?? null;

function areaOf({ fields, words }: ReportForAuthority) {
  const id = areaId(fields.worldRegion);
  const text = [words.stateArea, id === null ? words.worldRegion : null].filter((each) => each !== null).join(', ');
  if (id === null && text === '') return null;
  return { id: id ?? UNKNOWN_AREA, text: text === '' ? null : text };
}

function aircraftOf({ fields, words, aircraft }: ReportForAuthority): Entity<'Aircraft'> {
  const model = [words.manufacturer, words.model].filter((each) => each !== null).join(' ');
  return {
    Manufacturer_Model: model === '' ? null : { id: OTHER_MODEL, text: model },
    Aircraft_Category: idOf(AIRCRAFT_CATEGORIES, 'adrep32', fields.aircraftCategory),
    Current_Flight_Rules: idOf(FLIGHT_RULES, 'adrep79', fields.currentFlightRules),
    Flight_Phase: idOf(FLIGHT_PHASES, 'adrep121', fields.flightPhase),
    Occ_On_Ground: yesNo(fields.occurrenceOnGround),
    Operation_Type: idOf(OPERATION_TYPES, 'adrep214', fields.operationType),
    Aircraft_Registration: aircraft?.registration ?? null,
    Serial_Number: aircraft?.serialNumber ?? null,
    State_Of_Registry: stateId(fields.stateOfRegistry),
    Year_Built: fields.yearBuilt,
  };
}

function historyOf(report: ReportForAuthority): Entity<'Reporting_History'> {
  const { kind, fileNumber, version, reportedOn, words, risk } = report;
  return {
    Report_Identification: fileNumber,
    Report_Status: STATUS[kind],
    Reporting_Date: reportedOn,
    Risk_Classification: risk && `${risk.grade}, index ${risk.index}`,
    Risk_Methodology: risk && 'ARMS event risk classification (ERC)',
    Description_Investigation: words.findings,
    Conclusions: words.conclusions,
    Report_Version: String(version),
    Reporter_S_Language: languageId(report.fields.narrativeLanguage),
    Reporter_S_Description: words.narrative,
  };
}

/** `isShort` omits the narrative's second copy, for size. */
export function occurrenceOf(report: ReportForAuthority, { isShort = false } = {}): Occurrence {
  const { fields, words, codes, risk } = report;
  const phase = idOf(FLIGHT_PHASES, 'adrep391', fields.flightPhase);
  const language = languageId(fields.narrativeLanguage);
  return {
    own: {
      Wx_Conditions: idOf(WEATHER_CONDITIONS, 'adrep127', fields.weatherConditions),
      Occurrence_Category: codes.categories.map(String),
      Occurrence_Class: codes.occurrenceClass === null ? null : String(codes.occurrenceClass),
      Highest_Damage: idOf(DAMAGE_LEVELS, 'adrep432', fields.highestDamage),
      Local_Date: fields.localDate,
      Location_Name: words.locationOccurrence,
      Injury_Level: idOf(INJURY_LEVELS, 'adrep451', fields.injuryLevel),
      File_Number: report.fileNumber,
      Responsible_Entity: String(report.responsibleEntity),
      State_Area_Of_Occ: areaOf(report),
      Local_Time: fields.localTime,
      UTC_Date: fields.utcDate,
      UTC_Time: fields.utcTime,
      Headline: words.headline,
      Weather_Relevant: yesNo(fields.weatherRelevant),
    },
    parts: {
      Air_Space: [{ Airspace_Class: idOf(AIRSPACE_CLASSES, 'adrep13', fields.airspaceClass) }],
      Aircraft: [aircraftOf(report)],
      Events: codes.eventTypes.map((type) => ({ Event_Type: String(type), Phase: phase })),
      Narrative: isShort ? [] : [{ Narrative_Language: language, Narrative_Text: words.narrative }],
      Reporting_History: [historyOf(report)],
      Risk_Assessment: risk ? [{ Risk_Grade: GRADE[risk.grade], Risk_Method: ARMS_ERC }] : [],
    },
  };
}
