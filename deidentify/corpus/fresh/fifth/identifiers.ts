// Other identifiers, written without sight of the engine (fifth set). All people, clubs and machines are invented.

/** One sentence a line; what must go stands as {text|kind}. */
export const FRESH_IDENTIFIERS_FIFTH: readonly string[] = `
If anyone has video of the approach please send it to {launchpoint.video@skymail.example|email}.
My address for questions is {r.hebden72@ridgepost.co.uk|email}, I answer most evenings.
You can write to {duty dot manager at hillsoar dot org|email} for the full logger trace.
Mail: {kontakt(at)segelpost-nord(dot)de|email}
The trace was sent to {igc_files+june@thermalbox.net|email}. I have had no answer so far.
Contact the winch team under {winde [at] hangflug [dot] at|email}.
Please copy in {SAFETY.DESK@UPWIND-AERO.COM|email} on any reply.
Call me on {07700 900482|phone} if the details are not clear.
The farmer can be reached on {01632 960 713|phone} but only in the mornings.
Tel. {+44 (0)1632 960155|phone}, ask for the duty instructor.
My mobile is {+49 171 3920 4418|phone} and I also have the trailer keys.
The office number, {+33 6 39 98 21 47|phone}, was not answered. I left a message.
We rang {(303) 555-0148|phone} for the retrieve and nobody had been told.
Retrieve crew: {+1-702-555-0173|phone}. Bring torches and the long rope.
The emergency contact was listed as {+61 491 570 156|phone}. It rang out twice. The third call was answered.
The owner is on {0049 8161 55 23 90|phone} during office hours.
I was given {+48 601 228 374|phone} as the number of the tow pilot.
Crew phone {+46 70 174 06 35|phone}, please text rather than ring.
He gave me {+39 347 118 2096|phone} and asked for a call back. I have not yet done so.
Telefon {+41 79 555 27 81|phone}, am besten abends.
Call {+353 86 204 7719|phone} or {+27 82 555 0419|phone} for the witness.
The flight is on {https://www.soartrace.example/flights/2024/88213|link} from 13:05 onward.
Video here: {www.ridge-clips.example/v/kd83hs|link}. The sound has been removed.
I posted it on Instagram as {@glider_gubbins|link} and a number of people commented.
See {youtu.be/Qx7bTz19kLm|link} at 2:14 for the moment the wing drops.
My channel is {@ThermalTinker|link} on YouTube.
The track can be seen at {http://olc-mirror.example.org/igc?id=551907|link}. It shows the height loss clearly.
Photos are on {facebook.com/slope.soaring.diary|link} if anyone wants to see the damage.
I was flying {G-CKVW|registration} from the rear seat.
{D-4417|registration} was ahead of us in the circuit and landed long.
The tug, {G-BWTP|registration}, was parked with its tail over the taxiway. Nobody had been asked to move it.
{N482SL|registration} entered the pattern from the wrong side. We extended downwind.
We were overtaken by {PH-1388|registration} on the ridge with maybe 30 m between us.
A motor glider, {D-KOLR|registration}, taxied across in front of the winch.
The French glider {F-CHQT|registration} was below and to the left.
{OE-5731|registration} and {HB-3246|registration} were both in the thermal when I joined.
The towplane {SP-AKZ|registration} had a loose tow hook. The glider behind was {SP-3905|registration}.
{OK-2718|registration} announced finals for 27 but landed on 09. Two gliders had to land beyond it.
I saw {SE-UVT|registration} rolling without anybody at the wingtip.
The aircraft involved was {OY-XKR|registration}, on its second flight of the day.
{LN-GBV|registration} and {OH-874|registration} were both outlanded in the same field.
{VH-GQT|registration} was cleared to launch behind us. We cancelled our own launch and waited.
{ZK-GWJ|registration} reported wave to 18,000 ft.
{C-FQXZ|registration} took off on the crossing runway.
{I-NVRT|registration} was thermalling the other way round.
{EC-KPW|registration} passed less than 50 m below us and did not reply on the radio. I estimate that he was at 110 knots.
{OO-ZTK|registration} was on a long final with the motor extended.
Serial plate and logbook did not match for {G-DHRJ|registration}; the inspector was informed.
I heard {Golf Charlie Kilo Sierra Tango|registration} call downwind but could not see him. I widened the circuit and found him below me.
"{Delta Kilo Alpha Romeo Victor|registration}, go around" was the last call I heard.
The other pilot identified himself as {Golf Delta Foxtrot Hotel Papa|registration}. He was at the same height.
Radio call "{November Four Two Seven Whiskey Tango|registration}, left base" came very late.
{Hotel Bravo Three One Zero Eight|registration} was asked to hold at 900 m.
The K21, {GCJVX|registration}, had not been inspected that morning.
It was glider {g-clwd|registration}, by the way, with the blue nose.
BGA {4968|registration} was on the line in front of us.
The accident glider was BGA {2873|registration}, rigged that morning.
BGA No. {5316|registration} had its annual check overdue by two weeks. The paperwork was corrected the same day.
Callsign {KV7|registration} joined the thermal in the opposite direction. I left at once. The climb was weak anyway.
The glider with competition number {E94|registration} cut inside me at the turn point.
Contest ID {ZT|registration} started just after us and never looked.
I later learnt that CN {721|registration} had no radio fitted.
My callsign {Romeo Five|registration} was mixed up with another glider on the frequency.
Competition number {J6|registration} on the fin made it easy to identify. The pilot apologised.
The intruder had FLARM ID {DDA5C7|number} on my display. The alarm came only two seconds before it passed.
ICAO 24-bit address {4CA87F|number} was transmitted by the unknown aeroplane.
The log shows Flarm id {DF1B04|number} at 60 m horizontal and 10 m vertical.
The transponder hex code was {3E6A21|number}, set wrongly after the overhaul.
My SPL licence no. {GBR.SFCL.408817|number} was issued this spring.
Glider pilot licence number {DE-NW-20471|number} was shown to the officer.
The student's membership number is {M-10583|number}.
Membership no. {77204|number} is on the form. The renewal was in January.
FAI sporting licence {FAI-61-3392|number} had expired the week before.
Medical certificate no. {MC-883015-K|number} was valid on the day of the flight.
The tow car, plate {KX19 RFD|number}, was parked on the perimeter track. The keys were inside.
A white van, registration number {BT63 LWN|number}, drove across the runway during a launch.
Das Auto mit dem Kennzeichen {RO-KV 482|number} stand mitten auf der Landebahn.
The trailer was left at {14 Sandpit Lane, Brackford, RG99 4QZ|address} overnight. It was collected the next morning by the crew.
We landed out behind {Upper Mill Farm, 3 Chapel Road, Wenfield|address} and were made welcome. The wheat had just been cut.
Der Pilot wohnt in der {Lindenstraße 27, 85999 Oberfelden|address} und ist zu Fuß gegangen.
Retrieve from {8 rue des Tilleuls, 05990 Valserre|address}, please bring the second trailer.
The wreck is now stored at {2150 Cottonwood Drive, Larkspur Falls, NV 89999|address}.
The field is at {51.38472, -1.20561|address}, just north of the railway. It has a slope at the southern end.
He landed at {N 47°41'22.8" E 011°58'07.3"|address} in a mown meadow. The crew took three hours.
Position {52 14.573N 000 41.208W|address}, heading north-west.
I am a member of {Harrow Down Gliding Club|club} and usually fly there on Sundays.
The glider belongs to {Segelfluggruppe Lindach e.V.|club}, who were told the same day. They have grounded it.
I learned to fly at the {WVGC|club} before moving north. The {Wenbury Vale Gliding Club|club} does it differently.
A visiting pilot from the {Aéro-Club de Montferrand-le-Vieux|club} used the wrong circuit.
{Zweefvliegclub De Heidevalk|club} had the winch on the other side.
`
  .trim()
  .split('\n');
