// What the report's own fields hold, in sentences written without sight of the engine (fifth set). All invented.

import type { OwnRow } from '../own-row.ts';

/** What must go stands as {text|kind}. */
export const FRESH_OWN_FIFTH: readonly OwnRow[] = [
  {
    reporterName: 'Christopher Ellwood',
    text: 'The launch point called "{Chris|name}, hold off" but I was already rolling.',
  },
  { reporterName: 'Christopher Ellwood', text: 'I am {C. Ellwood|name} and I was P1 on this flight.' },
  {
    reporterName: 'Christopher Ellwood',
    text: 'In the log it says {Ellwood, Christopher|name}, which is correct. The time is wrong by ten minutes.',
  },
  { reporterName: 'Christopher Ellwood', text: '{ELLWOOD|name} WAS P1 AND HAD CONTROL AT THE TIME.' },
  {
    reporterName: 'Christopher Ellwood',
    text: "It was {Ellwood|name}'s first flight of the season and the grass was long.",
  },
  { reporterName: 'Margaret Rafferty', text: 'Kind regards, {Mags Rafferty|name}' },
  {
    reporterName: 'Margaret Rafferty',
    text: 'My instructor said, "{Margaret|name}, you are low". I was indeed at 250 ft.',
  },
  { reporterName: 'Margaret Rafferty', text: 'Instructor {M Rafferty|name} in the rear seat, student in front.' },
  { reporterName: 'Margaret Rafferty', text: 'Pilot {rafferty margaret|name}, 212 launches, current on the K21.' },
  { reporterName: 'Jürgen Mühlbauer', text: '{Jurgen Muhlbauer|name} was in the front seat and I mean myself.' },
  {
    reporterName: 'Jürgen Mühlbauer',
    text: 'I am {Jürgen|name} and German is my first language. Herr {Muehlbauer|name} is what the tower calls me.',
  },
  { reporterName: 'Jan Michał Zamoyski', text: 'Signed {J.M. Zamoyski|name}, 17 August.' },
  { reporterName: 'Jan Michał Zamoyski', text: 'Reported by {jan michal zamoyski|name} on the evening of the flight.' },
  {
    reporterName: 'Stephanie Clarke-Beaumont',
    text: 'As a woman with a double name I am in the book as {Beaumont|name} only. The tug pilot knows me as {Steph|name}.',
  },
  {
    reporterName: 'Stephanie Clarke-Beaumont',
    text: '{Stephanie Clarke Beaumont|name} was flying and the rear seat was empty.',
  },
  { reporterName: 'Roger Field', text: 'P1 Mr {Field|name} chose a field that was far too short.' },
  {
    reporterName: 'Roger Field',
    text: 'I landed in a field with a crop about 20 cm high. {Roger|name} had chosen it, that is me.',
  },
  {
    reporterName: 'William Trask',
    text: 'The winch was ready by ten and {Will|name} flew first. I will check the pin next time.',
  },
  {
    reporterEmail: 'henry.boswell@flatglide.net',
    text: 'Write to me, {henry dot boswell at flatglide dot net|email}, for the trace.',
  },
  {
    reporterEmail: 'henry.boswell@flatglide.net',
    text: 'Write to {Henry.Boswell@FlatGlide.net|email} if anything is missing.',
  },
  {
    reporterName: 'Henry Boswell',
    reporterEmail: 'henry.boswell@flatglide.net',
    text: 'My mail is {henry.boswell (at) flatglide (dot) net|email}. I read it daily.',
  },
  { reporterTelephone: '+44 7700 900316', text: 'Ring me on {07700900316|phone} after six.' },
  { reporterTelephone: '07700 900316', text: 'My number is {0044 7700 900 316|phone} and I have the photos.' },
  { reporterTelephone: '+44 (0)7700 900316', text: 'Phone {07700-900-316|phone}. The trailer is still in the field.' },
  { reporterTelephone: '+49 170 5512844', text: 'Bitte {0170 5512 844|phone} anrufen, wenn noch Fragen sind.' },
  { aircraftRegistration: 'G-CHXN', text: '{GCHXN|registration} was on the grid with the canopy open.' },
  { aircraftRegistration: 'G-CHXN', text: '{g chxn|registration} had flown twice that morning without any problem.' },
  {
    aircraftRegistration: 'G-CHXN',
    text: 'I called "{Golf Charlie Hotel X-ray November|registration} downwind" and got no reply.',
  },
  {
    aircraftRegistration: 'G-CHXN',
    text: 'Callsign {XN|registration} was used on the radio all day. Another glider had the same letters.',
  },
  {
    aircraftRegistration: 'G-CHXN',
    text: 'My callsign is {Hotel X-ray November|registration}, which nobody repeated correctly.',
  },
  {
    aircraftRegistration: 'D-5528',
    text: 'The K6, {D 5528|registration}, was rigged at nine and inspected by two people.',
  },
  {
    aircraftRegistration: 'D-5528',
    text: '{Delta Five Five Two Eight|registration} reported final. The runway was not clear.',
  },
  {
    aircraftRegistration: 'G-DKWE',
    serialNumber: '21847',
    text: 'The data plate reads {21847|number}, so it is one of the later K21s.',
  },
  { serialNumber: 'B-306', text: 'S/N {B-306|number} has a modified rudder stop.' },
  {
    serialNumber: 'B-306',
    text: 'Works number {b306|number} was on the release form, and the form was two years old.',
  },
  {
    club: 'Tarnbrook Gliding Club',
    text: 'At the {Tarnbrook club|club} we do not allow winch launches with that crosswind.',
  },
  {
    club: 'Tarnbrook Gliding Club',
    text: 'The {Tarnbrook GC|club} procedure says stop when the wing touches. We did not.',
  },
  { club: 'Tarnbrook Gliding Club', text: 'Several {TGC|club} members saw the cable come down on the track.' },
  { club: 'Tarnbrook Gliding Club', text: '{tarnbrook gliding club|club} has since moved the launch point by 50 m.' },
  {
    reporterName: 'Eleanor Marchbank',
    reporterTelephone: '07700 900724',
    aircraftRegistration: 'G-DFRZ',
    text: '{Ellie Marchbank|name}, {G-DFRZ|registration}, {07700 900724|phone}: these are my details if the office has lost them.',
  },
];
