// Other identifiers, written without sight of the engine (third set). All people, clubs and machines are invented.

/** One sentence a line; what must go stands as {text|kind}. */
export const FRESH_IDENTIFIERS_THIRD: readonly string[] = `
If you need the logger file write to {glider.tom@example.org|email} and I will send it. The recording interval is two seconds.
My address is {h.cole77@example.co.uk|email}, please do not pass it on.
The video can be had from {retrieve-crew@example.net|email}.
Contact: {jan at mailbox dot de|email}
You can write to me at {karl dot winter dot ka8 at gmail dot com|email}, I read it once a week.
Photos to {office(at)blackwater-soaring(dot)example|email} please.
He gave me his mail as {soar_mad_0417 [at] outlook [dot] com|email} and drove off. I have not heard from him since.
Email {PILOT99@EXAMPLE.COM|email} IF THERE ARE QUESTIONS.
i can be reached under {lookout.now@mail.example.de|email}
Send the trace to {tug+incidents@example.com|email}.
The farmer's email is {lower.farm@example.co.uk|email} and he would like an answer about the fence. The crop was barley.
Meine Adresse für Rückfragen: {segelflug.anna@example.de|email}
Pour me joindre : {planeur.benoit@example.fr|email}
Proszę o kontakt: {szybownik.wojtek@example.pl|email}
Mail me ({cloudstreet@example.nl|email}) for the IGC file. It shows both gliders.
Ring me on {07700 900142|phone} after six.
My mobile is {+44 7700 900 318|phone}. I am on shift this week.
The tower's land line is {01632 960 771|phone}, they were not answering.
Phone {(01632) 960284|phone} and ask for the duty instructor.
Tel. {020 7946 0137|phone} during office hours.
You can text me: {07700900655|phone}. I am usually at work until five.
Call {+44 (0)1632 960019|phone} for the trailer keys.
His card says {(303) 555-0148|phone} and that he runs the FBO. He did not see us.
I called {1-719-555-0172|phone} to close my flight plan.
Reach me at {775.555.0119|phone} any time.
Meine Nummer ist {0171 3920012|phone}.
Bitte rufen Sie an unter {+49 30 23125 874|phone}.
Rückfragen bitte an {030/23125-221|phone}, nach 18 Uhr.
Mon portable : {06 39 98 41 27|phone}
Appelez le {+33 1 99 00 52 63|phone} pour le dossier.
Joignable au {06.39.98.12.80|phone} le soir.
Mijn nummer is {06-12345078|phone}, bel gerust.
Bel {+31 6 12 34 50 91|phone} voor de foto's.
Mój telefon to {+48 601 555 010|phone}.
Proszę dzwonić {22 555 01 34|phone} po godzinie 17.
Mi móvil es {+34 600 555 021|phone}.
Il mio cellulare è {+39 333 5550 184|phone}.
Min mobil är {070-174 06 21|phone}.
Ring mig på {+45 20 55 01 43|phone} hvis der er spørgsmål.
Telefonen min er {+47 900 55 012|phone}.
In Austria I can be reached on {+43 660 5550123|phone}.
The Swiss pilot left {079 555 01 66|phone} on a note under my windscreen. The line was dead.
Our launch point phone is {+61 491 570 156|phone}.
WhatsApp {0044 7700 900471|phone} works best for me.
The damage photos are on {https://photos.example.org/albums/k21-nose|link}. The nose skid is cracked.
The trace is at {www.soaringtraces.example/flight/88213|link} for anyone who wants it.
I uploaded the cockpit video to {youtube.com/watch?v=Zq3xv81LmK0|link}.
The pilot posted it on Instagram as {@vario_vera|link} the same evening.
See my blog {ridgerunner.example.com|link} for the long version.
You will find me as {@thermal.hunter|link} on Twitter. I posted a short note there.
The club put it on {facebook.com/blackwatersoaring|link} before I had even got home.
There is a thread about it on {http://forum.gliders.example/t/4471|link}. Not everything in it is correct.
My channel is {youtube.com/@finalglidefred|link} if you want to see the approach.
OGN shows it well: {https://live.glidernet.example/#c=52.1,0.9&z=12|link}
The other glider was {G-CKWP|registration}, a white ASW 27.
I was flying {G-DHRT|registration} on a soaring flight from Lasham.
The tug {G-BVLX|registration} turned left as briefed.
{D-4718|registration} joined below us without looking up.
The motor glider {D-KFGM|registration} came from the right with the engine running. We both turned right and lost sight of each other.
It was {HB-3174|registration}, we met it again over the Bernese Alps. The height difference was 30 m at most.
The Austrian {OE-5618|registration} gave way.
{F-CHZD|registration} was ahead in the circuit.
Un planeur, le {F-CGRN|registration}, est passé juste devant.
{PH-1388|registration} stond dwars op de baan.
{SP-3614|registration} wykonywał krąg na tej samej wysokości.
The Czech L-23 {OK-6214|registration} landed in the field next to ours.
A Cessna 172, {N5187T|registration}, crossed the pattern at midfield. It was below pattern altitude and fast.
The Schweizer {N2739H|registration} was being towed by {N88214|registration}.
We were number two behind {N417SG|registration}.
My glider ({C-FXQT|registration}) had the transponder on.
{VH-GQW|registration} reported ten miles north. We never saw it.
The Swedish {SE-UKM|registration} had no radio.
{LN-GHR|registration} was the second aircraft.
{OY-XTB|registration} lå på baseben.
{g-ckwz|registration} had been left in the landing area with the canopy open.
The aircraft, {GCJTL|registration}, was not damaged. The brake cable had jumped off its pulley.
The paint on {D 3391|registration} was scratched.
I heard {Golf Charlie Juliett Tango November|registration} call final and then nothing else.
{Delta Kilo Papa Sierra Uniform|registration} asked for the wind.
The tug was {November Four One Seven Sierra Golf|registration} that day.
The other glider's callsign was {XR|registration}.
I was flying with callsign {Lima Seven|registration}.
Glider with competition number {K5|registration} cut inside me at the turning point.
Competition number {418|registration} was the highest in the gaggle. Just behind it there was a gap.
Contest ID {W2|registration} did not answer the radio.
My contest ID is {7T|registration}. I was the third to start.
The CN {EBZ|registration} was clearly readable on the fin. It was that close.
A Ventus with CN {V9|registration} pulled up in front of me.
The competition letters {JDR|registration} were on the tail.
Wettbewerbskennzeichen {KY|registration} flog direkt auf uns zu.
The Nimbus, BGA {3187|registration}, had just come out of its annual inspection.
The elevator had been fitted to BGA {5024|registration} by mistake. Both are Astirs from the same year.
FLARM ID {DDA4C1|number} was shown as a non-moving target.
The FLARM id of the other aircraft was {DF13B7|number}, it was on my screen for four minutes.
My ICAO 24-bit address is {4067E2|number}.
The receiver shows hex code {3D1F9A|number} at 1402 UTC. After that it is lost.
The unit still had the ICAO address {A4C81E|number} from the previous owner.
My licence number is {GBR.FCL.SP.487213K|number}.
I hold SPL no. {DE.SFCL.20713|number}. I have flown 60 hours this year.
Pilot certificate number {3184427|number}, glider category.
Licence: {UK/SPL/512884H|number}, valid until 2027.
BGA membership number {118273|number}.
My membership no. is SSA {60417|number}.
FAI sporting licence {GBR-20811|number} was on board.
Medical certificate number {LAPL-774120|number} expires in May.
Lizenznummer {DE-SPL-33817|number}, Klasse Segelflug.
The retrieve car, registration number {KX19 VDO|number}, was parked on the runway.
A grey van with number plate {YB66 TLN|number} drove across in front of us. The driver waved at me.
Das Auto mit dem Kennzeichen {HN-SF 418|number} stand im Anflug.
The truck had Colorado licence plate {BRT-4471|number}.
Une voiture immatriculée {FD-418-KR|number} a traversé la piste.
My address is {14 Larkfield Close, Harbury CV33 9QX|address}. Please send the form by post.
I landed in the field behind {Rookery Farm, Mill Lane, Little Sampton LE14 3ZZ|address}.
Please send the form to {27 Station Road, Alderbrook, Norfolk NR99 4AB|address}.
He lives at {Flat 3, 118 Kestrel Avenue|address} if you need a statement.
The owner's address is {4127 Sagebrush Drive, Minden, NV 89423|address}.
Mail the parts to {PO Box 1182, Boulder City, NV 89005|address}.
Ich wohne in der {Lindenstraße 17, 73230 Kirchheim|address}.
Die Halle steht {Am Flugplatz 4, 88630 Pfullendorf|address}. Dort liegt auch das Seil.
J'habite {12 rue des Tilleuls, 05000 Gap|address}.
Mijn adres is {Dorpsstraat 48, 6814 AB Arnhem|address}.
Mieszkam przy {ul. Lotniczej 23/5, 64-100 Leszno|address}.
Vivo en la {Calle del Olmo 31, 28300 Aranjuez|address}.
Abito in {Via dei Pini 9, 02100 Rieti|address}.
The glider came down at {52.18734, -0.41265|address}. The wheat was about a metre high.
Field landing position: {N51 23.417 W001 12.885|address}.
It happened over {51°11'14"N 001°01'55"W|address}, at about 2,300 ft.
The near miss was at OS grid reference {SP 7421 3318|address}.
Grid ref {TL514378|address} is the corner of the field. The wires run along its north side.
My logger gives {47.48213 N, 8.91347 E|address} for the closest point.
Position {48°37.218'N 009°28.604'E|address}, heading west.
I fly with the {Blackwater Gliding Club|club} at weekends.
This was our first day at {BWGC|club} after the winter. Everybody was out of practice.
Members of the {Blackwater club|club} were watching.
The {Harrowmere Gliding Club|club} has since changed its launch signals.
The tug belongs to {Stanbury Vale Soaring Society|club}.
We were visiting the {Aéro-Club de Montréal-les-Bois|club} for a week. The briefing was good but it was in French only.
Das Flugzeug gehört der {LSV Hohenbrück|club}.
Die {Segelfluggruppe Altenried|club} hatte an diesem Tag Flugbetrieb.
{FSV Kranichtal e.V.|club} runs the winch on Sundays. The drum had been changed the day before.
De {Gelderveldse Zweefvliegclub|club} heeft de procedure aangepast.
{Aeroklub Brzozowski|club} prowadził loty w tym dniu.
The {Copper Basin Soaring Association|club} lent us a Blanik.
I wrote to {launch.point@example.org|email} and also rang {01632 960 552|phone}. There was no answer to either.
The trial flight voucher came from the {Harrowmere club|club}. We had never been there before.
The pilot of {G-CLZP|registration} has been told. He was not on frequency.
I am in the membership list under number {20931|number}. The licence is {GBR.FCL.SP.220184B|number}.
The Standard Cirrus, {D-2951|registration}, was in the way. Its FLARM ID is {DD8A17|number}.
The hedge is at {51.0923, -1.4471|address}. Do not land there after June.
Our webcam ({https://cam.blackwater.example/south|link}) recorded the launch. The file is kept for 30 days.
`
  .trim()
  .split('\n');
