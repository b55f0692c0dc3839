// Sentences of the same classes as those that once missed: who speaks, whatever the name and wherever it stands. All
// people, clubs and machines are invented.

import { linesOf } from '../row.ts';

/** One sentence a line; what must go stands as {text|kind}. */
export const SPEAKING_SIBLINGS: readonly string[] = linesOf(`
"Mind the cable," said {Imogen Hurst|name}.
"There is no tow out," shouted {Bastian|name} from the winch.
"Are you all right?" asked {Perrin Vosk|name}.
"It was open when I looked," replied {Quarrie|name}.
"Not my glider," answered Mrs {Dorling|name}.
{Okonkwo, Chidi|name} is given in the log as P1.
{Adeyinka, Ngozi|name} was in the back seat.
{Hughes, Gareth|name} is down as the tug pilot.
Thankfully, {Gareth|name} was quick.
Thanks to {Mei-Ling|name} for spotting it.
The bolt was found by {Li-Wei|name} and {Xiao-ming|name}.
{Van den Bosch|name} admitted that he had turned early.
{Van der Bosch|name} said that it was his fault.
told {sarah millburn|name} to put the brakes away, she did it
asked {tom quarrie|name} if he was ok, he said yes
The wing of {Hendricks|name}'s Discus touched the ground.
The tail of {Hendricks|name}'s glider was broken.
We hit {Pemberthwaite|name}'s tailplane with the trolley.
I told Mr {He|name} about the cable.
I met {Weston Clarke|name} by the winch.
{Sutton Hughes|name} was holding the wing.
A {Gareth|name} somebody rang me afterwards.
I briefed {Gareth|name} and the woods were clear.
“Stop the launch!” yelled {Hamish Cray|name} twice.
"I had eight hundred feet," explained {Torvald|name}.
"Hook on," called {Olwen|name}, and the wing came up.
'We saw nothing,' admitted {Lachlan Breen|name}.
"Brakes, brakes!" warned {Zadie|name}.
"I had the stick," said {Marwick|name} later.
"Die Haube ist offen", sagte {Henrike|name}.
"Seil frei!", rief {Torben Kluge|name}.
« Je n'ai rien vu », dit {Maëlys|name}.
"De kap staat open", zei {Joost|name}.
"Hamulce są otwarte", powiedział {Zbigniew|name}.
"No lo vi", dijo {Ignacio|name}.
"Non ho visto niente", disse {Ginevra|name}.
"Jag såg inget", sa {Torbjörn|name}.
"I think so," said the instructor.
"Climb," said the voice on the radio.
"Two miles," said FLARM.
"Traffic," called Lasham.
"Cleared to cross," said Brize.
"Descend," replied Cotswold Information.
{Clay|name} waved from the far side of the winch.
{Chip|name} shouted at us to stop.
{Chip|name} tripped over the tow rope.
{Dusty|name} ran the wing.
{Reed|name} lifted the tail on to the dolly.
{Forrest|name} climbed out without a word.
{Heath|name} shouted that the cable was live.
{April|name} and {June|name} were both on the log.
{May|name} and {Rose|name} were in the caravan.
{Jack|name} was in the van.
{Carol|name} was in the caravan.
{Guy|name} sprinted to the wing tip.
{Mark|name} was in the back seat.
{Rusty|name} told the pupil to wait.
Clay stuck to the wheel.
Chip pan fires are common in old clubhouses.
Chip damage to the gelcoat was found.
Jack points are marked on the fuselage.
Jack stands and trestles were in the way.
Carol singers came to the hangar.
Carol singing began at six.
Grant was given by the council for the hangar.
Grant money paid for the winch.
Mark made on the spar was measured.
April and May were wet.
June was dry and July was wet.
May and June were the best months.
April was the month with the most launches.
Reed beds lie to the south.
Heath fires gave us a thermal.
we waited for {nadine|name} to come back with the rope.
the instructor was {hector ambrose|name}, very patient, and he took control at once.
the winch driver was {pauline|name}, quite new to it, and the power came too fast.
i was with {stuart|name} in the k13.
we looked for {brigitte|name} at the launch point and she was not there.
the tug pilot was {leroy hobday|name}, he waggled his wings.
after that {yusuf|name} came over and looked at the wheel.
my instructor was {fiona|name} that day.
it was {gordon|name}, not me, who closed the brakes.
we stood by the van and waited for the rain to stop, very calm, no wind.
the instructor was happy, very calm, he just looked out.
the tug pilot was new, quite slow, and the rope was long.
{Wu Na|name} asked for a longer briefing.
{Ma Lin|name} told me to look left.
{Li Mei|name} was holding the wing.
{Do An|name} said the cable was slack.
{Hu Jie|name} ran with the wing.
My pupil {Xu Li|name} flew the approach.
I shared the thermal with {He Yun|name}.
{Le Thi An|name} signed the sheet.
Many thanks, {B. J. Thorncroft|name}
Best wishes, {E.M. Crabbe|name}
Kind regards, {H. Vantongeren|name}
Regards, {P. Q. Osterley|name}
Yours faithfully, {K. S. Aldermaston-Wray|name}
Thanks, {D. Quillfeather|name}
Signed, {A. N. Merrow|name}
Cheers, {T. R. Balfe|name}
Seen by {J-P R|name} before the flight.
Rigged with {A-M K|name} in the morning.
Checked by {K-H S|name} and by me.
Text from {M-L D|name} at noon.
Flown with P-N junctions in the logger.
{St. Aubyn-Pryce|name} said the wind was out of limits.
{St. Clair|name} told me so.
{St John-Carew|name} asked for a check flight.
We turned at St. Albans and flew home.
St. Neots lay under cloud.
St. Moritz closed at noon.
`);
