// Other identifiers, written without sight of the engine (first set). All people, clubs and machines are invented.

/** One sentence a line; what must go stands as {text|kind}. */
export const FRESH_IDENTIFIERS_FIRST: readonly string[] = `
I was flying {G-CKLM|registration} that day.
The other glider was {D-4417|registration}.
Conflict with {D-KXYZ|registration} on base leg.
{d kabc|registration} cut me up.
{F-CGHI|registration} was below me.
{PH-1234|registration} crossed the runway.
Tug {G-BLOW|registration} was back-tracking.
{N123AB|registration} joined overhead.
{SP-3721|registration} landed beside us.
{OY-XZR|registration} was in the circuit.
{SE-UBC|registration} turned inside me.
{LN-GTT|registration} was on final.
{OK-4512|registration} thermalled right.
{HB-3201|registration} did not answer.
{OE-5678|registration} called downwind.
{ZS-GKL|registration} was ahead.
{VH-GXY|registration} had the same frequency.
{I-ABCD|registration} and {EC-HKL|registration} were both in it.
{Golf Charlie Kilo Papa Tango|registration} called final.
{GCHXY|registration} was written on the tail.
{g-dfgh|registration} ran off the end
{Delta Kilo Alpha Bravo Charlie|registration} asked for a tow.
callsign {Kilo Tango|registration} was ahead of us.
Glider {OO-YBC|registration} flew through the cloud.
{ZK-GAB|registration} undershot.
The tow plane {C-GABC|registration} went around.
{HA-4433|registration} was low.
{JA2345|registration} was there.
competition number {K7|registration} was in front
comp no. {E11|registration} passed close by
contest ID {XX4|registration} was in the gaggle
The CN was {28T|registration}.
BGA {4321|registration} had a cracked canopy.
callsign {721|registration}
Call me on {07700 900123|phone}.
my mobile is {+44 7700 900 456|phone}
Tel. {0171 2345678|phone}
Ring {030 12345678|phone} after six.
{06 12 34 56 78|phone} is my number
Bel {06-12345678|phone}
tel {+48 601 234 567|phone}
mobile {612 345 678|phone}
cell. {347 123 4567|phone}
ring {070-123 45 67|phone}
tlf. {20 12 34 56|phone}
mob {+47 412 34 567|phone}
puh. {040 123 4567|phone}
phone {(555) 234-5678|phone}
Phone me: {+353 87 123 4567|phone}
call {087 123 4567|phone}
ring {082 123 4567|phone} for the video
my number is {+61 412 345 678|phone}
Telefon {+43 664 1234567|phone}
Natel {079 123 45 67|phone}
WhatsApp {0044 7700 900789|phone}
Write to {jo.bloggs@example.org|email}.
{jo dot bloggs at example dot org|email}
{fly.high (at) gmail (dot) com|email}
reach me: {sven[at]segel[dot]de|email}
mail {winch.driver AT outlook.com|email}
{MARY_K@CLUB.CO.UK|email} has the pictures
The video is on {https://youtu.be/abc123XYZ|link}.
see {www.mygliderblog.co.uk/crash|link}
trace at {weglide.org/flight/123456|link}
{onlinecontest.org/olc-3.0/gliding/flightinfo.html?dsId=99|link}
posted on Instagram as {@glider_girl99|handle}
my Facebook is {facebook.com/some.pilot.7|link}
twitter {@soaringpete|handle}
BGA membership {123456|number}
My licence number is {UK.FCL.SPL.123456|number}.
licence no {GBR.FCL.00345671A|number}
Lizenznummer {DE.SFCL.12345|number}
medical certificate no. {MED-998812|number}
FLARM ID {DDA1B2|number}
ICAO 24 bit {4CA5F1|number}
FLARM id was {3f0e1a|number}
Mitgliedsnummer {40071|number}
FAI licence {7712|number}
membership no. {A-2231|number}
Werknummer {21345|number} on the plate
glider serial number {B-117|number}
SPL {NL-88123|number}
The car, reg {AB12 CDE|number}, was parked on the strip.
retrieve car plate {B-MK 1234|number}
number plate {WX19 KLM|number}
voiture immatriculée {AB-123-CD|number}
Kennzeichen {OAL-KP 77|number}
trailer number plate {GR-812-K|number}
I live at {14 Orchard Close|address}, next to the field.
Landed behind {27 High Street|address}.
{Musterstraße 12, 12345 Berlin|address}
Er wohnt {Lindenweg 4a|address}.
{12 rue de la Paix, 75002 Paris|address}
{Dorpsstraat 45, 1234 AB|address} Zeist
{ul. Lipowa 7, 00-123|address} Warszawa
{Calle Mayor 15, 28013|address} Madrid
{Via Roma 22, 10121|address} Torino
{Storgatan 8, 123 45|address} Arboga
{Skovvej 11, 4000|address} Roskilde
{Kirkeveien 9, 0368|address} Oslo
{1600 Maple Avenue|address}, Springfield
{Flat 3, 22 Station Road|address}
postcode {GL5 5NH|address}
PLZ {73252|address}
at {51.7032, -1.8841|coordinates}
{N51 42.345 W002 13.221|coordinates}
{51°42'12"N 2°13'05"W|coordinates}
grid ref {SP 123 456|coordinates}
grid {SO9412 0567|coordinates}
///{filled.count.soap|coordinates}
OSGB {TL 44982 57869|coordinates}
what3words {index.home.raft|coordinates}
The {Cotswold Gliding Club|club} was informed.
{LSV Grünheide|club} war am Start.
{Aéroclub de Vinon|club} prêtait la remorque.
{Segelflugverein Musterstadt e.V.|club} stellte die Winde.
A member of the {Black Mountains Gliding Club|club} helped.
The {Aero Club Volovelistico Lariano|club} lent a tug.
the {Wrekin Soaring Society|club} pilots
at the {Akaflieg Karlhausen|club}
`
  .trim()
  .split('\n');
