// Names of third persons (C5.2) and what looks like one and is none (C5.3). All people are invented.

import { type Chapter, linesOf } from './row.ts';

export const PEOPLE: readonly Chapter[] = [
  {
    title: 'titles',
    context: {},
    rows: linesOf(`
Mr {Penhaligon|name} waved us off.
Mrs {Okonjo-Reed|name} waved us off.
Ms. {Tremblay|name} was driving the winch.
Dr {Vasquez|name} treated the cut.
Dr. {Anja Reuter|name} treated the cut.
Prof. {Haldane|name} was the passenger.
Captain {Brightwater|name} flies for an airline.
Capt. {J. Lindqvist|name} flies for an airline.
Sir {Reginald Foulkes|name} opened the new hangar.
Sgt {Dobbs|name} from the police took notes.
Herr {Schönfeld|name} sagte nichts.
Frau Dr. {Kessler|name} sagte nichts.
Mme {Lefèvre|name} a appelé la tour.
{M. Garnier|name} a appelé la tour.
Señor {Quintana|name} nos ayudó.
Signora {Marchetti|name} ci ha aiutato.
Dhr. {Verbruggen|name} hielp ons.
Mevrouw {van Dalen|name} hielp ons.
Pan {Jabłoński|name} nam pomógł.
Pani {Zofia Mazurek|name} nam pomogła.
Fru {Nygaard|name} hjalp oss.
MRS. {HOLLOWAY|name} OWNS THE FIELD.
`),
  },
  {
    title: 'roles and relations',
    context: {},
    rows: linesOf(`
Our CFI {Tom Baker|name} said it was fine.
Our CFI, {Tom Baker|name}, said it was fine.
Instructor {Anna|name} took control.
The instructor ({Anna Zeller|name}) took control.
Tug pilot {Hargest|name} rocked the wings.
Winch driver {Mick|name} reacted at once.
My wife {Deborah|name} was at the launch point.
My friend {Zbyszek|name} saw it all.
His student {Leticia|name} froze.
The student pilot, {Oyelaran|name}, froze.
Duty pilot: {Harriet Moss|name}.
Witness: {Fergal Deasy|name}
P2: {Sunil|name}
Reported by: {Malin Ekström|name}
Signed: {T. Abernethy|name}
The owner, {Caspar Thorvaldsen|name}, was informed.
The farmer, Mr {Gubbins|name}, was friendly.
A visitor called {Ludmila|name} walked across the strip.
Fluglehrer {Bernd Achterberg|name} griff ein.
Unser Windenfahrer {Dieter|name} hat es bemerkt.
Mon instructeur {Thibault|name} a pris les commandes.
Mijn instructeur {Sjoerd|name} nam het over.
Mój instruktor {Krzysztof|name} przejął stery.
Mi instructor {Joaquín Ferrer|name} tomó el mando.
Il mio istruttore {Gianluca Moretti|name} ha preso i comandi.
Min instruktör {Göran Hedlund|name} tog över.
The instructor of the junior course took control.
The pilot in command was current.
The CFI, who was on the ground, saw it.
Duty Pilot and Launch Marshal must agree.
Instructor Course 3 was running.
`),
  },
  {
    title: 'verbs and prepositions',
    context: {},
    rows: linesOf(`
{Dave|name} was flying and I was watching.
{Hans Müller|name} rief laut.
{Gwilym|name} shouted to stop the launch.
{Zorica|name} noticed that the pin was missing.
{Tavener|name} told me that he had not looked.
{Lubomir Hrdlička|name} landed next to us.
According to {Piotr Nowak|name} the brakes were open.
I told {Mike|name} that the field was too short.
We asked {Charlie|name} to move the winch.
I flew with {Sarah|name} in the back seat.
The glider was rigged by {Alistair|name} and {Moira|name}.
The cable was attached by {Kwame Mensah|name}.
I got a lift from {Jacqueline|name}.
Thanks to {Étienne|name} nobody was hurt.
{Ravi|name}, {Meera|name} and {Sanjay|name} pushed the glider back.
It was {Rosalind|name}'s idea to use runway 09.
The radio call came from {Declan|name}.
Later {Ewan McTavish|name} found the pin in the grass.
{Mark|name} said he was clear.
I asked {Rose|name} for the logbook.
{Grant Mitchell|name} was on the wing.
{April Jones|name} was on the wing.
{Victor|name} said he was clear.
{Bill Turner|name} was on the wing.
{Joy|name} told us about the notice.
Then {Rob|name} pulled the release.
{Will Parsons|name} held the wingtip.
I met {Frank|name} and {Dawn|name} at the briefing.
{Xiu Ying Zhao|name} and {Takeshi Morimoto|name} were visitors.
{Ahmet Yılmaz|name} was solo.
{Maria dos Santos|name} was solo.
{Ingeborg von Stetten|name} was solo.
{Anna-Lena Krüger|name} was solo.
{Jean-Baptiste Lacombe|name} was solo.
{Siân Llewellyn-Pugh|name} was solo.
{Søren Kjærgaard|name} was solo.
{Ferenc Szabó|name} was solo.
{Jože Zupančič|name} was solo.
{Līga Kalniņa|name} was solo.
{Nikos Papadopoulos|name} was solo.
{D'Arcy Fitzgerald|name} was solo.
{J. R. Hartley|name} was solo.
{A. Pettigrew|name} was solo.
`),
  },
  {
    title: 'capitals everywhere and nowhere',
    context: {},
    rows: linesOf(`
INSTRUCTOR {PETER HALLORAN|name} TOOK CONTROL AT 200 FT.
{JOHN SMITH|name} WAS FLYING THE GLIDER.
THE WINCH DRIVER, {NIGEL BROWN|name}, CUT THE POWER.
THE PILOT WILL MARK THE FIELD WITH A ROSE AND A BILL.
THE GLIDER GRANTED NO HOPE OF RETURN TO THE HILL.
{peter|name} told me to release at 300 ft
my instructor {susan|name} took over at 300 ft
mr {smith|name} and mrs {jones|name} own the field
i was with {john baker|name} in the k21
the wing dropped and i will mark the spot
Hard Landing After Winch Launch On Runway 27
Cable Break At Low Level During Check Flight
Hard Landing By {Kevin Rudge|name}
`),
  },
  {
    title: 'ordinary words, months, weather and places',
    context: {},
    rows: linesOf(`
Will we launch before the rain?
May I remind members to check the rope?
Mark all cables after use.
Bill the visitor for the launch.
Rob the battery box of its fuse if needed.
Grant us ten more minutes.
Rose hips grow along the hedge.
Hope fades when the sky overdevelops.
Faith in the variometer was misplaced.
Dawn patrol flights start at 05:30.
On the eve of the competition it rained.
Frank talk helps safety.
Gale warnings were issued.
Chase planes are not used here.
Skip the second item on the checklist.
In June, July and August the strip is dry.
It happened in April.
The May bank holiday was busy.
The incident on Sunday 3 March was reported on Monday.
We climbed in wave over Aboyne and drifted to Ballater.
He landed near Carlisle and was retrieved from Penrith.
She flew from Dunstable to Grantham and back.
The task was Husbands Bosworth, Rugby, Lincoln.
We crossed the Severn towards Chepstow.
Ridge lift at Long Mynd was weak.
The air was rough in the lee of Ben Nevis.
The Jura and the Black Forest were in sight.
Lincoln was under a shower.
Hold at Bravo and cross at Charlie.
Taxiway Mike was closed, use taxiway Oscar.
Information Kilo was current.
Class Charlie airspace starts at FL85.
The wind at the Victor airways was 40 kt.
Wing, field, hill and cook are words.
A skipper and a miller met a bishop.
The Royal Air Force uses this airspace.
The British Gliding Association published a safety notice.
The Air Accidents Investigation Branch was informed.
Roger, downwind for 24.
Say again, the radio is weak.
`),
  },
  {
    title: 'aircraft and things named after people',
    context: {},
    rows: linesOf(`
The Schempp-Hirth Duo Discus overtook the Schleicher ASK 21.
A Grob Twin Astir and a Glaser-Dirks DG-300 were on the grid.
The Rolladen-Schneider LS8 had a flat tyre.
The Pilatus B4 was spun from 3,000 ft.
Piper Pawnee and Robin DR400 tugs were both used.
The Cessna 172 crossed the winch cable.
A Jodel landed with a flat battery.
The Scheibe Falke had carburettor icing.
The Slingsby T21 and the Skylark flew in formation.
The Schweizer 2-33 bounced twice.
Bölkow Phoebus and Glasflügel Libelle are both old.
SZD-50 Puchacz, SZD-51 Junior, SZD-30 Pirat.
The L-13 Blanik, L-23 and L-33 were grounded.
The Janus, the Nimbus 3 and the Ventus b were rigged.
The Ka 6 and Ka 7 need new fabric; the K-8 and K-13 do not.
ASW 19, ASW 20, ASW 27, ASG 29, ASH 25, ASH 31 were flying.
The PW-5 and PW-6 have a weak link of 600 daN.
The DG-505, DG-1000 and HPH 304 need a check.
The Tost hook released, the Bowden cable did not.
The Tost ring pair was worn.
The Pitot tube and the Prandtl probe were blocked.
Bernoulli would have been proud.
Dyneema rope recoils less than steel.
The Rotax 914 and the Limbach 2000 overheat.
The Winter altimeter and the Becker radio failed.
The LX9000 and the Oudie froze; the FLARM did not.
The Stemme S10 extended its propeller.
A Pipistrel Taurus and a Virus were parked.
The Skylaunch and the van Gelder winch were serviced.
The Land Rover pulled the Munster van winch.
A John Deere tractor mowed the runway.
The Massey Ferguson tractor was in the way.
The Hoffmann Dimona has feathering blades.
The Fournier RF5 bounced.
The Super Cub and the Supermunk tow on Sundays.
The Super Dimona HK36 was refuelled.
The Allen key was left in the cockpit.
`),
  },
];
