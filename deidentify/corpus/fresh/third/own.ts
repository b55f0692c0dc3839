// What the report's own fields hold, in sentences written without sight of the engine (third set). All invented.

import type { OwnRow } from '../own-row.ts';

/** What must go stands as {text|kind}. */
export const FRESH_OWN_THIRD: readonly OwnRow[] = [
  {
    reporterName: 'Katarzyna Wilczek',
    text: 'The winch driver waved and {Kasia|name}, that is me, pulled the release.',
  },
  { reporterName: 'Robert Hanley', text: 'Everyone calls me {Bob|name} and everyone knows my yellow glider.' },
  { reporterName: 'Jan Nowak', text: 'Report by {Nowak, Jan|name}. The glider was not damaged.' },
  {
    reporterName: 'Margaret Dunne',
    text: '{Dunne|name} was flying from the front seat, with a pupil in the back by agreement.',
  },
  { reporterName: 'Thomas Brackley', text: 'The duty log says "{T. Brackley|name}, 2 launches", but I had only one.' },
  {
    reporterName: 'Elizabeth Warrener',
    text: 'My husband called "{Liz|name}, your wheel!" over the radio. I lowered it at 150 ft.',
  },
  {
    reporterName: 'Jürgen Pfaff',
    text: 'The tower wrote my name as {Jurgen Pfaff|name}. It was my third flight of the day.',
  },
  { reporterName: 'José Ibáñez', text: 'On the sheet I am {JOSE IBANEZ|name}, pilot in command.' },
  {
    reporterName: 'Siobhan Kearney',
    text: "It was {Siobhan|name}'s first flight on type, so to speak, as I had only flown the K21 before.",
  },
  { reporterName: 'William Ashcroft', text: 'The instructor shouted "{Bill|name}, brakes!" and I closed them.' },
  { reporterName: 'Alexander Rowe', text: '{Alex|name} here. I landed long and touched the fence with the nose.' },
  { reporterName: "Michael O'Hara", text: "{O'HARA|name} LANDED SHORT OF RUNWAY 27." },
  { reporterName: 'Paweł Zieliński', text: 'My name is {Pawel Zielinski|name} and I was on a visit from Leszno.' },
  { reporterName: 'Françoise Lemoine', text: '{francoise lemoine|name} is on the flight sheet for both launches.' },
  { reporterName: 'Anneliese Vogt', text: 'Meine Fluglehrerin rief: "{Anneliese|name}, ausklinken!"' },
  { reporterName: 'Henk van den Broek', text: 'De startleider riep {van den Broek|name} op, maar ik hoorde hem niet.' },
  { reporterName: 'David Llewelyn', text: '{D. Llewelyn|name} (me) was P1 and the visitor was P2.' },
  {
    reporterName: 'Christopher Mayhew',
    text: "{Chris|name}'s rigging check, that is my own, missed the open connector. I should have asked someone to repeat it.",
  },
  { reporterName: 'Joanna Whitby', text: 'Signed, {J. Whitby|name}' },
  { reporterName: 'Samuel Otieno', text: 'Regards, {Sam|name}' },
  { reporterName: 'Patricia Lowry', text: 'Yours, {Pat Lowry|name}' },
  { reporterName: 'Anthony Burgoyne', text: '{TONY BURGOYNE|name} WAS FLYING THE DISCUS.' },
  {
    reporterName: 'Rebecca Sandford',
    text: 'The radio operator asked "{Becky|name}, are you all right?" and I answered after some time.',
  },
  { reporterName: 'Daniel Fairweather', text: '{Dan Fairweather|name} and {Kirsten|name} were flying the Duo Discus.' },
  { reporterName: 'Małgorzata Lis', text: '{Gosia|name} krzyknęła instruktorka, a ja oddałam stery.' },
  { reporterName: 'Stephen Carrow', text: 'I was the pilot, {Carrow S.|name}, and I had flown 14 hours this year.' },
  { reporterName: 'Edward Tolland', text: 'The log shows {E.J. Tolland|name} as second pilot in the K21.' },
  { reporterName: 'Nicholas Hume', text: '{Nick|name} was what they shouted, and I turned round and saw the car.' },
  { reporterName: 'Maria da Silva', text: 'Mrs {da Silva|name} is how the farmer addressed me.' },
  {
    reporterName: 'Jennifer Stroud',
    text: "At debrief {Stroud|name}'s circuit was drawn on the board, so now everyone knows that it was my flight.",
  },
  {
    reporterName: 'Robert Hanley',
    reporterEmail: 'bob.hanley71@example.org',
    text: 'The trace can be had from me: {bob.hanley71@example.org|email}.',
  },
  {
    reporterName: 'Ilse Krug',
    reporterEmail: 'ilse.krug@mail.example.de',
    text: 'Anfragen an {ilse punkt krug at mail punkt example punkt de|email}.',
  },
  {
    reporterName: 'Peter Moss',
    reporterEmail: 'p.moss@example.co.uk',
    text: 'You can write to me at {p dot moss at example dot co dot uk|email}.',
  },
  {
    reporterName: 'Leo Ferrand',
    reporterEmail: 'leoferrand88@example.com',
    text: 'I post the flights under the name {leoferrand88|email}.',
  },
  {
    reporterName: 'Una Brady',
    reporterEmail: 'una_b@example.ie',
    text: 'EMAIL {UNA_B@EXAMPLE.IE|email} FOR THE PHOTOS.',
  },
  { reporterTelephone: '+44 7700 900183', text: 'Please ring {07700 900183|phone} after work.' },
  { reporterTelephone: '07700 900264', text: 'My number from abroad is {+44 7700 900264|phone}.' },
  { reporterTelephone: '+49 171 3920034', text: 'Handy: {0171-39 200 34|phone}. Ich bin erst abends da.' },
  { reporterTelephone: '+33 6 39 98 55 21', text: 'Mon numéro : {06.39.98.55.21|phone}' },
  { reporterTelephone: '(303) 555-0121', text: 'Call {303.555.0121|phone} and leave a message.' },
  { reporterTelephone: '01632 960 733', text: 'Our home phone is {0044 1632 960733|phone}. Ask for the pilot.' },
  { reporterTelephone: '+48 601 555 092', text: 'Tel. {601555092|phone}' },
  { aircraftRegistration: 'G-CKRV', text: 'I was in {GCKRV|registration} when the cable broke.' },
  { aircraftRegistration: 'G-DFHW', text: 'The trailer of {g-dfhw|registration} was open.' },
  { aircraftRegistration: 'D-7719', text: '{D 7719|registration} war nach der Landung unbeschädigt.' },
  {
    aircraftRegistration: 'D-KOVL',
    text: 'The radio call was "{Delta Kilo Oscar Victor Lima|registration} on downwind".',
  },
  {
    aircraftRegistration: 'G-CJYB',
    text: 'I called {Golf Charlie Juliett Yankee Bravo|registration}, long final. There was no reply.',
  },
  { aircraftRegistration: 'HB-3288', text: 'My callsign was {288|registration} all day.' },
  { aircraftRegistration: 'G-CLNS', text: 'I was using the callsign {November Sierra|registration} that day.' },
  { aircraftRegistration: 'PH-1477', text: 'Mijn {PH1477|registration} stond klaar voor de start.' },
  { aircraftRegistration: 'N358KW', text: '{N358KW|registration} was pushed back to the hangar by two people.' },
  { aircraftRegistration: 'SP-3927', text: '{sp-3927|registration} stał na pasie.' },
  {
    aircraftRegistration: 'D-7719',
    serialNumber: '21644',
    text: 'The Astir with serial number {21644|number} has the early control system.',
  },
  { serialNumber: 'A-38117', text: 'Werknummer {A-38117|number}, built in 1984. It has the original hook.' },
  { serialNumber: '5518-B', text: 'The plate says s/n {5518-B|number}.' },
  {
    club: 'Blackwater Gliding Club',
    text: 'I fly at {Blackwater Gliding Club|club} most weekends. The ground is rough at the west end.',
  },
  { club: 'Blackwater Gliding Club', text: 'At {BWGC|club} we only use one cable when it is busy.' },
  { club: 'Harrowmere Soaring Club', text: 'The {Harrowmere club|club} will look into the signals.' },
  { club: 'LSV Hohenbrück', text: 'Beim {LSV Hohenbrück|club} war an dem Tag viel Betrieb.' },
  {
    reporterName: 'Andrew Keating',
    aircraftRegistration: 'G-CKZD',
    club: 'Oakhanger Ridge Gliding Club',
    text: '{Keating|name}, {Oakhanger Ridge GC|club}, flying {G-CKZD|registration}. I had no time to look round.',
  },
];
