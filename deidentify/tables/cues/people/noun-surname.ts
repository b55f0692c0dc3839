/** Words that recognisers/people/shapes/noun-surname.ts reads. */
import { words } from '../../words.ts';

/** What places and stations are called, but people are not: "Victoria Airport closed", "Florence Radio called". */
export const PLACE_AND_STATION_NOUNS = words(
  `airport airports airfield aerodrome airspace airstrip airbase airway radio tower radar approach control information ground traffic delivery director centre center unicom
  multicom road street avenue lane drive square station university hospital school college hotel inn club county city valley airpark gliderport
  terminal runway island islands falls range national regional international municipal memorial`,
);

/** Verbs whose subject may be a place or a thing. */
export const PLACE_AND_THING_VERBS = words(
  'closed closes opened opens started starts stopped stops moved moves failed held holds reached',
);
