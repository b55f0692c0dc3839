// Sentences that identify nobody, written without sight of the engine (fifth set). All people, clubs and machines are invented.

/** One sentence a line, none of which may change. */
export const FRESH_HARMLESS_FIFTH: readonly string[] = `
On the second launch of the day the K13 drifted left and the wing touched the long grass at the edge of the strip. The cable was released before any further damage was done.
We were at 1,200 ft QFE in the high key area when another glider appeared from behind. I opened the brakes and turned away.
The wind was 240 at 12 knots, gusting 20, with curl-over from the trees on the approach to runway 22. Two heavier gliders had already landed short.
I checked the brakes, closed and locked them, and gave the signal to take up slack.
The ASK 21 stopped about 30 metres from the boundary fence. The brake had been fully applied. The grass was wet from the morning.
At 14:35 local I changed frequency from 129.980 to 118.685 and announced my position. There was no reply.
The weak link broke at about 350 ft. I lowered the nose, waited for 55 knots and landed ahead.
FLARM gave no warning until the other aircraft was less than 200 m away. I only saw it when I looked down to the left.
The instructor took control and closed the airbrakes.
Cloud base was 3,800 ft AMSL and there were about ten gliders in the same thermal. Not all of them were turning the same way.
The tug, a Robin DR400, turned left early because of traffic near the M40. I followed, but the rope went slack.
I had planned a 300 km flight from Bicester to Grantham and back via Northampton. The second leg took much longer than expected. I turned for home at Kettering.
After the ground run the canopy came open on the right side. I had only pushed the lever half way.
The winch driver saw the glider climbing too steeply and reduced power. The speed fell to 50 knots. I lowered the nose and released.
We found that the aileron connection had been assembled without the safety pin. A positive control check had been done.
The student was on his sixth solo flight and had not flown for three weeks.
Visibility was good, more than 20 km, but there was some haze below the inversion. Looking into sun it was much worse.
I lost sight of the Duo Discus when it passed into the sun.
The CFI has asked for all pilots to be briefed on low-level cable breaks.
A Cessna 172 crossed the airfield at 900 ft without any radio call. One glider was on the cable at about 600 ft at that moment.
The undercarriage warning sounded on base leg and I lowered the wheel. The remainder of the flight was normal.
The parachute of the winch cable drifted over the public road.
Airspace to the north is class D from 1,500 ft to FL 65, controlled by Luton. My logger shows that I remained 200 ft below it.
The LS4 landed wheel up on the grass beside runway 09. There was some damage to the doors.
During the DI we saw that the rudder cable was frayed near the pedal. The glider was taken off the list. An inspector looked at it the same day.
In February the airfield was too soft for aerotow, so only winch launches were made.
I was too slow on the final turn, about 48 knots, and the left wing dropped. I recovered by moving the stick forward.
The Pawnee climbed away with the rope still attached and dropped it on the second pass. Nobody was on the runway.
Both aircraft turned right and passed at roughly the same level with 80 m separation.
Rain started at 15:10 and the whole list was stopped. The K21 was left outside with its canopy cover on.
Nobody was hurt and the only damage was a scratch on the gel coat.
The tail dolly was left on. The launch marshal saw it and shouted stop.
I think I was tired after five hours and did not drink enough.
The ground crew pulled the glider back by hand to the launch point.
The DG-1000 was flown with the CG near the aft limit and no trim ballast.
There was a NOTAM for a parachute display at Hinton between 1100 and 1300 UTC. I had not read it before launching.
My radio was set to 130.105 and I heard nothing from the other pilots on the ridge.
We were on the south-west face of the Long Mynd at about 600 ft above the top. The lift was strong but narrow.
The vario read 8 knots down and I decided to land in a stubble field near Banbury. There were wires along the road side. I flew a left-hand circuit.
The field sloped downhill more than I had judged from 800 ft. The glider ran on and turned through 90 degrees before the hedge.
The oxygen system showed 120 bar before take-off.
The release knob was pulled twice because the rings did not come free the first time.
Base leg was flown too close because of the strong southerly wind.
The Discus 2b has no audible stall warning.
A drone was seen at around 400 ft to the east of the village. It was white and had four rotors.
On 12 July at around 16:00 the sea-breeze front came in and the wind changed from west to south. Half the gliders had already set up for the old direction.
The towrope was 55 m long and had been checked on Saturday.
Control was handed back and forth three times and at the end neither pilot was flying.
ATC at Brize asked us to remain south of Faringdon below 3,000 ft.
The pilot of the other glider apologised by radio. He had been looking at his PDA.
The Astir CS had its water ballast dumped before joining the circuit. The left tank was still half full. It rolled left at touchdown.
I believe the yellow triangle was the speed that I should have used.
The engine of the Ventus 2cM did not start at 1,100 ft over Melton Mowbray.
The pylon was extended and the sink rate was far higher than expected. I chose the nearest field.
An electric fence wire was not visible until after touchdown. The leading edge has a cut of 5 cm.
The duty instructor stopped flying until the wind fell below 15 knots.
We have added a check of the tailplane bolt to the daily inspection card.
Pilots are reminded that the circuit is left hand on 27 and right hand on 09.
The winch cable was replaced with Dyneema last autumn.
The T-21 was flying at 38 knots and I was catching it much faster than I realised.
The rear seat cushion slid back and I could not reach the pedals. The front seat pilot landed the glider.
Three people were walking a dog across the northern end of the runway.
The trailer door blew shut and hit the fin of the ASW 20.
EASA guidance AMC1 SFCL.160 was used for the recency check.
QNH was 1013 hPa and airfield elevation is 505 ft.
I saw a red light at Chipping Norton, then realised it was a mast. By then I was down to 1,000 ft AGL.
At the start of the ground run the wing was held by a visitor who had never done it before.
Snow showers were coming over Deeside and I was above 7/8 cover in wave.
I descended with full airbrake through a gap near Aboyne and landed at 13:42.
The SHK's V-tail was rigged without the locking collar turned.
I was flying straight at 60 knots towards Dunstable when a Chinook passed below. The downwash was felt clearly.
The brakes opened by themselves during the aerotow at around 300 ft. The tug pilot waggled the rudder and I closed them.
This is the second such event this year and the committee is reviewing the procedure.
My height was 2,100 ft on QNH and I was 7 km from home. The computer said that I had 400 ft in hand.
The Grob 103 Acro has a nose wheel which was damaged in the heavy landing.
A tyre burst on landing and the glider swung left into the rape crop. It came to rest at right angles to the runway.
The battery was not secured and came loose in turbulence over the Pennines.
We normally launch from the west end, but on that Sunday we were using the eastern end.
The BGA Safety Team recommends a stop signal by radio and by lights.
The airfield bus was parked inside the overshoot area.
An inexperienced log keeper let the list run with two gliders on the same cable.
I entered a spin to the left from a thermalling turn at 1,700 ft. Recovery took one and a half turns. The glider below had moved away by luck.
The MG operates from the same runway, and its circuit is wider than that of the gliders.
Rate of climb on tow was under 2 knots because of the hot day, 31 °C.
I heard a loud bang and saw the back-up hook swing below the nose.
My wheel brake was not working, which I knew from the day before.
P2 was asked to look out while P1 was setting the task in the LX9000. Neither of us was looking ahead for about 15 seconds.
There was a queue of six gliders at the launch point by 11 o'clock.
The Motor Falke taxied from the hangar with its towbar still attached.
Over the Black Mountains the rotor was so strong that my head hit the canopy. The straps were tight. I now wear a hat with padding.
The Scheibe SF-25 took off from the hard runway with the flaps still at zero.
We should have used the shorter strip at Talgarth in such a crosswind.
Competition finish: the line was crossed at 90 kt and 50 ft with people standing on the peri track.
The director moved the finish ring to 3 km radius after the complaint.
The start sector was crowded. I counted at least 25 gliders between 3,000 ft and base.
I misread the altimeter by 1,000 ft after resetting it to 1022.
The visitor had been signed in, briefed and given a map of the field.
The tow pilot released the rope when the glider went high and out of position. He was at 700 ft and had lost elevator control for a moment.
It is a well-known weakness of the Pirat that the canopy jettison handle is close to the release.
In the Alps valley wind reached 25 km/h and the landing at Sisteron was turbulent. I used 65 knots plus half the wind.
We had flown from St Auban towards Gap, at 2,400 m, when a Jantar came head-on along the slope.
I moved right, he did too, and we missed each other by about 40 metres.
The rotating beacon on the tug was unserviceable.
Fuel was checked by dipstick: 35 litres remaining.
A child ran under the rope at the barrier. The launch was stopped in time.
On landing the main wheel hit a molehill and the instrument panel came loose.
The cable retrieve vehicle (Land Rover) was on the wrong side of the strip. Its driver had no radio.
RASP predicted 5 kt climbs and a 4,500 ft base from midday.
The Puchacz was being used for spin training above 3,000 ft.
HASELL checks were completed and a clearing turn was flown in both directions.
The forecast TAF for Benson gave a 30% probability of CB after 1400.
It was my first flight on type after a type briefing in May.
My medical had been renewed in March and I felt fit to fly. I had slept eight hours.
Two K8s were on tow at once because the field was so long.
The tailskid broke on a stone. A new one has been ordered from Schleicher in Poppenhausen.
The hook was sent to Tost in Munich for overhaul.
The SZD-50 has a pre-load spring which had been fitted the wrong way round.
I reported to London Information on 124.600 and squawked 7000.
The glider was 35 kg below max all-up weight.
One aileron had been disconnected for gap sealing and was not recorded in the logbook. The glider had been left in the workshop at the back of the hangar.
It happened between Ludlow and Leominster at about half past two.
The Ka 6 stalled at 10 ft and dropped onto the skid. The pilot had rounded out too high.
This was a Thursday evening with few people on the field, and the winch was run by a trainee under supervision.
Before flight the ballast weights were taken out. They were found on the floor of the caravan.
The VHF antenna on the clubhouse roof is masked by the hangar.
The launch failed at 40 m and I had enough room ahead to stop. The rope end was later found 200 m away.
From the Cotswold edge to the Severn there was only 3 km of clear air under the stratus.
A Hercules flew over the ridge at 250 ft, well below us.
The LAK-17 was heading for Husbands Bosworth on a marginal final glide. It landed in a field 2 km short.
The hangar door wheel came out of its track and the door fell against a parked glider.
Following the event, the club's instructors will fly a check with every pilot who has under ten launches this season.
The airspeed indicator read zero because tape was still over the pitot.
We were using 123.5 as the common frequency instead of our own.
The sun was low, at about 250 degrees, and the approach was straight into it.
Mark the position of the stop block before you move it.
May was wet, and by June the grass was long.
Will the rope hold? Nobody asked.
Bill for the repair: £1,450 plus VAT.
Frank discussion at the briefing was useful.
Robin and Pawnee tugs were both in use that day.
Rich green fields were plentiful around Newbury.
Hope is not a plan when the ground is at 300 ft.
Discus, Cirrus and Libelle were parked nose to tail along the fence.
Victor 1 is the holding point used by power traffic.
Chase the speed and you will balloon.
Falcon hangar was locked, so we used the one at the eastern end.
Drew the release back too late, and the rope had already gone slack.
Stemme, Dimona and Falke are all kept outside.
Dean, Savernake and Sherwood forests give poor landing options.
Rob a little height from the next leg if you must, but not speed.
Wood from the broken rib was found in the cockpit.
Grant of a licence needs at least 15 hours.
Pat the tape down firmly before the wings are moved.
Lancaster bombers used this runway in 1943, and the concrete is broken at the edges.
Der Wind kam aus 310 Grad mit 15 Knoten und der Platz war nass.
In 150 m Höhe riss das Seil, die Landung erfolgte geradeaus. Niemand wurde verletzt.
Die ASK 13 stand am Rand der Landebahn 25 bei Oerlinghausen.
Der Fluglehrer fuhr die Bremsklappen ein, weil die Anflughöhe zu gering war.
Le planeur est sorti de piste à gauche après un atterrissage dur à Vinon.
Le treuil a été arrêté dès que l'aile a touché le sol.
Nous étions à 1 800 m près de Barcelonnette lorsqu'un avion a croisé notre route.
De lierkabel brak op ongeveer 200 meter en de leerling deed de procedure goed.
Het vliegtuig stond nog op de baan toen de motorzwever landde. De radio was niet ingeschakeld.
Szybowiec wylądował w polu pszenicy około 5 km od Leszna.
Pilot zauważył drugi szybowiec zbyt późno, odległość wynosiła około 50 metrów.
El viento cruzado era de 18 nudos y la manga no se veía desde el punto de despegue.
L'aliante era a 600 metri sopra Rieti quando il variometro ha smesso di funzionare.
Vinden ökade till 12 m/s och flygningen avbröts klockan 15.
Svæveflyet landede kort før banen i en kornmark ved Arnborg.
The spoilers on the Blanik were iced up at 9,000 ft and would not open until I had descended below the freezing level.
`
  .trim()
  .split('\n');
