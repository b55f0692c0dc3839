// Sentences of the same classes as those that once missed: people. All people, clubs and machines are invented.

import { linesOf } from '../row.ts';

/** One sentence a line; what must go stands as {text|kind}. */
export const PEOPLE_SIBLINGS: readonly string[] = linesOf(`
I was flying with {Bartholomew|name} in the back.
{Delroy Campbell|name} was driving the retrieve tractor.
{Thandiwe|name} noticed the brakes were out.
The tug pilot was {Rupert|name} and he waved me off.
{Nadine Okoro|name} took the front seat.
The duty instructor, {Siân Pugh-Jones|name}, stopped flying.
my mate {steve|name} was on the winch
we asked {priya|name} to hold the tail
i think {gareth|name} forgot the pin
{Hugo|name} and I rigged it together.
{Hugo|name}, {Imogen|name} and I rigged it together.
It was rigged by {Hugo|name}, {Imogen|name} and {Tadeusz|name}.
Me and {Wojtek|name} pushed it back.
Mr. {Abernathy|name} was furious.
Mrs {Olufemi-Brown|name} rang the club.
Dr {Chakrabarti|name} treated me at the field.
Prof. {Lindqvist|name} gave the talk.
Captain {Haverstock|name} filed an airprox.
Wing Commander {Fitch|name} was visiting.
Sgt {Malone|name} attended with an ambulance.
PC {Dunstable|name} took my details.
Signed: {K. Prendergast|name}
Signed {KP|name}
Regards, {Ewan McPhee|name}
Kind regards {Liesl|name}
Cheers, {Baz|name}
They call him {Biggles|name} at our place.
He's known as "{Chopper|name}" to everyone.
{Jonathan (Jonty) Harcourt|name} was P2.
{O'Driscoll|name} was the caravan marshal.
I passed {D'Souza|name} the cable end.
{McAllister|name} called the stop.
{MacGillivray|name} had a launch failure before me.
{Van der Linden|name} nam over.
{De Bruyn|name} was next on the list.
{Al-Rashid|name} flew after me.
{Nguyen|name} was on the wingtip.
{Wang Wei|name} landed long.
{Jae-won|name} pulled the release.
{Ramanathan|name} took over at 300 ft.
The student ({Amelia|name}) froze on the stick.
The student - {Amelia Stone|name} - froze on the stick.
Our CFI {Terry Wogan-Hill|name} debriefed us.
CFI: {Martin Ogilvie|name}
P1 {Nicola Brandt|name}, P2 {Joe Farrow|name}
P1: {Nicola|name}; P2: {Joe|name}
Instructor {Blythe|name} said no.
Instructor was {Fiona Blythe|name}.
Tug pilot: {Mark|name}
Launch marshal = {Rose|name}
The farmer, Mr {Tillotson|name}, was kind about it.
{Will|name} said the rope looked worn.
{May|name} told me to wait.
{Grace|name} hooked me on.
{Hope|name} was flying solo.
{Faith|name}'s wing touched the grass.
{Mark|name} was strapping in.
{Penny|name} heard a bang.
{Rod|name} saw it happen.
{Jack|name} drove the winch.
{Bill|name} thought I was too low.
{Pat|name} shouted stop.
{Dean|name} ran over to help.
{Grant|name} and {Miles|name} lifted the tail.
{Cliff|name} gave me a lift home.
{Ray|name} had left the tail dolly on.
{Art|name} waved his arms.
{Gene|name} reported it to the office.
I blame {Chuck|name} for the rope.
We phoned {Baker|name} at once.
{Baker|name} told us to hold.
{Carter|name} checked my straps.
{Taylor|name} landed out near the quarry.
{Archer|name} and {Shepherd|name} were in the K13.
{Fox|name} called downwind behind me.
{Knight|name} said he was sorry.
{Hill|name} took off after us.
I asked {Wood|name} what happened.
{Singh|name} was signalling.
{Khan|name} had a bird strike.
{JT|name} told me afterwards he had seen it.
{AJ|name} said it was fine.
{R. J. Pemberton|name} was in command.
{Pemberton, R.J.|name} was in command.
Witness: Mrs {E. Catchpole|name}, of the village.
{Elspeth C.|name} wrote it down.
Thanks, {Marcus|name}!
"{Marcus|name}, brakes!" he shouted.
Hi {Fiona|name},
Dear Mr {Lumley|name},
Spoken to {Kerry|name} and {Ash|name} since.
{Ash|name} was on the wing.
The other pilot turned out to be {Gustavo Pinheiro|name}.
It belongs to {Wendy Braithwaite|name}.
{Braithwaite|name}'s glider was parked there.
the glider of {Zoltán Kiss|name} was in the way
{Øystein|name} fløy for lavt.
{Małgorzata Wrona|name} leciała obok.
{Giuseppe Tartaglia|name} era al comando.
{Iñaki Goikoetxea|name} volaba detrás.
{Sören Ångström|name} flög bogserplanet.
{Jean-Baptiste Le Goff|name} était au treuil.
{Hans-Werner Schlüter|name} fuhr die Winde.
{Ruud van Nistelrooij|name} zat achterin.
Herr {Zimmermann|name} war Startleiter.
Frau {Koch|name} hat es gesehen.
Der Flugschüler {Leon|name} zog.
Flugleiter {Bergmann|name} rief an.
Fluglehrerin {Sabine Öztürk|name} griff ein.
Mme {Charpentier|name} a appelé les pompiers.
Mlle {Aubert|name} était élève.
Le moniteur {Gérard|name} a crié.
Le pilote remorqueur, {Didier Bonnet|name}, a largué.
dhr. {Bakker|name} hielp mee.
Mevrouw {Jansen|name} zag het gebeuren.
De instructeur {Pieter|name} nam over.
Lierist {Kees|name} gaf gas.
Pan {Nowak|name} był na starcie.
Pani {Wiśniewska|name} dzwoniła.
Instruktor {Lewandowski|name} krzyknął.
El señor {Morales|name} avisó.
La instructora {Lucía|name} tomó el mando.
Don {Ramón|name} estaba en el torno.
Il sig. {Rossi|name} ha visto tutto.
L'istruttrice {Chiara|name} ha preso i comandi.
La signora {Greco|name} ha telefonato.
Herr {Lindström|name} såg det.
Fru {Dahl|name} ringte.
Segelflyglärare {Bo Nilsson|name} tog över.
Bogserpiloten {Lars|name} kopplade ur.
Flylærer {Knut|name} tok kontrollen.
Svæveflyveinstruktør {Mads|name} greb ind.
Winschföraren {Åke|name} bröt starten.
Fernleigh from the office rang the tower.
{Tamsin|name} from the office rang the tower.
The lad on the cable, {Kieran|name}, let go too late.
One of the visitors, {Horst Kuhlmann|name}, speaks no English.
{Horst|name}, our visitor from Germany, took photos.
It turned out {Vikram|name} had moved the cones.
I could hear {Annabel|name} on the radio.
I waited for {Clive|name} to clear the strip.
I waited until {Clive|name} cleared the strip.
Because {Clive|name} was late we started at noon.
When {Rowena|name} released, the tug dived.
If {Kevin|name} had not shouted, we would have hit it.
After {Dominic|name} landed we stopped.
So {Doris|name} pulled off and landed ahead.
But {Ike|name} carried on.
Then {Tariq|name} appeared from the left.
Luckily {Janet|name} was watching.
Fortunately {Zbyszek|name} spotted it.
Apparently {Lorna|name} closed it.
Unfortunately {Moses|name} did not hear.
Both {Ravi|name} and {Sunita|name} agreed.
Neither {Ravi|name} nor I saw it.
{Ravi|name}'s comment: the wind had backed.
Comment by {Gwen Thirlwell|name}: agreed.
Reported by {Gwen Thirlwell|name}, safety officer.
Interviewed {Gwen Thirlwell|name} on Sunday.
Instructor comments ({Gwen|name}): good recovery.
cc: {Gwen Thirlwell|name}, {Paul Osgood|name}
Attendees: {Gwen|name}, {Paul|name}, {Yusuf|name}
Crew: {Gwen Thirlwell|name} / {Paul Osgood|name}
Pilot: {Thirlwell|name}, passenger: {Osgood|name}
P1 = {Thirlwell|name}; P2 = {Osgood|name}
Winch driver {Yusuf|name}, signaller {Paul|name}.
Names: {Yusuf|name} and {Paul|name}
{YUSUF|name} WAS ON THE WINCH AND SAW NOTHING
THE INSTRUCTOR {PAUL OSGOOD|name} TOOK CONTROL
MR {OSGOOD|name} PHONED LATER
spoke to {yusuf|name} later on
{yusuf|name} was on the winch
mrs {osgood|name} complained about noise
my instructor was {paul osgood|name} and he was happy
{Fitzwilliam|name} told us to move the bus.
{Thirlwell|name} asked me to wait.
{Thirlwell|name} was on the winch.
{Thirlwell|name} had the brakes open.
According to {Thirlwell|name} the rope was new.
We had borrowed {Thirlwell|name}'s trailer.
I gave it to {Thirlwell|name}.
{Thirlwell|name} and I discussed it.
The glider was {Thirlwell|name}'s.
{Kowalczuk|name} landed behind me.
A member called {Ziggy|name} came over.
A member named {Ulrika|name} came over.
my wife {Deborah|name} was watching
his son {Callum|name} was in the front
her husband {Ken|name} drove
The owner {Alec Dunmore|name} was told.
Farmer {Giles Bramley|name} was polite.
The tractor driver was {Stan|name}.
The log keeper {Wendy|name} wrote 14:10.
{Wendy|name} (log keeper) wrote 14:10.
{Wendy|name}, the log keeper, wrote 14:10.
Launch point controller {Nick Sayers|name} stopped it.
Duty instructor {B. Sayers|name} decided.
Safety officer {Priti Desai|name} wrote it up.
{Desai P.|name} wrote it up.
Chief Engineer {Ola Berntsen|name} found it.
Sub-Lieutenant {Harker|name} flew next.
Flt Lt {Harker|name} flew next.
Air Cdre {Whitcombe|name} attended.
Rev. {Timothy Crane|name} blessed it.
Lord {Ashcombe|name} owns the land.
Sir {Henry Maudsley|name} opened it.
Lady {Ashcombe|name} owns it.
Cllr {Joan Petty|name} complained.
Nurse {Jackie|name} looked at my arm.
Paramedic {Steve Allbright|name} came.
Dr. med. {Klein|name} treated him.
{Dónal Ó Briain|name} was next.
{Seán Mac Giolla|name} was next.
{Bjørn-Erik Aas|name} was next.
{Nuñez|name} was flying.
{Xochitl|name} was flying.
{Chukwuemeka|name} was flying.
{Lei Zhang|name} was flying.
{Aleksandar Đorđević|name} was flying.
{Þórður|name} was flying.
{İbrahim|name} was flying.
{Zsófia|name} was flying.
Instructor {van Dijk|name} took control.
Instructor {VAN DIJK|name} took control.
pilot {van der Berg|name} spoke
The tug pilot {van 't Hof|name} waved us off.
The pilot, {van Dijk|name}, landed long.
The pilot ({van Dijk|name}) landed long.
{Van Dijk|name} took control.
Observer {af Klint|name} watched the landing.
pilot {el Fassi|name} landed
The student {bin Rashid|name} flew the circuit.
tug pilot {la Rue|name} released me
the tug pilot {du Toit|name} waved
The pilot {da Silva|name} landed out.
tug pilot {Mc Donald|name} spoke
pilot {St John|name} spoke
pilot {St. Clair|name} landed long.
Pilot {O Brien|name} spoke.
pilot {Ó Sé|name} landed long.
Instructor {Ó Briain|name} took control.
We waited for {Ó Briain|name} at the launch point.
Winch driver {O' Neill|name} pulled too hard.
Pilot {d’Arc|name} spoke.
Pilot {d'Aubrey|name} turned in.
Reported by: {P. Walker|name} (DI).
DI: {P. Walker|name}
DI: {P Walker|name}
CFI: {P Walker|name}
Reported by {P Walker|name}.
Checked by: {R. Field|name}
Instructor {P Walker|name} took control.
The instructor, {P Walker|name}, took control.
Present: {P. Walker|name}, {J. Baker|name} and {T. Webb|name}.
Present: {P Walker|name}, {J Baker|name}, {T Webb|name}
Tug: {M. Carter|name}; winch: {S. Potter|name}
The instructor, {田中|name}, spoke.
The pilot {田中|name} landed long.
Mr {田中|name} was on the wing.
{田中|name} pulled the release.
The student ({김민준|name}) flew the circuit.
Ο εκπαιδευτής {Παπαδόπουλος|name} είπε ότι ήταν αργά.
Пилот {Иванов|name} выпустил шасси.
Ученик {Сидоров|name} держал ручку.
He said {Roger|name} was late.
He said {Roger|name} would be late.
He said {Roger|name}, the instructor, was late.
He said {Roger|name}, who was late, came by car.
He said {Roger|name} and {Mike|name} were late.
He said {Roger|name} and I were late.
Hook on, said {Roger|name}.
"Hook on," said {Roger|name}.
I told {Roger|name} to continue.
{Roger|name} took the rope.
"{Roger|name} took the rope," he said.
{Victor|name} had the sector chart.
In that mode I asked {Charlie|name} to wait.
I asked {Oscar|name} about the airway.
`);
