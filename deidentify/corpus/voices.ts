// A second look in other voices, taken when the engine first met its figures; what it found has become rows (issue C).
// All people, clubs and machines are invented.

import { type Chapter, linesOf } from './row.ts';

const KOVACS = {
  reporterName: 'Márta Kovács-Smith',
  reporterEmail: 'marta.kovacs@glide.example.com',
  reporterTelephone: '+36 30 123 4567',
  aircraftRegistration: 'HA-4512',
  serialNumber: 'AB-1729',
};
const GRANT = {
  reporterName: 'Mark Grant',
  reporterEmail: 'mgrant@example.com',
  reporterTelephone: '01234 567890',
  aircraftRegistration: 'G-DEAB',
  serialNumber: '8921',
};
const O_BRIAIN = {
  reporterName: 'Seán Ó Briain',
  reporterEmail: 'sob.pilot99@example.ie',
  reporterTelephone: '087 123 4567',
  aircraftRegistration: 'EI-GMC',
  serialNumber: null,
};

export const VOICES: readonly Chapter[] = [
  {
    title: 'Márta Kovács-Smith, HA-4512',
    context: { known: KOVACS, country: 'HU' },
    rows: linesOf(`
{Kovács-Smith Márta|name} vagyok.
{Marta Kovacs|name} was instructing.
{M. Kovács|name} was instructing.
{Kovacs M|name}. was instructing.
{KOVACS|name} landed.
{kovács márta|name} landed.
{Marta|name}'s glider rolled.
I was told by {Smith|name} to stop.
{Kovácsék|name} came later.
{Martha|name} is how they write my name.
Write {marta.kovacs|name} at the club server.
{marta [dot] kovacs [at] glide [dot] example [dot] com|email}
{MARTA.KOVACS AT GLIDE.EXAMPLE.COM|email}
Number {06 30 123 4567|phone} or {0036301234567|phone} or {30/123-4567|phone} or {+36-30-1234567|phone}.
{HA 4512|registration}, {HA4512|registration}, {ha-4512|registration}, {HA-45-12|registration}.
{Hotel Alpha four five one two|registration}
glider {4512|registration} was second
s/n {AB1729|number}, {AB 1729|number}, {ab-1729|number}
`),
  },
  {
    title: 'Mark Grant, G-DEAB',
    context: { known: GRANT },
    rows: linesOf(`
Mark the cable and grant access.
MARK THE CABLE AND GRANT ACCESS.
I would grant that the mark was missed.
{Mark|name} was flying.
{Mark Grant|name} was flying.
{Grant, Mark|name}, was flying.
{GRANT|name} SAID THE CABLE WAS WORN.
The duty instructor {Grant|name} was flying.
Then {Mark|name} landed.
{M Grant|name} reported.
{MGrant|name} wrote it.
Mr {M. Grant|name} wrote it.
The {DEAB|registration} was fine, {G-DEAB|registration} too, {Delta Echo Alpha Bravo|registration} too, {Alpha Bravo|registration} too.
Callsign {AB|registration}, glider {EAB|registration}.
{01234 567 890|phone}, {01234-567890|phone}, {+44 1234 567890|phone}
frame {8921|number}
`),
  },
  {
    title: 'Seán Ó Briain, EI-GMC',
    context: { known: O_BRIAIN, country: 'IE' },
    rows: linesOf(`
{Sean O'Briain|name} reported.
{Seán Ó Briain|name} reported.
{Ó Briain|name} reported.
{SEAN O BRIAIN|name} reported.
{Sean OBriain|name} reported.
{S. Ó Briain|name} reported.
{+353 87 123 4567|phone}
{sob.pilot99|email} is my login.
{Echo India Golf Mike Charlie|registration}
{EIGMC|registration}
`),
  },
  {
    title: 'people in other voices',
    context: {},
    rows: linesOf(`
Yesterday {Hendrik|name} overshot the runway.
{Ahmad Rezaei|name} was the winch driver on duty.
We think {Pauline|name} forgot to lock the canopy.
The trainee, {Liam Gallacher|name}, had 14 launches.
Both {Nadia|name} and {Omar|name} saw the near miss.
Fr. {Dominic Walsh|name} blessed the hangar.
Squadron Leader {Prentice|name} visited.
Flt Lt {Ahmed|name} visited.
{Aleksandra|name} asked whether the brakes were locked.
I handed over to {Beth|name}.
{Beth|name}, who was on the wing, let go.
The message was from {Stefan Wagner|name}.
{Chris|name} & {Pat|name} rigged the K13.
Instructor's name: {Rowena Tring|name}
P1 {Gupta|name}, P2 {Lindholm|name}.
P1: Mr {A. Gupta|name}
Tug: {Barry|name}, winch: {Sue|name}
{Tomasz Lis|name} (instructor) and {Ewa|name} (student) were in the ASK 21.
{O'Sullivan|name} radioed for help.
{MacGregor|name} radioed for help.
{de Vries|name} radioed for help.
{Van der Merwe|name} radioed for help.
As {Kirsten|name} said, the wind had changed.
'Stop!' shouted {Malcolm|name}.
"Release," said {Yvonne|name}.
I spoke to {Trevor|name} afterwards.
Please contact {Geraldine Pike|name} for details.
Best regards, {Tobias|name}
Regards
{Nigel Farnsworth|name}
The chief instructor is {Philip Wren|name}.
My instructor was {Wolfgang|name}.
My name is {Basil Thorne|name}.
I am {Basil Thorne|name}, a solo pilot.
{DEREK|name} WAS ON THE WING TIP.
MR {PATEL|name} AND MRS {O'BRIEN|name} OWN THE FIELD.
THE INSTRUCTOR {KAREN WHITE|name} TOOK OVER.
kevin and {dave|name} pushed the glider
the winch driver {gary|name} cut the power
Herr {Müller|name} und Frau {Schmidt|name} waren am Platz.
Fluglehrerin {Sabine Krause|name} saß hinten.
{Klaus|name} sagte, dass die Haube offen war.
Mit {Peter Schulz|name} im hinteren Sitz flog ich los.
Avec {Pierre Dupont|name} en place arrière, j'ai décollé.
{Luigi|name} ha tirato i diruttori.
Con {Carmen|name} en el asiento trasero.
Met {Kees|name} op de achterstoel.
Sammen med {Lars|name} i baksetet.
`),
  },
  {
    title: 'identifiers in other voices',
    context: {},
    rows: linesOf(`
Email: {john_doe-77@mail.example|email}
{jane AT example DOT com|email}
{jane(at)example(dot)com|email}
{jane <at> example <dot> com|email}
e-mail {info@upwind.aero|email}.
Visit {upwind.aero|link} or {upwind-gliding.org.uk|link}.
{HTTPS://EXAMPLE.COM/A|link}
IG: {@fly.high|handle}
Twitter {@glidernews|handle}
Phone {020-7946-0991|phone}
Phone: {(020) 7946 0991|phone}
Tel {0049 170 1234567|phone}
{+33.6.12.34.56.78|phone}
Mob {07700 900 111|phone} / {07700 900 222|phone}
Call the farmer ({01632 960001|phone})
{G-CKZX|registration}/{D-1111|registration} met.
{SP-3456|registration}'s pilot.
The K13 ({G-DCAB|registration}) bounced.
reg. {G-CJKL|registration}
Registration: {OE-5642|registration}
Glider {PH-902|registration} and tug {PH-KLM|registration}.
{G-ABCD|registration}.
{VH-GXY|registration},{ZK-GAB|registration};
{N 123AB|registration} called.
{november-one-two-three-alpha-bravo|registration} called.
{Foxtrot Charlie Golf Hotel Tango|registration} called.
call-sign {X-ray Yankee|registration} replied.
callsign is '{KM|registration}'.
the glider with callsign {5T|registration} was above
Comp ID: {A2|registration}
(contest number {99|registration})
C/S {EX|registration}
numéro de concours {B4|registration}
FLARM radio ID {DDB123|number}
Mode S hex {407A1C|number}
ICAO: {3C6589|number}
Pilot licence number SPL/{12345|number}
licence #{A123456|number}
my SPL no. {4711|number}
DAeC Mitgliedsnummer {123456|number}
numer licencji {PL-1234|number}
Sportlizenz Nr. {2025-1234|number}
medical no {MED-5512|number}
serial {29481|number}
c/n {29481|number}
MSN {1123|number}
car reg {AB12 CDE|number}
Number plate: {M-AB 1234|number}
Kennzeichen {HH-XY 123|number} parkte dort.
his van ({YK68 HJU|number}) blocked the track
`),
  },
  {
    title: 'addresses in other voices',
    context: {},
    rows: linesOf(`
{22 Acacia Avenue|address} is the address.
The Old Rectory, {4 Church Lane|address} is the address.
{123 Main St|address}, Springfield.
{4500 N. Lincoln Ave., Chicago, IL 60625|address}
{Schlossallee 1, 12345 Musterstadt|address}
{Bahnhofstr. 3a|address}
{5, rue Victor Hugo, 75001 Paris|address}
{Keizersgracht 123, 1015 CJ Amsterdam|address}
{ul. Piękna 12/4, 00-123 Warszawa|address}
{Via Roma, 5|address}
{C/ Mayor, 12|address}
{Vestergade 14|address}
{SW1A 1AA|address}
postcode {GL5 2QR|address}
PLZ {70173|address}
Position {N 51° 11' 23.4" W 1° 2' 3"|coordinates}
{51.1875° N, 1.0312° W|coordinates}
({51.18750,-1.03120|coordinates})
{51 11.2N 001 02.1W|coordinates}
{5111N 00102W|coordinates}
OS grid {SU 71234 39876|coordinates}
grid ref {TL123456|coordinates}
w3w {///apple.banana.cherry|coordinates}
lat/long {51.187/-1.031|coordinates}
`),
  },
  {
    title: 'what stays, in other voices',
    context: {},
    rows: linesOf(`
The Discus bT and the Duo Discus T were first.
Approach speed 55 kt plus half the wind.
Ask for a check flight if not current in 30 days.
The Nimbus-4DM, Ventus-2cT, Arcus M and Antares 20E.
The Pegase 101A and the Centrair 201.
Bristow and the police helicopters use 130.000.
Snow, hail, and freezing levels at FL50.
Lift was 4 kt at Bicester, 6 kt at Brackley, 2 kt over Oxford.
On the Isle of Wight, sea air spoiled the task.
We flew Talgarth, Hay Bluff, Pandy, and back.
The Cotswolds, the Pennines and the Lake District.
Zell am See, St. Johann, Kufstein, Innsbruck.
Fayence, Sisteron, Gap and St Auban were turn points.
Oerlinghausen, Aalen-Elchingen and Klippeneck.
Runway 18 at EPLS was soft after rain.
LFMX and LOWI were alternates.
He said 'all out, all out' twice.
The blue K21's canopy opened on tow.
The Puchacz's rudder pedal jammed.
The Bocian, Jantar Standard 3 and Foka 5 flew.
Tow rope: 55 m, Tost, blue weak link.
The CAA, BEA, BFU, AAIB and NTSB publish reports.
A Cessna Caravan dropped parachutists.
The Red Arrows passed at 500 ft.
At first light we began DIs on all gliders.
Winch 1 and Winch 2 were serviceable.
Silver C and Gold distance were claimed.
Saturday's briefing covered cable breaks.
Easter course, Summer camp, Christmas party.
The Junior Nationals were at Aston Down.
The Bernoulli equation, the Coriolis force, the Foehn wind.
Flight 12 of 20; 45 minutes; 1:32 h.
Total energy 1.5 m/s; MacCready 2.
The MacCready ring was set to 3.
The Jet Ranger and the Gazelle landed.
The Robinson R44 hovered.
SeeYou Navigator and XCSoar were running.
The GoPro came loose.
We use Glidernet and SafeSky.
A Boeing 737 passed on the ILS.
TCAS RA, STCA and ATC were involved.
The Airbus crew filed an AIRPROX.
He had eaten a Mars bar and drunk a Red Bull.
Der Pilot meldete Position Süd und landete auf der Piste 08.
Die Ka 8 stand am Start und der Lepo fuhr los.
Das Seil riss bei 120 m und der Schüler drückte nach.
Der Motorsegler Falke C stieg in die Platzrunde ein.
Am Samstag war Flugbetrieb mit Winde und F-Schlepp.
Le remorqueur a dégagé à gauche après le largage.
Nous étions à 1200 m au-dessus du Mont Ventoux.
Szybowiec Bocian stał na kwadracie przy wyciągarce.
El velero tomó tierra en un campo cercano.
Il pilota ha atterrato in un campo vicino a Rieti.
Het zweefvliegtuig landde in een weiland bij Terlet.
Segelflygplanet landade på ett fält nära Ålleberg.
`),
  },
  {
    title: 'people at the launch point',
    context: {},
    rows: linesOf(`
At about 1430 {Dave|name} launched in the Astir.
We all heard {Phil|name} call the mayday.
My syndicate partner {Graham Lovelock|name} had rigged it.
Apparently {Lucy|name} had noticed a noise but said nothing.
The launch was controlled by {Emeka Obi|name}.
A hand signal from {Tony|name} was misread.
{Rachel|name}: "Is the canopy locked?"
The visiting pilot ({Matteo Rinaldi|name}, Italy) was not briefed.
{Steve Mc Kenna|name} drove the retrieve car.
Pilot: {Olga Smirnova|name}. Instructor: {Peter Hale|name}.
Ms {Chaudhry|name} complained about noise.
I had lunch with {Bob|name}, {Jim|name} and {Fiona|name} before flying.
The next day {Arjun|name} inspected the tailplane.
{Helmut Wagenknecht|name} and I de-rigged.
I and {Sofia Lund|name} de-rigged.
Young {Toby|name} was running the wing.
Old {George|name} cut the grass.
Our tuggie {Ralph|name} saw it happen.
The ground handlers were {Isla|name} and {Rory|name}.
{Charlotte|name} thought the brakes had been closed.
{J Smith|name} was P2.
{JR Hartley|name} was P2.
It was then that {Nguyen Van Minh|name} released.
{Karl-Heinz Brenner|name} war der Windenfahrer.
Frau {Lindner|name} hat den Unfall gesehen.
Vereinskamerad {Holger|name} half beim Abbau.
Unser Vorsitzender, {Eberhard Falk|name}, wurde informiert.
{Sébastien|name} a freiné trop tard.
Le treuilleur, {Didier Marchal|name}, a coupé les gaz.
Monsieur {Pelletier|name}, le voisin, était furieux.
Startleider {Henk|name} gaf het signaal.
{Jeroen Bakker|name} vloog voor het eerst solo.
{Katarzyna Wrona|name} wylądowała w polu.
Kolega {Marek|name} pomógł przy montażu.
{Antonio García|name} soltó el cable.
La instructora {Lucía|name} avisó por radio.
{Paolo Ferri|name} era il pilota.
{Erik Johansson|name} flög för första gången.
Vinschföraren {Lasse|name} stoppade.
{Kari Nordmann|name} var elev.
Email from {Rebecca|name} attached.
Photo: {Dominic Reyes|name}
Tow pilot was {Sam|name}; winch driver was {Alex|name}.
{Abdul|name} & {Yusuf|name} retrieved me.
I was briefed by our DCFI {Gordon|name}.
{LIZ|name} was on the wing, {TOM|name} said nothing.
It is {Hannah|name} who flies the Ka 8.
{Hannah|name} will talk to the pilot.
I will talk to {Hannah|name} tomorrow.
{Hannah|name}, a solo pilot, was cleared to fly.
A phone call to {Brian|name} solved it.
He said "{Jenny|name}, release now".
Manager comment: spoke to {Ian|name}, who agrees.
{Ray|name} reported the same issue last year.
{Sandy|name} was the instructor in charge.
{Chase Hollister|name} was the instructor in charge.
{Summer Hayes|name} was flying solo.
{Rich|name} told the group to stop.
We saw {Gus|name} waving.
{Max|name} pulled the release.
{Juan Carlos Ortega|name} and {Ana Belén|name} observed.
Prof. Dr. {Uwe Krämer|name} examined it.
`),
  },
  {
    title: 'what stays at the launch point',
    context: {},
    rows: linesOf(`
After releasing at 2,000 ft I headed west towards the ridge.
I opened the airbrakes fully and side-slipped to lose height.
A Pawnee pilot saw us on short final and went around.
The weak link parted during the ground run.
Visibility was 10 km with a light crosswind from the left.
The launch point controller stopped all operations.
Pre-flight checks (ABCD, CBSIFTCBE) were completed.
Control check: full and free. Ballast: none. Straps: tight.
Lookout must be improved when joining thermals.
We recommend that all pilots review the Winching Brief.
Launch Failure Exercise at 150 ft.
The Board discussed the event on Tuesday evening.
Members should read Laws and Rules chapter 12.
All Members are reminded to use the Daily Inspection book.
The Safety Officer will issue a notice.
See the Accident Review in Sailplane and Gliding.
Part-SFCL and Part-CAMO apply here.
The Glider Operations manual, Section 4, says so.
In strong winds, Number Two cable drifts across the runway.
Emergency services (Fire, Police, Ambulance) attended.
The Air Ambulance landed on the field.
Winter maintenance is due in November.
The Pik-20 and the Mosquito share a hangar.
The Std Cirrus and Std Libelle have the same rod ends.
The hotelier connector was not pinned.
The L'Hotellier connectors were checked.
The Wedekind sleeve was missing.
The Uerlings sleeve was fitted.
Our Motorfalke lost power on take-off.
The EuroFOX tow plane was at 70 kt.
The Eurofox and the Rallye were low on fuel.
FLARM and PilotAware gave no warning.
PowerFLARM was updated.
A Tornado and two Typhoons crossed at 250 ft.
A Chinook passed under the cloud base.
Gliders must not enter the Daventry CTA.
London Information was on 124.6.
Brize Zone was active.
We heard Oxford Approach clear a Seneca.
The Cirrus SR22 squawked 7000.
The Van's RV-8 joined crosswind.
A Europa and a Eurostar were in the circuit.
The DR400 Régent had full tanks.
Bishop Hill and Portmoak were covered in snow.
The Vale of York was in sunshine.
He crossed the Thames near Oxford.
Sutton Bank is on a cliff edge.
She diverted to Husbands Bosworth.
The Welland valley was flooded.
He landed out 3 km south of Market Harborough.
The task was HUS-GRL-BIC-HUS.
The Alps were visible from Puimoisson.
Mont Blanc was in cloud.
Lake Garda and Monte Baldo were turning points.
The Rhine valley near Speyer was hazy.
In Poland and Czechia rules differ.
The German Flugleiter was on the radio.
English was used on the radio.
The Irish Sea was out of range.
Bronze and Silver badges need a check.
The K21 and K23 were parked behind the Nissen hut.
The Tost release (Europa G88) was dirty.
Grease type Aeroshell 22 was used.
Loctite 243 and Araldite were used.
Sikaflex seals leaked.
The Bruggemann and Gadringer harnesses were worn.
The Gadringer harness came undone.
An Icom handheld died.
The Filser radio and the Dittel radio failed.
A Borgelt B50 vario stuck.
The Cambridge logger and the Volkslogger were sealed.
GPS time was 13:05:22Z.
Wind 250/18 gusting 27.
The first solo pilot panicked a little.
That Friday the field was closed.
He then landed ahead, as taught.
Both pilots had current licences.
Neither pilot was hurt.
My instructor said to aim for the far end.
Said instructor was current.
Each Instructor must sign.
`),
  },
];
