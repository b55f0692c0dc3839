// Other identifiers, written without sight of the engine (fourth set). All people, clubs and machines are invented.

/** One sentence a line; what must go stands as {text|kind}. */
export const FRESH_IDENTIFIERS_FOURTH: readonly string[] = `
I have the full statement on file, ask at {w.hollis@example.com|email}. It is four pages long.
Please copy the reply to {safety@harrowmere-gliding.example|email} as well.
You could also try {k21_bob@example.org|email}, that one is checked daily. The old one no longer works.
Write to {nadia (at) example (dot) net|email}
Reports go to {secretary AT stanbury-soaring DOT example|email}.
My mail: {fly underscore high underscore 27 at yahoo dot co dot uk|email}
Anyone with a photo of the launch, please send it to {winchlog2024@example.co.uk|email}.
Contact me via {Ridge.Lift@Example.ORG|email}.
The visitor left only {p.ventus@example.at|email} in the book. He did not pay for his launch either.
My e-mail is {a-j.thorne@flying.example.com|email} and I am happy to talk.
Fragen bitte an {flugschueler_max@example.ch|email}.
Écrivez-moi : {vol.a.voile05@example.fr|email}
Mi correo es {velero.lucia@example.es|email}.
Skriv till {segelflyg.gunnar@example.se|email} så skickar jag filen.
Stuur de foto naar {lierman@example.nl|email}. Dan kijk ik er naar.
The quickest way is my mobile, {07700 900877|phone}.
Call or text {+447700900233|phone} at any time of the day. I still have the broken weak link.
I rang the number on the fence, {01632 960 405|phone}, and got an answering machine.
Tel: {01632-960-118|phone}
Office {0131 496 0482|phone}, ask for the manager.
In the evening try {0116 496 0093|phone}. At weekends I am at the field.
Home number {(0161) 496 0755|phone}.
She left {07700-900-539|phone} with the ground crew.
My cell is {(970) 555-0133|phone} and I can talk after 5 pm Mountain. I can email the track.
Dispatch gave me {+1 602 555 0186|phone} for the sheriff.
I'm at {505-555-0104|phone} until Friday.
My Canadian number is {+1 (403) 555-0159|phone}.
Handy {0176/04069051|phone}
Tel. {+49 (0)171 39200 77|phone}, am besten abends.
Sie erreichen mich unter {0221 4710 388|phone}. Ich bin meist ab 19 Uhr zu Hause.
Téléphone : {01 99 00 17 48|phone}
Mon numéro est le {+33 6 39 98 73 15|phone}.
Tel. {+32 470 55 01 28|phone} voor vragen.
Telefoon {(055) 555 01 72|phone}
Numer komórki: {601-555-078|phone}
Llámeme al {600 55 50 97|phone}.
Chiamatemi al {347 555 0116|phone} dopo le venti.
Puhelin {+358 50 555 0139|phone}.
Mitt nummer är {08-465 004 12|phone}.
The Irish pilot can be reached on {+353 20 911 4477|phone}. He saw the whole thing from the caravan.
From New Zealand dial {+64 21 555 0193|phone}.
He is on {04 9157 0158|phone} in Australia.
My South African mobile is {+27 82 555 0167|phone}.
Fax {01632 960 902|phone}, if anyone still uses that.
The full track is on {https://www.igcviewer.example/f/20240612-ab7|link} and shows the climb. The gap in it is real.
Our page is {www.harrowmere-gliding.example|link}.
A photo was posted by {@lowfinish_larry|link} on Instagram.
On Twitter I am {@slipandturn|link}.
The clip is at {vimeo.com/771204493|link}. The close pass is at 3:12.
He put it all on {https://m.facebook.com/groups/winchfails/posts/22913|link}.
For the weather picture see {http://wx.example.net/sat/0714.png|link}.
Look at {tiktok.com/@gliderkid|link}, it is all there.
The plan for the day was on {ops.stanbury-soaring.example/briefing|link}. Nobody had looked at it.
My Telegram is {@ls4_marek|link}.
{G-CLDV|registration} was on the aerotow in front of us. The rope was too short.
We had booked the two-seater {G-CHFB|registration} for the afternoon.
The Robin {G-OHLT|registration} was waiting to take off. It then entered the runway while we were on short final.
The wing of {D-0873|registration} hit the hangar door.
{D-KLWV|registration} startete gegen die Landerichtung.
{HB-1921|registration} war im Hangfug sehr nah am Gelände.
I was in the {OE-9417|registration}, a Super Dimona. The propeller was feathered.
Le remorqueur {F-BXKM|registration} volait trop vite.
{F-CITE|registration} nous a doublés par la droite.
De Duo Discus {PH-1502|registration} had voorrang.
Belgian glider {OO-YKP|registration} was in the same lift.
{SP-8042|registration} zgłosił pozycję z wiatrem.
The Slovak {OM-7318|registration} landed downwind.
The Hungarian Góbé {HA-4379|registration} stood at the end of the strip. The tow car swerved round it.
{I-IVBQ|registration} era in termica sopra di noi.
{EC-FKL|registration} estaba en final.
Our tow plane, {N7743Y|registration}, lost power at about 150 feet. We released and turned back.
The glider is {N319DG|registration}. It was fully insured.
A Cirrus SR22 ({N902CD|registration}) passed beneath us.
{C-GJRV|registration} was doing circuits at the same time.
The New Zealand glider {ZK-GTX|registration} came over the ridge.
{ZS-GKC|registration} was waiting on the grass.
The Slovenian {S5-3217|registration} asked for a relight.
{EI-GLM|registration} was seen on final.
{LX-CRB|registration} had a FLARM failure.
The letters {gcktr|registration} were hardly readable in the dirt.
{G CFYM|registration} was last seen at the launch point.
The towing aircraft {d-ebkl|registration} climbed away normally. Then it turned the wrong way.
On the radio I heard {Hotel Bravo Tree Zero Wun Two|registration} report downwind.
The other station was {Golf Delta Echo Victor Mike|registration}, calling for a launch.
{November Three One Niner Delta Golf|registration} turned base in front of me.
Two gliders were close, callsign {Bravo Six|registration} and callsign {TZ|registration}. I moved away to the east.
The Discus with the callsign {HLX|registration} was the one that pulled up.
My callsign was {Papa Two|registration} and I used it in every call.
I think competition number {Z8|registration} was the one with the brakes open.
Its competition number was {771|registration}. It was a red and white Jantar.
The pilot of contest number {R4|registration} has apologised.
Contest ID {9B|registration} started early.
CN {KTP|registration} was above me for two turns. I called twice.
I read CN {L3|registration} under the wing.
Le planeur avec le numéro de concours {P7|registration} a viré à gauche.
A glider with the Kennzeichen {D-2264|registration} was missing from the log.
The pin was found in BGA {4471|registration} at the next inspection.
BGA {2936|registration} is a Ka 6CR that lives outside. There was water in the wing.
The FLARM with ID {DD98F3|number} has not been updated.
FLARM radio id {DF0E4A|number}, range 300 m, same height.
The ICAO 24 bit code programmed was {484D17|number}. It should have been changed with the new transponder.
Mode S address {3C66B2|number} was received without a position. That is why it was not displayed.
ICAO hex {A91C07|number} matches the tow plane.
My pilot licence, no. {GBR.SFCL.604418E|number}, is attached.
FAA certificate # {2894417|number}.
Licence number {FR.SPL.0088124|number} was checked at the site.
Membership number {A-20447|number} of the national association.
My BGA member no is {94418|number}.
FAI licence number {POL-3318|number}.
The Class 2 medical, no. {MED 55120-B|number}, was valid.
My medical reference number is {7740-218-66|number}.
Nr licencji {PL.SPL.41187|number}, ważna bezterminowo.
A white pickup, plate {LR14 WKX|number}, stopped on the centreline. I landed on the grass beside it.
The vehicle with registration plate {VN08 HTJ|number} had no flashing light on it.
Kennzeichen des Traktors: {TÜ-KL 702|number}
The car's number plate was {8KRV417|number} (California).
Het busje met kenteken {VK-418-T|number} reed over de strip. Er zat niemand bij de radio.
I live at {6 Orchard Rise, Tewfield GL99 2LP|address}.
The logbook should be returned to {The Old Forge, 3 Church Street, Kelmarsh NN6 9XX|address}.
We met in front of {221 Windmill Road|address} and waited for the police. They came after half an hour.
My new address is {88 Copper Beech Way, Ashcombe, Devon EX99 1AA|address}.
Send the bill to {1530 Airport Road, Hemet, CA 92545|address}.
The witness lives at {902 N. Juniper Street, Apt 4B, Moriarty, NM 87035|address}. She heard a bang.
Meine Adresse: {Hauptstr. 112b, 97776 Eußenheim|address}
Der Zeuge wohnt im {Rosenweg 3, 71665 Vaihingen|address}.
Le témoin habite au {45 avenue de la Gare, 36200 Argenton|address}.
Hij woont aan de {Molenweg 7, 7345 CD Wenum|address}.
Adres: {ul. Szybowcowa 8, 58-500 Jelenia Góra|address}
Mi dirección es {Avenida de la Constitución 14, 3º B, 45300 Ocaña|address}.
L'officina è in {Via Garibaldi 56, 27058 Voghera|address}.
The loss of height began at {51.27615 N 1.04428 W|address}. I was over the wood at the time.
Coordinates of the field: {53.04127N, 2.88319W|address}
We collided at {50°54'33.2"N 0°29'07.8"E|address} according to the logger.
The wires are at {N 47° 12.553' E 011° 21.907'|address}. They are not on the chart.
The OS reference is {SU 62314 18877|address}.
The trailer is at grid reference {NT 118 024|address}, next to the barn.
Impact at {39.00412, -119.75118|address}.
I have been a member of the {Oakhanger Ridge Gliding Club|club} since 1998. This has never happened before.
The {Tarnfell club|club} uses the same frequency.
At our club, {SVGC|club}, we do it the other way round. A visitor cannot know that.
{Harrowmere GC|club} closed the runway at noon.
The visiting pilots came from the {Upper Wendle Flying Group|club}.
L'{Association Vélivole du Haut-Vernon|club} nous a accueillis.
Der {Luftsportverein Grünfelden|club} hat seine Winde umgebaut.
Ich fliege bei der {FG Wolfsbrunn|club}. Wir haben zwei Doppelsitzer.
The {Akaflieg Steinbach|club} team were rigging next to us.
{Aeroklub Ziemi Brodnickiej|club} jest właścicielem szybowca.
El {Real Aero Club de Valdeolmos|club} cerró la pista.
The {Sandhill Soaring Club|club} trailer was blocking the taxiway.
You find the clip of the cable break on {https://clips.example.com/v/40817|link}. My phone is {07700 900614|phone}.
Our webcam ({https://cam.blackwater.example/south|link}) recorded the launch. The file is kept for 30 days.
`
  .trim()
  .split('\n');
