// Third persons, written without sight of the engine (fifth set). All people, clubs and machines are invented.

/** One sentence a line; what must go stands as {text|kind}. */
export const FRESH_NAMES_FIFTH: readonly string[] = `
On downwind I heard {Martin Hollis|name} call finals and realised we were heading for the same strip of grass.
{Gareth|name} told me afterwards that he had never seen the tug below him.
Mr {Pennington|name} was driving the retrieve vehicle and had his back to the landing area. A shout from the launch point made him turn round.
The launch was stopped by {Fiona Ackroyd|name}, who was log keeper. She had noticed that the rear canopy was unlatched.
The duty instructor, {Alan Threlfall|name}, took the K21 up first to check the curl-over on the approach. He came back and reported heavy sink at 300 ft.
My P2 was {Siobhan Kilbride|name}, a pre-solo student with eleven launches.
"Stop, stop, stop!" shouted {Derek|name} from the wingtip.
"The cable was still attached," said {Wainwright|name}, "and nobody had looked."
Instructor {Cavanagh|name} had briefed low approaches that morning. Nobody mentioned the crosswind.
The CFI, {Rosalind Meeks|name}, has since spoken to everyone on the winch roster.
{Oyelaran|name} pulled the release at about 200 feet and landed ahead.
I then handed control to {Bronwen|name}, who completed the circuit without drama.
Wing runner: {Callum Dunsmore|name}. Signaller: {Priya Nambiar|name}. Winch driver: {Ted Goodall|name}.
Tug pilot {Hargreaves|name} waved me off at 1,400 ft because of rough running.
With hindsight {Nigel Farthing|name} and I should have agreed who was going to fly the landing.
We found {Jonathan|name}'s parachute in the wrong cockpit. The packing card was also out of date.
Signed: {M. J. Appleyard|name}, Safety Officer.
Regards, {Kirsty Lomond|name}
Report compiled by {R. T. Scholes|name} on behalf of the pilot.
The inspector ({Leonard Biggs|name}) had signed the DI book before the elevator was connected.
Dr {Adeyemi|name} looked at the pilot's back on the field and advised him not to move until the ambulance arrived.
Mrs {Kowalczyk|name} saw the glider pass over her garden at tree-top height and rang the airfield.
Miss {Tanaka|name} was in the front seat on a trial lesson. She was calm throughout.
Captain {Lindqvist|name} offered to review the logger trace, being an airline pilot himself. He thinks the speed on base leg was already marginal.
Professor {Achterberg|name} was thermalling about 500 ft above us in the same gaggle.
Sgt {Mullins|name} asked us to leave the glider where it was until the photographs had been taken.
{Shaun|name} radioed that his gear would not lock. {Becky|name} answered from the launch point and told him to stay high.
According to {Ines Carvalho|name}, the weak link was brown, not blue.
I spoke with {Piotr|name} on the ground and he confirmed that his airbrakes had been open since the start of the launch.
Neither {Greg Tunstall|name} nor {Amit Deshpande|name} had noticed the tail dolly.
Present at the debrief were {Holly Marsden|name}, {Ewan|name}, {Tomasz Zielinski|name} and the duty manager.
The other glider was flown by {Heather Pinnock|name}. We had a friendly talk later and she had not seen me at all.
{Okonkwo, Chidi|name} is given in the log as P1 for that flight.
{Vaughan|name} said he thought it was my job to check the pin. I thought it was his. In the end neither of us looked.
Our chairman, {Desmond Fairweather|name}, phoned the farmer the same evening to apologise.
The farmer, Mr {Tregenza|name}, was very understanding about the barley.
{Lars-Erik Nyqvist|name} was visiting from Sweden and was not used to our circuit.
Thanks to {Mei-Ling|name} for spotting the loose pin; she probably saved the glider.
It was {Jamie O'Rourke|name} who found the spanner under the seat pan. He had been looking for his phone.
{Van den Bosch|name} admitted that he had turned inside me because he was short of height.
{Barry "Biscuit" Thorne|name} was on the winch that day.
The pilot, known to all of us as {Mad Mick|name}, did a low beat-up over the caravan park.
{J.P. Whitcombe|name} and I watched the ground loop from the bus.
Passenger: {Lucy Ferrers|name} (aged 16, cadet scheme).
i was flying with {dave pritchard|name} when the yaw string came off in my line of sight.
then {kevin|name} said we were too low and took over, he was right.
told {sarah millburn|name} to put the brakes away, she did and we got in over the hedge.
{STEVE HALLAM|name} WAS DRIVING THE TRACTOR AND DID NOT HEAR THE RADIO.
I ASKED {JOANNE|name} TO CHECK THE CANOPY AND SHE SAID IT WAS CLOSED. IT WAS NOT.
P1: {PETER RADCLIFFE|name}. P2: {SUE|name}. Launch type: aerotow.
{Ahmed Bensalem|name} took photographs of the damaged rudder for the inspector.
{Giulia|name}'s glider stopped two metres short of the fence.
The wing of {Hendricks|name}'s Discus touched the ground during the turn off the runway.
My syndicate partner {Clive Bannerman|name} had re-rigged it the night before. He forgot the tailplane bolt tape.
Syndicate partners {Graham|name}, {Yusuf|name} and {Wendy Latchford|name} have agreed to duplicate control checks from now on.
The winch driver that morning was {Fergus McAllister|name}, a very experienced hand.
Examiner {Rutherford-Hayes|name} failed the candidate on lookout alone. The rest of the flight was up to standard.
I was in the back seat. {Natasha|name} was in the front and had control until about 400 ft.
"I had him visual the whole time," {Ruaridh|name} insisted.
"That wasn't on the checklist," replied {Annabel Stott|name}.
"All out," called {Dominic|name}, but the cable was already moving.
{Thwaite|name} replied that the brakes were closed and locked. The trace shows otherwise.
{Bev|name} noticed the smell of fuel first and turned the pump off.
The report from {E. Papadopoulos|name} agrees with mine except for the height.
We were joined in the thermal by {Sven|name} in an ASW 27 and then by two gliders I did not recognise.
After landing, {Ravi|name} and {Monique Delacroix|name} walked the runway and found the missing pin.
I understand that {Neil Cuthbert|name} has retired from winch driving since.
Our safety officer {Philippa Dyson|name} asked me to file this. I am happy for it to be shared.
The airfield manager, Ms {Underhill|name}, has closed the southern track to cars.
As {Toby Ashcroft|name} was pushing the glider back, a dog ran under the wing. Nothing was damaged.
I had swapped seats with {Caitlin|name} because of the weight limits.
Witness statement by {Gordon P. Leask|name}: the glider was at about 150 ft when the wing dropped.
{Nkechi Obi|name} was flying solo for the third time. Her instructor, {Malcolm Rudge|name}, was watching from the launch point.
Flt Lt {Jessop|name} asked on the radio whether we needed assistance.
The coach, {Hamish|name}, recommended a week of spin refreshers before I flew the LS4 again.
Between us, {Arthur Penrose|name} and I have forty years of instructing and we still missed it.
{Håkon Bjørnstad|name} was behind me on the ridge and overtook on the hill side.
The K13 was being flown by {Miguel Ángel Pereda|name} with {Lottie|name} as passenger.
{Roderick Vane-Tempest|name} declared a 300 km triangle and launched at 11:20.
My instructor, {Gwen|name}, pulled full airbrake and we stopped just before the rabbit holes.
I would like to thank {Nuala Brannigan|name}, whose quick call on the radio prevented a collision.
{Wojtek|name} explained that he had trimmed nose-up for the winch. I had not briefed him otherwise.
Fluglehrer {Brandstetter|name} übernahm in etwa 80 m Höhe das Steuer und landete geradeaus.
Herr {Oberhauser|name} hatte die Haube nicht verriegelt. Beim Anschleppen öffnete sie sich.
Die Startleiterin, {Katharina Wiedemann|name}, brach den Start sofort ab.
Unser Windenfahrer {Uwe Kessler|name} bemerkte den Seilriss zu spät.
„Das Fahrwerk ist nicht draußen", rief {Matthias|name} über Funk.
L'instructeur, {Bernard Lavigne|name}, a repris les commandes en courte finale.
Mme {Charpentier|name} a vu le planeur passer très bas au-dessus de la haie.
Le pilote remorqueur {Yves Morvan|name} a largué le câble à 250 mètres. Personne n'a été blessé. Il a ensuite signalé une vibration du moteur.
M. {Rousselot|name} a déclaré que les aérofreins étaient déjà sortis au décollage.
Instructeur {Van Leeuwen|name} nam de besturing over op 60 meter hoogte.
Mevrouw {De Wit|name} stond bij de lier en zag de kabel breken. Ze gaf meteen een stopsignaal.
De startofficier, {Maarten Hoekstra|name}, had de tegenligger niet gezien.
Instruktor {Marek Wiśniewski|name} przejął stery na wysokości 50 metrów.
Pan {Nowakowski|name} nie zauważył, że hamulce są otwarte.
Pani {Agnieszka Zawadzka|name} była kierownikiem lotów tego dnia. Natychmiast wstrzymała starty.
El instructor, {Álvaro Quintanilla|name}, tomó el mando y aterrizó en el campo de al lado.
La señora {Echeverría|name} avisó por radio de que el tren seguía dentro.
L'istruttore, {Davide Montanari|name}, ha preso i comandi a cento metri.
Il signor {Bellucci|name} ha visto l'aliante toccare la siepe con l'ala. Nessun ferito.
Instruktøren, {Kasper Mikkelsen|name}, overtog styringen i 70 meters højde.
Flyglärare {Söderström|name} tog över spakarna strax före sättningen.
Bogserpiloten, {Anders Ekholm|name}, kopplade loss linan på 200 meter.
{Fitzgerald|name} had already taken up slack when I saw the other glider on base leg. I let go of the wing and waved both arms.
The daily inspection was done by {Imogen Tate|name} and countersigned by {L. Okafor|name}. Both missed the cracked bracket.
{Dougie|name} and {Pam Weatherill|name} ran over to help. {Pam|name} switched off the battery.
The cable parachute landed on {Simon Crowther|name}'s car.
When {Matteo|name} asked for the height, I read it wrongly as 900 instead of 600.
{H. Vandermeer|name} wrote in the log that the flight had been uneventful.
`
  .trim()
  .split('\n');
