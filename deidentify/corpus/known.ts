// What the report's own fields hold, in every spelling (C5.2). All people, clubs and machines are invented.

import { type Chapter, linesOf } from './row.ts';

const KOWALSKI = {
  reporterName: 'Jan Kowalski',
  reporterEmail: 'jan.kowalski@example.org',
  reporterTelephone: '+44 7700 900123',
  aircraftRegistration: 'G-CKLM',
  serialNumber: '21345',
};
const BERG = {
  reporterName: 'Dr. Jürgen van der Berg-Müller',
  reporterEmail: 'jvdberg_77@example.com',
  reporterTelephone: '030 2318 0077',
  aircraftRegistration: 'D-7143',
  serialNumber: 'B-123/7',
};
const COOK = {
  reporterName: "Will O'Brien Cook",
  reporterEmail: 'pilot@cook-soaring.example',
  reporterTelephone: '(202) 555-0143',
  aircraftRegistration: 'N4712K',
  serialNumber: null,
};
const WOOD = {
  reporterName: 'Robert Wood',
  reporterEmail: 'rw@example.org',
  reporterTelephone: null,
  aircraftRegistration: 'SP-3917',
  serialNumber: '77',
};
const PETROV = {
  reporterName: 'Иван Петров',
  reporterEmail: 'ivan@example.org',
  reporterTelephone: null,
  aircraftRegistration: 'LZ-117',
  serialNumber: null,
};

export const KNOWN: readonly Chapter[] = [
  {
    title: 'Jan Kowalski, G-CKLM',
    context: { known: KOWALSKI },
    rows: linesOf(`
{Golf Kilo Lima Mike|registration}, downwind left hand.
My call was "{Golf-Kilo-Lima-Mike|registration}".
The tower answered {golf kilo lima mike|registration} twice.
{Golf, Kilo, Lima, Mike|registration} final.
I said {Golf Lima Mike|registration}, not Golf Lima November.
I, {Jan Kowalski|name}, was flying.
{Kowalski, Jan|name} reporting.
{KOWALSKI JAN|name} was pilot in command.
{J. Kowalski|name} signed the sheet.
{J Kowalski|name} signed the sheet.
{Kowalski J.|name} signed the sheet.
{jan kowalski|name} here, the cable broke.
It was {Kowalski|name}'s first flight on type.
{Kowalskis|name} glider was next.
{JanKowalski|name} typed this.
{Jan-Kowalski|name} typed this.
{K o w a l s k i|name} spelt it for the ATC.
{Jan|name} told me to release.
The others call me {Janek|name}.
The logger file is {jankowalski|name}.igc in the folder.
Reach me at {jan.kowalski@example.org|email} any time.
Reach me at {JAN.KOWALSKI@EXAMPLE.ORG|email} any time.
Reach me at {jan dot kowalski at example dot org|email} any time.
Reach me at {jan.kowalski (at) example.org|email} any time.
Reach me at {jan.kowalski at example.org|email} any time.
Reach me at {jan.kowalski@example . org|email} any time.
Ring {+44 7700 900123|phone} tonight.
Ring {07700 900123|phone} tonight.
Ring {07700900123|phone} tonight.
Ring {0044 7700 900 123|phone} tonight.
Ring {+44 (0)7700-900-123|phone} tonight.
Number: {7700900123|phone}.
Number: {07700.900.123|phone}.
Number: {oh seven seven double zero nine double zero one two three|phone}.
The glider {G-CKLM|registration} was damaged.
The glider {G CKLM|registration} was damaged.
The glider {GCKLM|registration} was damaged.
The glider {g-cklm|registration} was damaged.
The glider {gcklm|registration} was damaged.
The glider {G-C-K-L-M|registration} was damaged.
The glider {G–CKLM|registration} was damaged.
{Golf Charlie Kilo Lima Mike|registration} turned final.
{golf-charlie-kilo-lima-mike|registration} turned final.
I called {Kilo Lima Mike|registration} on the radio.
Callsign {LM|registration} was first in the queue.
Glider {LM|registration} was first in the queue.
{KLM|registration} was first in the queue.
The frame is marked {21345|number}.
The frame is marked s/n {21345|number}.
Serial no. {21 345|number} is on the plate.
The janitor opened the hangar in January.
Hold at Mike at 2,134 ft, and Lima is a city.
`),
  },
  {
    title: 'Dr. Jürgen van der Berg-Müller, D-7143',
    context: { known: BERG, country: 'DE', language: 'German' },
    rows: linesOf(`
{Jürgen|name} hat das Seil gesehen.
{Juergen van der Berg|name} war am Start.
{JURGEN VAN DER BERG MULLER|name} war am Start.
Herr {Berg-Müller|name} übernahm.
Herr {Bergmüller|name} übernahm.
{J. van der Berg-Mueller|name} meldete den Vorfall.
Frau {Mueller|name} war nicht dabei, aber {Jürgen|name} schon.
Mail an {jvdberg_77@example.com|email} bitte.
Mein Login ist {jvdberg_77|email}.
Telefon {030 2318 0077|phone} ab 18 Uhr.
Telefon {+49 30 23180077|phone} ab 18 Uhr.
Telefon {030/23180077|phone} ab 18 Uhr.
Die {D-7143|registration} stand am Start.
Die {D7143|registration} stand am Start.
Die {D 7143|registration} stand am Start.
{Delta sieben eins vier drei|registration} im Endanflug.
Werknummer {B-123/7|number} ist betroffen.
Werk-Nr. {B 123/7|number} ist betroffen.
Wir flogen über den Berg und landeten auf 800 m Höhe.
`),
  },
  {
    title: "Will O'Brien Cook, N4712K",
    context: { known: COOK, country: 'US' },
    rows: linesOf(`
Will the tow pilot rock his wings in time?
The pilot will land long, as a cook will tell you.
{Will O'Brien Cook|name} reports a rope break.
{Will Cook|name} reports a rope break.
{Will|name} said the rope looked worn.
I think {Will|name} was too low.
Mr. {Cook|name} was too low.
{W. Cook|name} was too low.
{O’Brien|name} was too low.
{OBrien|name} was too low.
{O Brien|name} was too low.
{Bill Cook|name} was too low.
THE PILOT WILL LAND ON RUNWAY 27.
{WILL COOK|name} LANDED ON RUNWAY 27.
Call {202-555-0143|phone} or {202.555.0143|phone}.
{N4712K|registration} landed.
{N-4712-K|registration} landed.
{n4712k|registration} landed.
{November four seven one two kilo|registration} landed.
Contact {pilot@cook-soaring.example|email} for the trace.
The pilot in command was current.
`),
  },
  {
    title: 'Robert Wood, SP-3917',
    context: { known: WOOD },
    rows: linesOf(`
{Robert|name} landed behind the wood.
{Bob Wood|name} landed behind the wood.
{Rob|name} said the wood was closer than it looked.
Our instructor told {Bobby|name} to look out.
The glider hit a wood fence and a piece of wood.
Wood and metal parts lay in the field.
Mr {Wood|name} measured it.
{R.Wood|name} measured it.
{SP-3917|registration} was in the field at 3917 or so.
Serial number {77|number} was affected.
Heading 077 with 77 km/h.
`),
  },
  {
    title: 'Иван Петров, LZ-117',
    context: { known: PETROV },
    rows: linesOf(`
{Иван Петров|name} сообщил о происшествии.
{Ivan Petrov|name} reported it.
{ПЕТРОВ|name} landed first.
{LZ-117|registration} landed first.
{LZ117|registration} landed first.
`),
  },
  {
    title: 'April Piper, whose registration is unknown',
    context: {
      known: {
        reporterName: 'April Piper',
        reporterEmail: 'ap@example.org',
        reporterTelephone: null,
        aircraftRegistration: 'Unknown',
        serialNumber: 'n/a',
      },
    },
    rows: linesOf(`
{April Piper|name} reports.
{April|name} told me so.
In April 2024 the Piper Pawnee was repaired.
The reason is unknown.
I saw {Piper|name} wave.
`),
  },
  {
    title: 'D-1234, said with figures',
    context: { known: { ...WOOD, aircraftRegistration: 'D-1234', serialNumber: null } },
    rows: linesOf(`
{Delta 1234|registration} turned final.
{Delta-1234|registration} called.
I heard {Delta 1234|registration} on the radio.
{Delta 12 34|registration}, say again.
{Delta Twelve Thirty-Four|registration} joined downwind.
{delta twelve thirty four|registration} joined downwind.
{Delta zwölf vierunddreißig|registration} im Endanflug.
{Delta 34|registration} was told to go around.
Call sign {Delta 1234|registration} was on the log.
We crossed Delta 1234 ft below the glider.
We taxied via Delta 34 seconds later.
Hold on taxiway Delta 34 was closed.
`),
  },
  {
    title: 'N12345, said with figures',
    context: { known: { ...WOOD, aircraftRegistration: 'N12345', serialNumber: null }, country: 'US' },
    rows: linesOf(`
{November 12345|registration} called.
{November 345|registration} called.
{November-345|registration}, final.
{November Three Forty-Five|registration} called.
{November 45|registration} asked for a tow.
A call came from {November 12345|registration} at noon.
On November 23 the hangar was full.
On 12 November 2023 the hangar was full.
In November 2045 is a long way off.
`),
  },
  {
    title: 'N345KR, said with figures',
    context: { known: { ...WOOD, aircraftRegistration: 'N345KR', serialNumber: null }, country: 'US' },
    rows: linesOf(`
{November 345 Kilo Romeo|registration} called.
{November 345KR|registration} called.
{345 Kilo Romeo|registration} called.
{November 5KR|registration} called.
`),
  },
  {
    title: 'SP-3721, said with figures',
    context: { known: { ...WOOD, aircraftRegistration: 'SP-3721', serialNumber: null } },
    rows: linesOf(`
{Sierra Papa 3721|registration} turned final.
{Sierra 3721|registration} turned final.
{Sierra Papa Thirty-Seven Twenty-One|registration} turned final.
{Sierra Papa 21|registration} turned final.
`),
  },
  ...[
    '(555) 123-4567 ext 12',
    '555-123-4567 x12',
    '555 123 4567, Extension: 12',
    '(555) 123-4567;ext=12',
    '555-123-4567, 12',
    '555-123-4567 #1-2',
  ].map((reporterTelephone) => ({
    title: `${reporterTelephone} without a country`,
    context: { known: { ...WOOD, reporterTelephone, serialNumber: null }, country: null },
    rows: linesOf(`
{5551234567|phone} was on the fin.
Then {5551234567|phone} was on the fin.
{555.123.4567 x12|phone} is where I am.
{555-123-4567|phone} is where I am.
Reach me on {(555) 123-4567 ext. 12|phone} tonight.
Reach me on {(555) 123-4567, extension 12|phone} tonight.
{123 4567|phone} is the number of the hangar.
{123-4567 ext 12|phone} is the number of the hangar.
My number is {five five five one two three four five six seven|phone}.
We were at 4567 ft with 12 others.
`),
  })),
  {
    title: 'Roger Victor Field',
    context: { known: { ...WOOD, reporterName: 'Roger Victor Field', aircraftRegistration: null, serialNumber: null } },
    rows: linesOf(`
{Roger|name} said the cable was slack.
ATC said {Roger|name}, continue.
The {Victor|name} airway was where I was.
`),
  },
];
