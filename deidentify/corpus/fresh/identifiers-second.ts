// Other identifiers, written without sight of the engine (second set). All people, clubs and machines are invented.

/** One sentence a line; what must go stands as {text|kind}. */
export const FRESH_IDENTIFIERS_SECOND: readonly string[] = `
{G-DEWZ|registration} was below.
{D-1187|registration} kam entgegen.
{D-EHXT|registration} was towing.
{PH-BXR|registration} called final
{F CJKL|registration} was close
{g ckfw|registration} turned in
{SP-4012|registration} and {OK-7711|registration} collided
{N512GL|registration} landed
{EI-GLA|registration} was next
{S5-3044|registration} passed.
{CC-PZX|registration} and {LV-EHD|registration} flew past
{Hotel Bravo Three Four Two One|registration} on base
comp number {AV8|registration} was low
Tug {G-TUGS|registration} taxied
call {07911 123456|phone} please
Tel {+353 86 234 5678|phone}
Handy {0176 55512345|phone}
tél. {04 92 12 34 56|phone}
tlf {91 23 45 67|phone}
telefon {22 123 45 67|phone}
Telefono {02 1234 5678|phone}
ring {+27 82 555 1234|phone}
(tel {01480 123456|phone})
{anna.k@vol-a-voile.example.fr|email}
{tug driver at example.com|email}
{pete [dot] w [at] example [dot] net|email}
{SAFETY.GUY@EXAMPLE.ORG|email}
{http://example.com/a?b=1|link}
see {soaringspot.com/en_gb/results|link}
insta {@cloudsurfer|handle}
{youtube.com/watch?v=xx12|link}
licence {FR.SFCL.00998877|number}
membership number {M-90112|number}
FLARM {DD1F3E|number}
medical ref {LAPL-55231|number}
Flugscheinnummer {87122|number}
serial no. {E-774|number}
FAI number {GBR-1182|number}
car {LK19 ZZX|number}
Auto mit Kennzeichen {M-AB 123|number}
voiture {FG-456-HJ|number}
van plate {12-ABC-3|number}
lives at {3 Mill Lane|address}
{Bahnhofstrasse 15, 8001 Zürich|address}
{Am Flugplatz 3, 86150 Augsburg|address}
{5 avenue Jean Jaurès, 31000 Toulouse|address}
{Kerkweg 12, 3901 AB|address} Veenendaal
{ul. Długa 15/4, 80-001 Gdańsk|address}
{Plaza Mayor 3|address}
{Piazza Garibaldi 4, 20100 Milano|address}
{Kungsgatan 12, 111 43 Stockholm|address}
postcode {OX11 0QX|address}
Our hangar is at {Unit 4, 18 Airfield Road|address}
{52.13344N 0.20311W|coordinates}
{50° 33.12' N, 3° 10.22' E|coordinates}
grid reference {ST 784 621|coordinates}
{///apple.tree.lamp|coordinates}
w3w {apple.tree.lamp|coordinates}
{Southdown Gliding Club|club} has a rule
{Aeroklub Gliwicki|club} pomógł
{Flugsportgruppe Nordheim e.V.|club} half
members of {Norfolk Soaring Club|club}
`
  .trim()
  .split('\n');
