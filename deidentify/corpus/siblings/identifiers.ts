// Sentences of the same classes as those that once missed: identifiers, addresses and clubs. All people, clubs and machines are invented.

import { linesOf } from '../row.ts';

/** One sentence a line; what must go stands as {text|kind}. */
export const IDENTIFIER_SIBLINGS: readonly string[] = linesOf(`
{Plaza Mayor 3|address} is where he lives.
Vive en {Plaza Mayor 3|address}, junto al bar.
Vivo en la {calle de la Rosa 14|address}.
{Avenida de la Constitución, 21, 2º B|address}.
Abita in {via Garibaldi 12|address}.
Il garage è in {Piazza San Marco 4|address}.
J'habite {12 rue du Moulin|address}.
Il habite {place de la République 8|address}.
{Place Bellecour 3|address} is his flat.
{ul. Kwiatowa 8/12|address}, trzecie piętro.
Mieszka przy {ulicy Długiej 7|address}.
{os. Słoneczne 14|address}
De trailer staat op {Dorpsweg 5|address}.
Er wohnt {Am Anger 7|address}.
{Storgatan 14|address} är hans adress.
Han bor på {Kongens gate 5|address}.
The trailer lives at {Low Barn, Church Lane, Much Ado HR9 5QQ|address}.
Please post it to {Flat 2, 14 Orchard Road, Bristol BS6 7AA|address}.
Post to {The Old Forge, Thistle Lane|address}, Nether Wallop.
We landed near Lasham, a field at grid 123.
Call on 21 at Rose Cottage.
Runway 27 Right is closed.
The K21 was parked at Bay 4, Hangar 2.
{Rob|name} ran into nobody.
St Andrews was quiet.
St Albans was on our left.
Great Dunmow was covered in cloud.
Crystal clear skies all day.
Misty conditions prevailed.
Sunny spells were forecast.
{Ted Burrows|name}' field was full of sheep.
We landed in {Tom Wills|name}' field.
He used {James|name}' parachute.
BGA {4471|registration} was ahead.
BGA No. {5021|registration} is older.
Write to {tug driver at example.com|email} please.
Contact {launch marshal at example.org|email}.
Email {windsock at example dot org|email}.
I was looking at the club.
My number is {07700 900 456|phone} if you need me.
Mob: {07700-900-456|phone}
Call me on {+44 (0)1632 960 983|phone} after six.
Tel. {01632/960983|phone}
Ring {0044 1632 960983|phone}.
You can ring the clubhouse on {01632 960 345|phone}.
Text {07700900789|phone} for the photos.
Phone {020 7946 0123|phone}.
({0113 496 0456|phone})
His mobile ({07700 900123|phone}) was off.
US cell {(555) 010-4477|phone}
{+1-202-555-0143|phone} is the office.
{+49 151 1234 5678|phone} (Handy)
Tel.: {0761/ 456 789-0|phone}
Mobil {0171-2345678|phone}
{0033 6 12 34 56 78|phone} est mon numéro
Mon portable : {06 12 34 56 78|phone}
Appelez le {01.42.68.53.00|phone}
Bel {06-12345678|phone}
tel. {030 - 123 45 67|phone}
Proszę o telefon: {601 234 567|phone}
Zadzwoń: {+48 601-234-567|phone}
Mi teléfono es {612 345 678|phone}
Llámame al {91 234 56 78|phone}
Il mio cellulare è {347 123 4567|phone}
Ring mig på {070-123 45 67|phone}
Mobil: {90 12 34 56|phone}
tlf. {22 33 44 55|phone}
{zero seven seven zero zero nine zero zero one two three|phone} is my mobile
{john.smith@example.com|email}
{J.SMITH@EXAMPLE.COM|email}
mail: {j_smith+glide@mail.example.co.uk|email}
{smith (at) example (dot) com|email}
{smith [at] example.com|email}
{smith at example dot co dot uk|email}
{smith AT example DOT com|email}
{smith@ example.com|email}
{smith @example.com|email}
{smith(at)example.com|email}
{smith_at_example_dot_com|email}
{müller@beispiel.example.de|email}
{a.lopez arroba example punto es|email}
{info chiocciola example.it|email}
{p.nowak małpa example kropka pl|email}
Write to {piet apenstaartje example punt nl|email}
see {https://example.org/track/123?x=1|link}
{www.example.co.uk/video|link} has it
{glidertracker.example.net/replay|link}
{example.com/~smith|link}
{http://192.168.0.1/log|link}
my instagram is {@soaring_sam|link}
insta: {@wingtip.girl|link}
{@glidernut42|link} posted it
Facebook: {facebook.com/john.doe|link}
OLC flight {onlinecontest.org/olc-3.0/gliding/flightinfo.html?dsId=1234|link}
{G-DKLM|registration} was above.
{G DKLM|registration} was above.
{g-dklm|registration} was above.
{GDKLM|registration} flew past.
Glider {D-1234|registration} and {D-KABC|registration}.
{D–9876|registration} with a dash.
{D-EABC|registration} towed us.
{F-CABC|registration}, {F-PXYZ|registration}
{HB-1234|registration} {HB-CXY|registration}
{OE-5432|registration}
{OK-1234|registration}
{PH-1505|registration}
{OO-ZAB|registration}
{SP-3456|registration}
{LN-GAB|registration}
{SE-TXY|registration}
{OY-XAB|registration}
{OH-987|registration}
{N123GL|registration} tow
{N-45AB|registration}
{VH-GAB|registration}
{ZK-GXY|registration}
{ZS-GYZ|registration}
{C-GXYZ|registration}
{JA21AB|registration} was on the line
{I-LORD|registration}
{EC-ABC|registration}
{CS-PAB|registration}
{9A-GAB|registration}
{S5-3112|registration}
{YU-4321|registration}
{HA-4567|registration}
{OM-1234|registration}
{YR-1234|registration}
{LY-GAB|registration}
{YL-GAB|registration}
{ES-1234|registration}
{EI-GLX|registration}
{TF-SAB|registration}
{4X-GAB|registration}
{PP-ABC|registration} flew
{LV-DAB|registration}
{CC-KAB|registration}
{golf delta kilo lima mike|registration} called
{Delta Echo Alpha Bravo Charlie|registration} on final
callsign {LM|registration}
call sign {X-ray Seven|registration}
Comp no. {K7|registration}
competition number {123|registration}
CN {EZ2|registration} was high
contest ID {7T|registration}
Kennzeichen {D-3344|registration}
Wettbewerbskennzeichen {AB|registration}
numéro de concours {Z5|registration}
immatriculé {F-CIJK|registration}
immatriculation {F-CIJK|registration}
BGA {5678|registration}
BGA number {5678|registration}
licence {GBR.FCL.SP.123456A|number}
my licence number is {123456|number}
License no {1234567|number}
Lizenz {DE.SFCL.987654|number}
Lizenznummer {12345|number}
licencia {ES-12345|number}
licence n° {F-LAPL-0012345|number}
brevet {12345|number}
bewijs van bevoegdheid nr {123456|number}
Mitgliedsnummer {4711|number}
lidnummer {88123|number}
Membership no. {G1234|number}
member number {998|number}
numéro d'adhérent {44521|number}
nr członkowski {1234|number}
medlemsnummer {5566|number}
FAI licence {GBR-1234|number}
FAI ID {12345|number}
medical certificate {M-998877|number}
Medical no {LAPL/44556|number}
serial number {21345|number}
s/n {847|number}
Werknummer {8123|number}
W.Nr. {21012|number}
Werk-Nr. {123|number}
FLARM {DDA5BA|number}
ICAO address {3D1A2B|number}
hex code {4CA1B2|number}
FLARM ID: {DD9E12|number}
{FLRDDA5BA|number} shown
Car {AB12 CDE|number}
number plate {AB12CDE|number}
Kennzeichen {FR-AB 1234|number}
Auto {M-XY 987|number}
plaque {AB-123-CD|number}
kenteken {12-ABC-3|number}
nr rejestracyjny {WA 12345|number}
matrícula {1234 BCD|number}
targa {AB 123 CD|number}
reg.nr {ABC 123|number} on the bil
passport {123456789|number}
insurance policy {P/889-1234|number}
AOPA member {12345|number}
DMSt Nr. {11223|number}
position {51.1867, -1.0326|coordinates}
at {51°11'12"N 1°01'57"W|coordinates}
{N51 11.2 W001 02.0|coordinates}
grid ref {SU 677 433|coordinates}
{SU677433|coordinates} field
w3w {///filled.count.soap|coordinates}
{50°47.123'N 008°25.456'E|coordinates}
I am a member of {Thornbury Gliding Club|club}.
We are based at {Marlow Down GC|club}.
{TDGC|club} has a new winch.
the {Thornbury Soaring Club|club} tug was borrowed
visitors from {East Fenland Soaring Club|club} arrived
The glider belongs to {Vale of Ashford Gliding Club Ltd|club}.
It was {Ashford Vale Flying Group|club} who ran it.
{Luftsportverein Hohenfels e.V.|club} owns the K7.
der {LSV Hohenfels|club} hat den Schlepper verkauft
{FSV Sonnenberg|club} war zu Gast
Segelflieger vom {SFC Rottal|club}
beim {Aero-Club Rottal|club} war Tag der offenen Tür
l'{Aéroclub du Val d'Orme|club} nous a accueillis
au {Vol à Voile Club de Brenne|club}
le {Centre de Vol à Voile de Brenne|club} était fermé
bij de {Zuid-Veluwse Zweefvlieg Club|club}
{Aeroklub Ziemi Sowińskiej|club} organizował zawody
{Aero Club Valle Verde|club} tiene dos tornos
{Real Aero Club de Montalbo|club}
{Club de Vuelo a Vela Montalbo|club}
{Aeroclub Volovelistico Alto Lago|club}
{Skogby Flygklubb|club} har två vinschar
{Skogby Segelflygklubb|club}
{Nordre Vik Flyklubb|club}
{Vestmark Svæveflyveklub|club}
a {RAFGSA|club} member
{Thornbury GC|club}'s chief instructor
He lives at {7 Rectory Close|address}.
my house, {22a Hill View Road|address}, is under the circuit
at {15 St Mary's Street|address}
{1 The Green|address} is where the trailer is
{The Old School House, Chapel Street|address}
landed behind {Manor Farm, Long Lane|address}
post code {GU34 5SS|address}
postcode {SY7 8AB|address}
{PO Box 123|address}
{12, Rue Victor Hugo|address}
{Musterstraße 5|address}
{Bahnhofstr. 17|address}
{Am Flugplatz 3, 12345 Musterstadt|address}
{Dorpsstraat 88|address}
{Laan van Meerdervoort 200|address}
{ul. Polna 3 m. 5|address}
{Calle Real, 8|address}
{Paseo de la Castellana 100|address}
{Via Roma, 15|address}
{Corso Italia 22|address}
{Drottninggatan 4|address}
{Strandvejen 101|address}
{350 Fifth Avenue|address}
{1600 Ridge Road, Springfield, IL 62704|address}
{45 Kangaroo Court, Brisbane QLD 4000|address}
my licence, no {445566|number}, was valid
pilot's licence ({GB-334455|number})
SPL {NL.SFCL.1234567|number}
licence: {UK.FCL.SPL.00345|number}
Gold badge no. {3456|number}
BGA membership {98765|number}
GFA number {60123|number}
SSA # {104567|number}
FAI sporting licence {BEL-22114|number}
Class 2 medical {UK/0044556|number} expired
NHS number {943 476 5919|number}
Medical ref {AME-55102|number}
Glider serial {G-2231-X|number}
constructor's number {20231|number}
Trailer plate {YK58 ZZP|number}
the van ({KX09 LTE|number}) was parked
A white Skoda, {FN67 OYZ|number}
reg {LD14 KPT|number} on the car
VIN {WVWZZZ1JZXW000001|number}
Parachute serial {P-88231|number}
logger serial {LXN-3FQ|number}
Flarm ID {DF0A1C|number}
Mode S {40621D|number}
my ICAO hex is {405B2A|number}
policy no {GLD/88213/22|number}
invoice number {88123|number}
The glider {Delta 4127|registration} turned final.
The tug, {Delta 4127|registration}, was behind us.
Callsign {Delta 4127|registration} was on the frequency.
{Delta 4127|registration} war im Endanflug und wir haben nicht gerufen.
{Sierra Papa 3816|registration} turned final.
{Oscar Kilo 5821|registration} was below us.
{Hotel Bravo 3217|registration} crossed in front.
{November 416 Alpha Bravo|registration} was in the pattern.
{November 4162B|registration} was in the pattern.
{November 41627|registration} was in the pattern.
{November 416|registration} reported on final.
A reply came from {November 416|registration}.
`);
