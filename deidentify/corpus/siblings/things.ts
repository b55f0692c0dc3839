// Sentences of the same classes as those that once changed and should not: animals, types, buildings, stations and
// documents that stand where a person might.

import { linesOf } from '../row.ts';

/** One sentence a line, none of which may change. */
export const THING_SIBLINGS: readonly string[] = linesOf(`
The hangar in Long An province was full.
Part 410-555-0199 was fitted.
The cushion had slid under the seat pan. He had been looking for it.
It was in the drip pan. She picked it up, and so did they.
That was the captain. They had been watching from the caravan.
Es lag unter der Pfanne. Er hatte es gesehen, sie auch.
Hij had het gezien en zij zei niets.
Il a dit que non. Elle a dit que oui. On a vu la corde.
Lei ha detto di no.
The Hercules was late and passed below us.
A Hercules flew along the valley.
Two Hercules passed over the ridge.
Two Hawks flew past at 250 ft.
A Percival flew past the clubhouse.
We were abeam Chipping Norton at 3,000 ft.
I turned back at Market Benson.
There was lift over Little Norton and Great Harris.
We landed out near Stoke Hammond in stubble.
The field at Aston Clinton was too short.
A shower went through towards Weston Turville.
The METAR for Norton was four hours old.
I had not read the NOTAM for Hughes airfield.
The ATIS at Norton said runway 24.
The zone at Sherwood was not active.
Norton, Savernake and Sherwood forests offer no fields.
The Harris and Lewis hills were in cloud.
"Left," said PowerFLARM.
Sheep ran across the strip in front of us.
Horses bolted when the winch started.
Deer ran out of the wood on short finals.
Cows stood on the far end of the field.
Two Kestrels flew past the ridge.
Three Buzzards climbed with us.
Both Juniors landed long.
Four Pawnees stood in the hangar.
Mine was still attached.
Yours has to be checked too.
Ours had been moved.
Hers was the first to land.
Dispatch told us to wait.
Dispatch gave us the number of the sheriff.
Ambulance came after ten minutes.
Police took the details.
Reception told me to sign in.
Maintenance found the crack.
Management decided to close the field.
Rescue arrived by helicopter.
Cattle broke the fence and ran on to the runway.
Geese flew through the circuit.
Pigeons flew out of the hangar.
Crows took the bait from the field.
De Ka6 landde in het weiland.
De Discus landde als eerste.
De K21 vloog een kort circuit.
De LS4 startte achter de sleepkist.
De ASK21 landde lang.
The Hungarian Góbé landed hard.
The Polish Bocian stood by the fence.
A Czech Blanik was parked there.
The Finnish PIK landed out.
The French Pégase was behind us.
A German Bergfalke joined below.
The Romanian Lark was rigged.
The Swiss Diamant flew ahead.
The Perkoz was on the launch line.
A Gawron towed us up.
The Koliber was used as a tug.
The Dromader sprayed the next field.
A Citabria landed on the cross runway.
The Super Dimona taxied back.
The old Mucha was on its trailer.
We flew the Foka from the north strip.
The Samburo taxied slowly.
The Twin Astir bounced twice.
My Libelle had a new canopy.
His Speed Astir climbed through us.
The Club Libelle has no flaps.
The Olympia landed in the next field.
The Cobra came back with a flat tyre.
Lincoln Cathedral was abeam to the left.
Ely Cathedral was in sight.
Durham Castle passed under the wing.
Winchester Cathedral is a good turning point.
Carlisle Racecourse was full of cars.
Chester Zoo lies under the zone.
Warwick Castle appeared through the haze.
Wells Cathedral stood out against the hills.
Buckingham Palace is no turning point.
York Minster was visible.
We asked Cardiff for a transit.
We asked Bristol for clearance.
I told Southampton that I would route clear.
I asked Farnborough for a basic service.
We called Solent for a crossing and got it.
He asked Leeds for permission to cross.
We told Exeter our position and height.
I informed Benson of the landing.
She advised Norwich that we were below 2,000 ft.
CAP 393 was quoted.
CAP 660 says how it is done.
CAP 658 has the rules for models.
CS 22 is the standard for sailplanes.
CS-22 is the standard.
Part-SFCL says so.
ORS4 1496 allows it.
ORS4 No. 1496 was the exemption.
AIC 127 describes it.
SERA 5005 has the minima.
See SERA.5001 and CAP 1535.
AMC1 SAO.GEN.130 was read out.
`);
