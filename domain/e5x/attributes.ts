/**
 * Entities and attributes of ECCAIRS Aviation 5.1.0.0, domain RIT (C13.3); the source needs an account
 * (docs/decisions/035-authority.md)
 */
import type { ListName } from './lists.ts';

/** Data types 1, 3, 5, 6, 12, 14 and 15 of the format. */
export type ValueType =
  | { type: 'alphanumeric'; max: number; capitals?: true }
  | { type: 'number'; least: number }
  | { type: 'code'; list: ListName }
  | { type: 'text' }
  | { type: 'code with text'; list: ListName }
  | { type: 'date' }
  | { type: 'time' };

export type Attribute = { id: number; at: number; value: ValueType };

const words = (max: number): ValueType => ({ type: 'alphanumeric', max });
const capitals = (max: number): ValueType => ({ type: 'alphanumeric', max, capitals: true });
const code = (list: ListName): ValueType => ({ type: 'code', list });
const codeWithText = (list: ListName): ValueType => ({ type: 'code with text', list });
const TEXT: ValueType = { type: 'text' };
const DATE: ValueType = { type: 'date' };
const TIME: ValueType = { type: 'time' };

const OCCURRENCE = {
  Wx_Conditions: { id: 127, at: 1, value: code('VL127') },
  Occurrence_Category: { id: 430, at: 14, value: code('VL430') },
  Occurrence_Class: { id: 431, at: 15, value: code('VL1015') },
  Highest_Damage: { id: 432, at: 16, value: code('VL432') },
  Local_Date: { id: 433, at: 17, value: DATE },
  Location_Name: { id: 440, at: 20, value: words(255) },
  Injury_Level: { id: 451, at: 23, value: code('VL451') },
  File_Number: { id: 452, at: 24, value: words(255) },
  Responsible_Entity: { id: 453, at: 25, value: code('VL1181') },
  State_Area_Of_Occ: { id: 454, at: 26, value: codeWithText('VL1090') },
  Local_Time: { id: 457, at: 29, value: TIME },
  UTC_Date: { id: 477, at: 35, value: DATE },
  UTC_Time: { id: 478, at: 36, value: TIME },
  Headline: { id: 601, at: 37, value: words(255) },
  Weather_Relevant: { id: 606, at: 38, value: code('YES_NO') },
} as const satisfies Record<string, Attribute>;

const AIR_SPACE = { Airspace_Class: { id: 13, at: 0, value: code('VL13') } } as const satisfies Record<
  string,
  Attribute
>;

const AIRCRAFT = {
  Manufacturer_Model: { id: 21, at: 0, value: codeWithText('VL1182') },
  Aircraft_Category: { id: 32, at: 4, value: code('VL1179') },
  Current_Flight_Rules: { id: 79, at: 12, value: code('VL79') },
  Flight_Phase: { id: 121, at: 17, value: code('VL121') },
  Occ_On_Ground: { id: 213, at: 25, value: code('YES_NO') },
  Operation_Type: { id: 214, at: 26, value: code('VL1178') },
  Aircraft_Registration: { id: 244, at: 30, value: capitals(11) },
  Serial_Number: { id: 254, at: 32, value: capitals(20) },
  State_Of_Registry: { id: 281, at: 38, value: code('VL1024') },
  Year_Built: { id: 327, at: 45, value: { type: 'number', least: 1910 } },
} as const satisfies Record<string, Attribute>;

const EVENTS = {
  Event_Type: { id: 390, at: 0, value: code('VL1009') },
  Phase: { id: 391, at: 1, value: code('VL1088') },
} as const satisfies Record<string, Attribute>;

const NARRATIVE = {
  Narrative_Language: { id: 424, at: 0, value: code('VL1097') },
  Narrative_Text: { id: 425, at: 1, value: TEXT },
} as const satisfies Record<string, Attribute>;

const REPORTING_HISTORY = {
  Report_Identification: { id: 438, at: 0, value: words(50) },
  Report_Status: { id: 800, at: 4, value: code('VL1117') },
  Reporting_Date: { id: 801, at: 5, value: DATE },
  Risk_Classification: { id: 1065, at: 8, value: words(200) },
  Risk_Methodology: { id: 1066, at: 9, value: words(200) },
  Description_Investigation: { id: 1067, at: 10, value: TEXT },
  Conclusions: { id: 1070, at: 13, value: TEXT },
  Report_Version: { id: 1084, at: 15, value: words(200) },
  Reporter_S_Language: { id: 1091, at: 18, value: code('VL1097') },
  Reporter_S_Description: { id: 1092, at: 19, value: TEXT },
} as const satisfies Record<string, Attribute>;

const RISK_ASSESSMENT = {
  Risk_Grade: { id: 718, at: 0, value: code('VL1103') },
  Risk_Method: { id: 939, at: 1, value: codeWithText('VL1136') },
} as const satisfies Record<string, Attribute>;

/** By tag, in the format's order. */
export const ENTITIES = {
  Occurrence: { id: 24, isLinked: false, attributes: OCCURRENCE },
  Air_Space: { id: 3, isLinked: true, attributes: AIR_SPACE },
  Aircraft: { id: 4, isLinked: true, attributes: AIRCRAFT },
  Events: { id: 14, isLinked: true, attributes: EVENTS },
  Narrative: { id: 22, isLinked: false, attributes: NARRATIVE },
  Reporting_History: { id: 53, isLinked: false, attributes: REPORTING_HISTORY },
  Risk_Assessment: { id: 59, isLinked: false, attributes: RISK_ASSESSMENT },
} as const;
export type EntityTag = keyof typeof ENTITIES;

export const PARTS = Object.keys(ENTITIES).filter((tag) => tag !== 'Occurrence') as Exclude<EntityTag, 'Occurrence'>[];
