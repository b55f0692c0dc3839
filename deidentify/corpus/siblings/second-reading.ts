// What readers without sight of the engine found to be missed, or to be taken for what it is not. All people, clubs and
// machines are invented.

import { linesOf } from '../row.ts';

/** One sentence a line; what must go stands as {text|kind}. */
export const SECOND_READING: readonly string[] = linesOf(`
The pilot was {Tietjen|name}.
The winch driver was {Osric Tietjen|name}.
My student was {Ottoline Hardcastle|name}.
The pilot was German and the student was Swiss.
The pilot was P2 and the instructor was PIC.
The driver was Scottish.
Pilot: {Blenkinsop|name}, Passenger: {Hardcastle|name}
Instructor: {Blenkinsop|name} Student: {Hardcastle|name}
Pilot: Solo, Glider: Discus
Pilot: Experienced, Instructor: Present
INSTRUCTOR {TIETJEN|name} TOOK OVER.
THE TUG PILOT {TIETJEN|name} AGREED.
THE PILOT, {BLENKINSOP|name}, HAD CONTROL.
MR {OSRIC BLENKINSOP|name} TOOK OVER.
THE PILOT FLARED LATE AND THE INSTRUCTOR DEBRIEFED HIM.
PILOT REPORTED BIRDSTRIKE. PILOT UNINJURED. PILOT OVERSHOT RUNWAY.
THE STUDENT CERTIFICATE HAD EXPIRED.
mr {sarah quillfeather|name} took over
instructor {sarah quillfeather|name} took over
Near Miss With Tug
Near Miss Between Two Gliders
Air Miss With Drone
Near miss. Miss {Hallam|name} waved.
Pilot Induced Oscillation
Pilot Dehydration
Passenger Grabbed Release
Pilot Forgot Undercarriage
There was a DRONE in the circuit.
The landing was long due to GLARE on the canopy.
Wing DROPS followed and it became FOGGY.
We use the FREDA check and DODAR.
The glider {DEMAT|registration} landed.
We flew {DKXYZ|registration} and {GCKLM|registration}.
Wing Runner said stop.
Log Keeper said no.
Spectator said it was low.
Flight Line Officer said stop.
I called on 118 685 and on 129 980 twice.
The call came at 14 35 22.
the BGA 2021 rules and a BGA 300 km diploma
report ref 2023-441
Soaring Society of America
Deutscher Aero Club
The callsign I used was {K5|registration}.
competition number of the other glider was {K5|registration}
competition numbers {K5 and WT|registration}
CNs {K5, WT|registration}
We landed at MARION.
ICAO24 {4ca87f|number}
the 24-bit code {4CA87F|number}
ADS-B id {4CA87F|number}
FLARM {DD:A5:C7|number}
{DDA5C7|number} on FLARM
OGN tracker {400123|number}
my {UK.SFCL.408817H.A|number} lapsed
PPL(A) {408817|number}
pilot no. {408817|number}
instructor rating no {408817|number}
club number {77204|number}
Silver C no. {5512|number}
the pilot no longer had 300 ft
Gold distance 300 km
Instagram: {glider_gubbins|link}
on TikTok ({soarwithjane|link})
my youtube channel {ThermalTinker|link}
saw it on YouTube and Facebook later
{kestrel88 @ gmail . com|email}
{kestrel88 at gmail com|email}
{kestrel88 -at- gmail -dot- com|email}
i was with {621 VGS|club} then
i fly at {hollowdene gliding club|club} on sundays
we went to the local gliding club and to a bigger gliding club
Tel. {01865 / 55 01 99|phone}
heights of 1200 / 1300 / 1400 ft
i flew {dkxyz|registration} today and {gckvw|registration}
Reported by: {Aldersley, Thomas|name}
P1: {Webber, M.|name}
{Wood|name} landed next to us.
Rain stopped play and frost formed on the wing.
That was all. regards {rob|name}
Please fix the latch. Best, {Osric|name}
thanks all
Before we departed {Sarah|name} said wait.
We landed at {Dave|name}'s field.
The winch was near Miss {Hallam|name}.
Near-Miss With Tug
Phone {129 980|phone} or ring at {14 35 22|phone}.
Pilot: {Skelding|name}
Pilot: Uninjured
Pilot: {Tietjen|name} / Instructor: {Blenkinsop|name}
Pilot: Pre-solo
The pilot was Catholic and the student was Cornish.
The pilot was Northbound at the time.
THE PILOT, OBLIVIOUS, LANDED.
INSTRUCTOR ABOARD TOOK OVER.
under UK.SFCL.160 recency and AMC.SFCL.115
FLARM be ad fa
callsign {K5|registration}, FL80
callsign {K5|registration} and LS8 landed
The callsign the pilot gave was P1
Bolt threads: stripped
YouTube (uploaded later)
YouTube: ASK21 spin
the day at outlook is fine
{jane at hotmail co uk|email}
{Gliding Club of Wales|club}
`);
