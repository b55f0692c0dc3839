// Third persons, written without sight of the engine (first set). All people, clubs and machines are invented.

/** One sentence a line; what must go stands as {text|kind}. */
export const FRESH_NAMES_FIRST: readonly string[] = `
{Gareth|name} flew the approach a bit hot and ballooned.
On the launch {Siobhán Mulcahy|name} felt the rope snatch twice.
I asked {Declan|name} why the airbrakes were still open.
The tug was being flown by {Hamish McCorquodale|name} that afternoon.
After landing, {Morag|name}'s glider was left on the runway for ten minutes.
{Dietmar Holzapfel|name} hatte die Haube nicht verriegelt.
Fluglehrer {Brandstetter|name} griff sofort ein.
Der Windenfahrer {Jochen Wiesner|name} brach den Start ab.
Herr {Kowalczyk|name} und Frau {Niemeyer|name} standen am Startplatz.
L'instructeur {Thibault Lemoine|name} a repris les commandes.
Le chef de piste, {Jean-Marc Rousseau|name}, a arrêté les treuillages.
M. {Delacroix|name} n'avait pas vu le planeur.
Instructeur {Joost van der Meulen|name} nam de besturing over.
De lierist {Wim Hoekstra|name} trok te hard.
Instruktor {Wojciech Zieliński|name} przejął stery.
Pan {Krzysztof|name} nie zauważył linki.
El instructor {Álvaro Cifuentes|name} tomó los mandos.
La señora {Maruja Benítez|name} avisó a los bomberos.
L'istruttore {Gianluca Ferrero|name} ha preso i comandi.
Il signor {Bortolotti|name} era al verricello.
Instruktören {Göran Sjöström|name} tog över.
Fluglærer {Torkild Mikkelsen|name} tog over.
Flyinstruktøren {Sindre Haugland|name} avbrøt starten.
Lennonopettaja {Jukka Virtanen|name} otti ohjaimet.
{Zdeněk Procházka|name} was on the wing tip.
{Ferenc Szabados|name} was signalling all out.
We all watched {Tiago Figueiredo|name} land long.
{Stavros Papadimitriou|name} had not done a DI.
{Mehmet Yıldırım|name} said he never heard the call.
{Rajesh Iyer|name} was in the back seat.
{Priyanka|name} had just gone solo that week.
{Takeshi Nakamura|name} was flying the Discus.
{Wei Zhang|name} was the launch marshal.
{Xiaoming Liu|name} reported a bang.
{Ji-hoon Park|name} was supervising the cable retrieve.
{Ahmed al-Masri|name} was the P2.
{Khalid|name} pulled off too early.
{Pieter Oosthuizen|name} ran across the strip.
{Thandiwe Nkosi|name} was holding the wing.
{Kobus|name} shouted stop three times.
Regards, {Nigel|name}
Kind regards
{Penny Wetherby|name}
Cheers, {Baz|name}
Best wishes, {T. Ollerenshaw|name}
Thanks to {Ffion|name} for pulling the release when she did.
"{Dave|name}, you're too low!" was the radio call.
"Watch out {Trevor|name}," I shouted.
{Mick|name}, who was on the winch, stopped the launch.
The winch driver ({Stan|name}) saw nothing.
The tuggie, {Barney|name}, waved me off.
Our CFI {Rosalind Thackeray|name} has spoken to the pilot.
DCFI {Colin Entwistle|name} grounded the glider.
Duty instructor was {Graham Postlethwaite|name}.
The instructor in charge was a Mr {Hetherington|name}.
Launch marshal: {Eoin Gallagher|name}
P1: {Bethany Crowhurst|name}, P2: {Luke Ashdown|name}
Pilot {J. R. Farnsworth|name}, winch {P. Dunmore|name}, signals {K. Lister|name}.
{Ian|name}, {Margaret|name} and {Old Bob|name} pushed the glider back.
Also present were {Tomasz Lewandowski|name}, {Katarzyna Wójcik|name} and {Bill|name}.
I spoke to {Fatima Rahman|name} about it afterwards.
He was told by {Sanjay|name} to keep the wings level.
My student, {Yusuf Demir|name}, froze on the controls.
My brother {Callum|name} was driving the retrieve car.
{Sven-Erik Lindqvist|name}'s K-13 was parked in the way.
The glider belongs to {Hartmut|name} and {Uwe|name}.
Dr {Anneliese Baumgartner|name} treated him on the field.
Captain {O'Rourke|name} had priority on the runway.
Wg Cdr {Fotheringham|name} took over as duty pilot.
Sgt {Pickering|name} was first at the scene.
Prof. {Ludwig Eichinger|name} briefed the visitors.
PC {Rawlinson|name} from the local police took details.
{SMITH|name} WAS ON THE WING AND DID NOT STOP THE LAUNCH
THE TUG PILOT {GEOFF HARGREAVES|name} RELEASED US AT 300 FT
{john|name} was on the winch and gave too much power
my instructor {steve hollis|name} told me to pull back
i told {karen|name} the brakes were open but she didnt hear
the tug pilot, {pete|name}, turned left
spoke to mr {jennings|name} afterwards
{andy|name}'s cable broke at 200 ft
{J.P. Sorley|name} took the wheel.
{A. B. Wrottesley|name} signed the DI book.
Mrs {Okonkwo|name} rang the ambulance.
{Chukwuemeka Obi|name} helped with the derig.
The passenger, a Ms {Lindstrøm|name}, was unhurt.
Passenger {Oonagh Brannigan|name} was sick.
Trial lesson pupil {Jack Trelawney|name} knocked the release.
Inspector {Alwyn Prosser|name} looked at the elevator pin.
The inspector who signed it out was {Keith Bramall|name}.
It was {Hugo|name} who noticed the missing pin.
It was rigged by {Lars|name} and {Mette|name}.
Rigged by {Kristoffer Dahlgaard|name} and his wife {Pernille|name}.
Only {Aoife|name} noticed the tail dolly.
Neither {Roddy|name} nor {Finlay|name} checked.
Both {Ines|name} and {João|name} had flown that morning.
With {Marek|name} in the front seat we got to 1200 ft.
Without {Giovanni|name} on the tip it would have ground looped.
According to {Sylvia|name}, the flag was down.
{Nils|name} and I ran to the glider.
{Anders|name} & {Birgitta|name} were in the caravan.
Me and {Tone|name} were strapping in.
I saw {Ravindra Deshpande|name} wave.
I had warned {Zoltán|name} about the wires.
We phoned {Eleftheria|name} to say we had landed out.
{Bronwen|name} kindly drove the trailer.
Unfortunately {Duncan|name} forgot the straps.
Then {Ollie|name} hit the hedge.
Suddenly {Gwen|name} screamed.
When {Matthias|name} released, the nose dropped.
Because {Ulrike|name} was late we swapped gliders.
If {Conor|name} hadn't shouted we would have collided.
While {Sipho|name} held the wing I checked the straps.
Luckily {Hiroshi|name} was nearby.
"Thanks {Wendy|name}", he said.
"{Lucy|name} is on downwind," said the tower.
Message from {Femke|name}: cable down.
Flight logged by {Ruud|name}.
Logbook entry signed {H. Vandenberghe|name}.
Note from {Anton Vermeulen|name} to the committee.
Reported to {Lesley|name} on the day.
{Nkechi|name} has since been debriefed.
{Sakura Ito|name} didn't see it.
{Min-jun|name} thought it was his turn.
{Hussein|name} reckons it was a thermal.
{Bert|name} always flies like that.
{Mad Max|name} as we call him was circling the wrong way.
Everyone calls him {Dusty|name}.
His nickname is {Wobbly|name}.
Known in the club as {Spud|name}.
Chairman {Reginald Ashby|name} apologised.
Club secretary {Jocelyn Pym|name} wrote to the farmer.
The farmer, Mr {Tapscott|name}, was annoyed.
Farmer {Giles Hocking|name} towed us out.
Landed in {Ted Burrows|name}' field.
{Charles|name}'s trailer blocked the gate.
The girl on the winch, {Izzy|name}, is only 17.
A junior member called {Toby Fanshawe|name} was on the cable.
A visitor named {Bjarne|name} asked for a check flight.
The name of the pilot is {Dominik Hrabal|name}.
His name is {Lorcan|name}.
Her name was {Agnieszka Pawlak|name}.
Pilot's name: {Ewa Dąbrowska|name}
Name: {Zsófia Kertész|name}
Witness: {Paraskevi Nikolaou|name}
Witnesses: {Umit Kaya|name}, {Deepak Menon|name}
Instructor - {Sabrina Zanetti|name}
CFI comment ({R. Thornbury|name}): pilot debriefed.
RB spoke to {Alistair B|name}.
{Steve H|name} was on the tug.
{Paul W.|name} gave the all-out.
{Big Dave|name} was on the winch.
{Young Harry|name} ran the wing.
Auntie {Jean|name} made the tea.
Co-owner {Valentina Moretti|name} had rigged it.
Syndicate partner {Ewan Drummond|name} found the crack.
Ground crew {Noor|name} and {Jamal|name} were new.
Retrieve driver {Ashok|name} had left the keys in.
Logkeeper {Phyllis|name} noted 14:32.
The observer {Mahmoud Haddad|name} lost sight.
Safety officer {Torvald Nygaard|name} will follow up.
Safety Manager {Imogen Carrow|name} has asked for details.
Examiner {Desmond Kilbride|name} was aboard.
Coach {Yannick Le Goff|name} stopped flying.
Tower controller {Ebba|name} told us to hold.
Ops director {Carsten|name} closed the field.
{Van der Merwe|name} landed next.
{De Villiers|name} was the next to land.
{O'Shaughnessy|name} overshot.
{McAllister|name} got the brakes open at last.
{MacIntyre|name} says otherwise.
{Müller|name} landete zu kurz.
{Schneider|name} und {Krüger|name} halfen beim Bergen.
Mein Flugschüler {Leon|name} war nervös.
Der Startleiter {Weigel|name} gab das Zeichen.
Die Pilotin {Annika Reuter|name} blieb unverletzt.
Unser Vorstand Dr. {Klaus Obermayer|name} wurde informiert.
Vereinskamerad {Sepp|name} hielt die Fläche.
Ausbildungsleiter {Manfred Zeller|name} sprach mit ihm.
Schlepppilot {Gerhard|name} hat geklinkt.
Le pilote remorqueur {Étienne Garnier|name} a largué.
Mon élève {Maxime|name} a paniqué.
{Sandrine|name} tenait l'aile.
Le président {Guy Perrin|name} a été prévenu.
Madame {Chantal Bouvier|name} filmait.
Mijn leerling {Bas|name} schrok.
Mevrouw {De Groot|name} belde 112.
Startofficier {Sjoerd|name} gaf het sein.
Sleepvlieger {Maarten Kuipers|name} koppelde los.
Pilot {Grzegorz Nowicki|name} wylądował w polu.
Pani {Małgorzata Sikora|name} wezwała pogotowie.
Uczeń {Bartosz|name} był zdenerwowany.
El piloto {Iñaki Echeverría|name} aterrizó fuera.
Don {Ramón|name} llamó a la torre.
Mi alumno {Pablo|name} se asustó.
El remolcador {Joaquín Peralta|name} soltó el cable.
Il pilota {Massimo Bianchi|name} è atterrato fuori campo.
Il mio allievo {Davide|name} era agitato.
La dottoressa {Elisa Conti|name} è arrivata subito.
Bogserpiloten {Håkan|name} kopplade.
Min elev {Linnea|name} blev rädd.
Slæbepilot {Flemming|name} koblede ud.
Eleven {Øyvind|name} ble redd.
Vinschføreren {Knut Solberg|name} stoppet.
Hr. {Jørgensen|name} så det hele.
I think {Mark|name} should have been stopped from flying.
I believe {Will|name} was too slow.
{Will Sanderson|name} turned final at 150 ft.
{Grace|name} landed first.
{Rob|name} winched and {Bill|name} drove.
{Frank|name} was cross.
{Rose|name} and {Heather|name} were walking the field.
Ask {Joy|name} for the log.
Call {Art|name} if you need the video.
{Summer Blake|name} was the student.
The next launch was {April|name}'s.
{May|name} was on the log.
{Dawn|name} told me to wait.
{Jordan|name} fell off the buggy.
{Chester|name} was the wing runner.
{Sydney Carew|name} drove.
We sent {Austin|name} to look.
{Lincoln Hathersage|name} had the radio.
{Florence|name} looked after the passenger.
Told {Drew|name} about it.
Give {Sue|name} a ring.
{Nandini Krishnamurthy|name}'s first solo.
Hats off to {Jean-Luc|name}.
Credit goes to {Mirela Popescu|name} for spotting this.
Well done {Sunil|name}!
Big thanks {Marianne|name} and {Fergus|name}.
Signed: {Cornelius Vogt|name}
Yours, {Philippa Rooke-Jones|name}
Yours sincerely, {E. M. Battersby|name}
Mit freundlichen Grüßen, {Rüdiger Pohl|name}
Cordialement, {Aurélie Fabre|name}
Met vriendelijke groet, {Marloes Bakker|name}
Saludos, {Nuria|name}
Cordiali saluti, {Piero Galli|name}
Pozdrawiam, {Jacek|name}
Mvh {Ingrid|name}
Hi {Simon|name}, please see below.
Dear {Angela|name}, I want to report a near miss.
Hello {Prakash|name}
The other pilot ({Cristóbal Ríos|name}, I think) never replied.
The pilot of the ASW 20, {Benoît Carlier|name}, was not aware.
The ASK 21 was flown by {Hendrik|name} with {Lotte|name} in front.
{Bruno|name}, meanwhile, was still on the cable.
{Tadeusz|name} on the winch, {Halina|name} on the log.
At 14:20 {Ronan|name} launched in the Puchacz.
On final {Esther|name} put out full brake.
At the top of the launch {Vikram|name} could not release.
{Kwame Mensah|name} broke his ankle.
{Svetlana Orlova|name} hurt her back.
An ambulance took {Leopold|name} to hospital.
Injured: {Igor Petrenko|name}
`
  .trim()
  .split('\n');
