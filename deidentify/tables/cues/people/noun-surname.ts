/** Words that recognisers/people/shapes/noun-surname.ts reads. */
import { words } from '../../words.ts';

/** What a place or a station is called, and nobody: "Victoria Airport closed", "Florence Radio called". */
export const NO_SURNAMES = words(
  `airport airports airfield aerodrome airspace airstrip airbase airway radio tower radar approach control information ground traffic delivery director centre center unicom
  multicom road street avenue lane drive square station university hospital school college hotel inn club county city valley airpark gliderport
  terminal runway island islands falls range national regional international municipal memorial`,
);

/** What people do and places do not. */
export const NO_DOINGS_OF_PEOPLE = words(
  'closed closes opened opens started starts stopped stops moved moves failed held holds reached',
);
