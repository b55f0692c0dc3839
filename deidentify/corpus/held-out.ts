// Sentences in many voices, written before the engine was tuned and never tuned against: they tell how it does on text
// it has not seen. All people, clubs and machines are invented. What must go stands as {text|kind}.

/** One sentence a line; a sentence without a mark must come out unchanged. */
export const HELD_OUT: readonly string[] = `
On the second launch {Gemma Hartwell|name} noticed the airbrakes creeping open.
I shouted to {Callum|name} to let go of the wingtip but he did not hear me.
The duty instructor, {Priya Raman|name}, stopped launching at once.
Mr {Ottershaw|name} from the tug hangar had refuelled it that morning.
My P2 was {Fenella|name}, who had about ten hours.
{Derek Plumley|name} and {Sanjay Mehta|name} pulled the glider clear of the runway.
It was {Olly|name}'s third solo.
We asked Mrs. {Abernathy|name} whether we could retrieve from her field.
According to {Tadeusz Wolski|name} the cable had been spliced twice.
The winch driver ({Nigel|name}) cut the power.
{Ingrid Solheim|name} was in the back seat and took over.
Ground crew: {Kev Tranter|name}, {Amy Lister|name} and one visitor.
I was flying with {Giancarlo Bertoni|name} in the Duo Discus.
Witness statement by {Pieter van Houten|name} attached.
When {Bronwen|name} called 'stop stop stop' nobody reacted.
Tug pilot {Wilkins|name} released us at 900 ft.
Dr {Anneliese Kropf|name} looked at my wrist afterwards.
{Siobhan O'Rourke|name} had put the canopy cover on the wing.
The inspector, {J. R. Fothergill|name}, signed the daily inspection.
The glider belongs to {Marek Dvořák|name} and his brother.
{Yuki Tanaka|name} was on the launch point log.
Our chairman {Lionel Pym|name} wants this discussed.
PILOT {SANDRA COLTON|name} LANDED LONG AND HIT THE FENCE.
MR. {DELANEY|name} STATED THAT THE CANOPY WAS LATCHED.
then {dave|name} said he had never checked the weak link
i spoke to mr {higgins|name} about his dog on the runway
Cable break practice with {Hamish McAllister|name} at 300 ft.
The Ka 6 was flown by {Henrik|name} that day.
{Lucas Moreau|name} m'a dit de larguer tout de suite.
L'instructeur {Benoît|name} a repris les commandes.
Monsieur {Delacroix|name} a ouvert la verrière.
Fluglehrer {Jürgen Stahlmann|name} übernahm das Steuer.
Herr {Obermaier|name} hat den Seilriss beobachtet.
Der Windenfahrer {Uwe Petersen|name} reagierte sofort.
Instructeur {Wouter de Graaf|name} nam de besturing over.
De lierist, {Joost|name}, stopte de lier.
Instruktor {Grzegorz Zieliński|name} przejął stery.
Pan {Wójcik|name} obserwował lądowanie.
El instructor {Javier Ortega|name} tomó los mandos.
La señora {Beltrán|name} nos dejó aterrizar en su campo.
L'istruttore {Fabio Colombo|name} ha preso i comandi.
Instruktören {Björn Lindqvist|name} tog över.
Flyinstruktør {Morten Haugen|name} overtok kontrollen.
Mail me at {gliding.fan77@example.net|email} for the logger trace.
The owner can be reached on {tug.owner (at) example (dot) com|email}.
Send it to {safety [at] upwind-club [dot] org|email} please.
write to {paul dot simms at example dot co dot uk|email} if needed
His mobile is {07700 900482|phone}.
Ring the farmer on {01632 960 113|phone} before retrieving.
Office: {+1 (202) 555-0143|phone}.
Tel. {+49 (0)30 2318-0077|phone}, mornings only.
Call {0033 1 99 00 12 34|phone} for the gate code.
The video is on {https://video.example.com/watch?v=abc123|link} from 3:20.
See {www.upwind-gliding.example.org/news|link} for the notice.
He posted it on Instagram as {@soaring_sam|handle}.
The other glider was {G-CKZT|registration}, an LS4.
{G CKZT|registration} joined above us.
{gckzt|registration} was the tug's previous tow.
{D-KXYZ|registration} motorised past us at cloudbase.
We nearly hit {D-9143|registration} in the thermal.
{SP-3917|registration} landed out next to us.
{PH-1473|registration} was already in the thermal.
The Robin {F-GJQK|registration} was doing circuits.
{HB-3187|registration} had priority but turned left.
The Pawnee, {VH-TUG|registration}, was parked on the strip.
{N482SB|registration} reported base for runway 15.
{november four eight two sierra bravo|registration} did not answer.
{Golf Charlie Kilo Zulu Tango|registration} called downwind.
{Delta nine one four three|registration} was told to go around.
The tow plane {ZK-GLT|registration} had a rough engine.
{OE-5483|registration} outlanded in the same field.
{OO-YBX|registration} and {OY-XJK|registration} were sharing the thermal.
{OK-7714|registration} overtook us on the ridge.
Glider callsign {Kilo Tango|registration} was below us.
The Ventus with competition number {7V|registration} pulled up sharply.
Contest ID {WX|registration} cut in front of the gaggle.
BGA {4471|registration} has the same brake linkage.
FLARM ID {DD8F12|number} was shown at 200 m.
ICAO address {3EF01A|number} appeared on the tracker.
His licence number is {GBR.FCL.SPL.10482|number}.
Club membership no. {20417|number} per the booking sheet.
Serial number {21417|number} was stamped on the bracket.
FAI sporting licence {NL-8842|number} had expired.
His car, number plate {AB12 XYZ|number}, blocked the trailer.
He lives at {14 Orchard Lane|address}, next to the strip.
Landed behind {Hauptstraße 27|address} in the village.
The trailer stands at {3 rue des Acacias|address}.
Final position {51.18342, -1.03127|coordinates} per logger.
The field is at {N52°14'36" W001°22'08"|coordinates}.
Grid reference {SP 512 893|coordinates} is the crop field.
Landed at {5207.345N 00102.981W|coordinates}.
We flew as guests of {Upwind Gliding Club|club} that week.
A visitor from {Upwind GC|club} had borrowed it.
The {Segelflugverein Talheim|club} lent us a winch.
The {Aeroklub Nowa Dolina|club} tug was on site.
At about 400 ft the cable broke and I lowered the nose.
The Schempp-Hirth Discus was rigged by two members.
The Grob Astir hit the Cessna's tailplane in the hangar.
QNH was 1021 and the QFE 998 hPa.
We contacted Brize Radar on 119.000 and were given squawk 3701.
Runway 09R was closed, so we used 27L.
The CFI briefed us that the duty pilot was on the launch point.
Will the weak link hold in such a gust?
The wing hit the hill with a loud bang.
In April and May the ground was still soft.
Taxi via Alpha and hold at Bravo.
He gave a mayday at 14:32 UTC.
EGSS METAR: 221350Z 24015G25KT 9999 SCT035 14/07 Q1013.
NOTAM C2471/23 closed the northern taxiway.
The Ka 8 and the K-13 were both on the launch grid.
We climbed to FL95 in wave above Snowdonia.
Dunstable was under cloud so we diverted to Bicester.
The DG-505 has a Tost release.
Rotax 912 oil pressure was low.
The pitot was blocked by a wasp.
I set 130.405 on the radio and heard nothing.
Heading 240, groundspeed 62 knots, 3.5 nm to run.
It happened on Saturday 12 August 2023 at about 1530 local.
The pilot had 312 hours, 214 launches and a Silver badge.
Bill of materials: one cable, one ring, two weak links.
Mark the canopy latch with red tape.
Please grant more time for the check.
He gave us hope that the rain would pass.
At dawn there was frost on the wings.
The Piper Super Cub stalled at 45 mph.
A Robin DR400 was used as the tug.
The L-13 Blanik and the PW-5 were grounded.
Jodel D140 tows are slower than the Pawnee.
The Bowden cable to the airbrake had frayed.
Der Fluglehrer übernahm in 50 m Höhe das Steuer.
Die Winde zog zu stark an und das Seil riss.
Der Segelflugschüler landete hart auf Piste 26.
Le planeur a touché la clôture au bout de la piste 18.
L'instructeur a repris les commandes trop tard.
De instructeur nam de besturing over op 100 meter.
Instruktor przejął stery na wysokości 80 metrów.
El piloto aterrizó largo y golpeó la valla.
L'aliante ha toccato terra prima della pista.
Instruktören tog över på 70 meters höjd.
THE GLIDER STALLED ON FINAL APPROACH AND HIT THE GROUND.
THE PILOT REPORTED A LOSS OF LIFT OVER THE RIDGE NEAR TEHACHAPI.
Oxygen at 14,000 ft was checked against the card.
Max glide in the ASK 21 is at 90 km/h.
There was no injury and no damage.
The Cirrus and the Libelle were landing together.
Ridge soaring at Sutton Bank with wind 270/25.
Parachute repack was due on 2024-03-01.
Golf clubs were found on the strip.
A skip lorry stood in the undershoot.
The rope broke at 60 kg on the gauge instead of 500 daN.
The Lake District wave was working from 6,000 ft.
Winch launch, 3rd of the day, cable parachute opened late.
Frank discussion followed at the evening debrief.
`
  .trim()
  .split('\n');
