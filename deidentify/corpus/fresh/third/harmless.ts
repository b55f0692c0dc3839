// Sentences that identify nobody, written without sight of the engine (third set). All people, clubs and machines are invented.

/** One sentence a line, none of which may change. */
export const FRESH_HARMLESS_THIRD: readonly string[] = `
We launched from runway 27 at about 1340 local in a light westerly wind.
The cable broke at around 300 ft and I lowered the nose immediately. There was plenty of room ahead so I landed straight on.
At the top of the launch I pulled the release twice and turned left into the circuit.
The glider was an ASK 21 with two occupants and the cockpit weights were within limits.
I was flying my LS4 on a local soaring flight in good visibility.
The Discus was in a steep left-hand turn about 100 ft below me.
We were at 3,200 ft on the QNH of 1017 hPa just south of Dunstable.
The Puchacz dropped its left wing at the stall and recovered after half a turn.
My instructor took control and closed the airbrakes.
The CFI was informed and the glider was inspected before the next flight.
The tug was a Robin DR400 with a 50 m rope and a Tost hook.
FLARM gave no warning at all until the other glider was almost in front of us.
I looked at the Oudie for perhaps five seconds, and when I looked up there was a Ventus filling the canopy.
The PowerFLARM showed three contacts within one kilometre, two above and one below.
Weather: CAVOK, wind 240/12, temperature 21, QNH 1021.
Time of the incident was 1427 UTC, about two hours before sunset.
The Grob 103 had been rigged that morning and a positive control check had been done.
Elevator not connected. This was found at the second check, not the first.
I heard a loud bang from the Tost release and the K13 pitched down.
The winch is a Skylaunch with a Chevrolet engine running on LPG.
Weak link was blue, which is correct for the Junior.
The cable parachute opened early and drifted over the public footpath.
On base leg I met strong sink and had to shorten the circuit.
The approach speed should have been 55 knots but I let it fall to 45.
I opened full airbrake on the DG-300 and then noticed that the wheel was still up.
Undercarriage warning did not sound because the battery was flat.
We crossed the M4 at about 2,000 ft and headed for Membury.
A Cessna 152 passed left to right, same level, range less than 200 metres. It did not change course.
An R44 helicopter transited overhead the field at 800 ft while a cable was on the way up.
A pair of Typhoons went below us near Lincoln at high speed.
The Tiger Moth joined overhead and descended on the dead side, straight through the winch launches.
I called Farnborough Radar on 125.250 and was given squawk 4572.
London Information had no known traffic to affect.
Brize Radar told us to remain outside controlled airspace.
The danger area D123 was active up to 2,300 ft.
I had read the NOTAM, but not carefully enough.
Our ATZ is marked on the chart, 2 nautical miles radius up to 2,000 ft above aerodrome level.
Class D airspace starts at 3,500 ft there and Class A at FL65.
The Becker radio was on 129.980 instead of 130.105.
I had the Dittel radio turned down because of the chatter.
Take up slack was given, then all out, with the tail dolly still fitted.
The wing runner noticed the tail dolly when the glider began to move.
Canopy opened at about 80 knots on the aerotow. I held it with my left hand and released at 1,500 ft.
The Pawnee began to climb and I was still too low, below the slipstream.
I got out of position to the right and the tow rope formed a big bow.
At 400 ft the tug waggled its wings and I released.
I landed in a stubble field north of Bicester, close to the railway line.
The field had a slope that I could not see from 1,000 ft. I landed uphill, as taught.
There was a fence with two strands of wire, invisible from the air.
The Duo Discus ran over the edge of the strip and the wheel door was bent.
Damage: left wing tip, aileron hinge and wing root fairing.
The ground loop turned the ASW 20 through about 120 degrees.
Nobody was hurt and the glider flew again the same afternoon.
What happened: I misjudged the final turn and touched down short of the threshold.
Contributing factors: fatigue, heat, pressure to get launched before the sea breeze.
Lessons learned: keep looking out, even when the radio is busy.
Action taken: the launch point has been moved 50 m to the south.
Monday was the last flying day of the task week and everyone was tired.
On Saturday 14 June there were more than thirty gliders on the grid.
In August the crops are usually cut, but this year the harvest was late.
May is the best month for soaring here.
April showers made the grass soft and the Bocian sank in up to the axle.
Mark your position on the map before you get low.
Will this happen again? Probably, if nothing is changed.
Rob yourself of height and there is nothing left for the final turn.
Rose the wind ever so slightly, the K8 would have been over the fence.
Grant me ten more feet, I thought, and then the wheel hit the bank.
Bill for the new canopy came to more than the annual insurance.
Pat on the shoulder from the back seat was the sign to release.
Hope is not a plan when the ridge stops working.
Frank discussion in the briefing room followed.
Field selection had been made at 1,500 ft, which was too late.
Hill lift was weak and the wind had gone round to the north-west.
Wood smoke from a bonfire showed that the wind had turned by 90 degrees.
Bird strike on the leading edge, no damage found.
Chase plane and glider were on different frequencies.
Rich mixture cut on the tug engine was the suspected cause.
Drew the stick back too hard and felt the buffet.
Dawn was foggy but by ten the sky was clear.
Glen Coe was in cloud so I turned back towards Loch Leven.
Long Mynd in a westerly is a wonderful place, but the sink behind it is severe.
The Schempp-Hirth airbrakes are powerful and the nose drops when they open.
A Schleicher Ka 6 with a wooden wing should not be left out in the rain.
The Rolladen-Schneider LS8 has automatic control connections but the older LS3 does not.
The Glasflügel Libelle has a trailing edge brake that is easy to misuse.
Our Slingsby T21 has an open cockpit and you hear everything.
The Scheibe Falke was parked with its outrigger in the long grass.
A Grob Tutor came out from underneath the nose.
Piper Cub, yellow, no radio, on a reciprocal heading.
The Beechcraft Bonanza turned away at the last moment.
A de Havilland Chipmunk was doing aerobatics over the villages to the south.
The Pilatus B4 is cleared for simple aerobatics, though not below 1,500 ft here.
A Lange Antares started its motor right next to the launch queue.
The Jonker JS3 is faster than it feels and I was soon at 110 knots.
The Stemme S10 taxied past with its propeller running. The wing passed over the cable.
Diamond HK36 Super Dimona, two on board, full fuel.
The Blanik L-13 was grounded by the airworthiness directive from EASA.
EASA AD 2010-0185 applies to that type.
Technical Note TN 348-21 requires the drive to be checked every 200 hours.
The BGA laws and rules say that a check flight is needed after such a break.
The FAA part 61 review had been done in March.
According to SERA the glider has right of way over powered aircraft.
ICAO chart 1:500,000, edition of March, was on board.
It was VMC, 8 km visibility in haze, with no cloud below 4,000 ft.
TEMPO 4000 SHRA BKN014 was in the TAF, but nobody believed it.
Cumulus base was 4,200 ft with 4/8 cover and climbs of 3 to 4 knots.
Wave was forecast and the wind at 5,000 ft was 35 knots from 290.
Rotor over the village threw the glider into a 60 degree bank.
We contacted wave at 6,000 ft and climbed to FL115 with oxygen on.
The EDS oxygen system gave an alarm at 14,000 ft.
The Turbo would not start, so I lowered it again and picked a field.
SOLO 2350 engine, running time 14 hours since overhaul.
With the pylon up the sink rate of the Ventus 2cT is over 300 ft per minute.
The LX9000 showed an arrival height of 650 ft, and the real one was 150 ft.
XCSoar had the wrong polar loaded.
I had put the wind into SeeYou by hand and forgot to take it out again.
The Borgelt vario showed 6 up for a moment and then nothing.
The Cambridge logger had recorded the whole flight.
The Trig TT21 transponder was set to 7000 with ALT on.
ADS-B in was working, the SkyEcho showed the traffic at 2 miles.
The Winter altimeter stuck at 900 ft on the way down.
The ASI read zero because the tape was still on the static ports.
Pitot cover left on. No airspeed on the launch, so we flew attitude and listened.
The total energy probe was missing from the fin.
The Ottfur hook was full of mud and would not close.
Rudder pedals were set for a much shorter person and I could not get full deflection.
Trim spring failed on the Twin Astir during the approach.
The Mylar seal on the elevator had come loose and was flapping.
A spanner was found behind the seat of the Acro. It had been there for at least two weeks.
The parachute repack was due at the end of July.
Ballast of 15 kg was missing from the front seat of the PW-6.
Water ballast was still leaking from the left wing on final glide.
The wing tank of the ASG 29 did not dump evenly.
The T-hangar door fell on the tailplane.
Ground handling accident. The tow bar came off and the Arcus rolled into the fuel pump.
The Land Rover was pulling two gliders without anyone on the second wing tip.
The quad bike stopped across the active runway with a flat battery.
A dog walker ignored the red flag and walked onto the strip.
Children were playing on the far end of the airfield by the windsock.
Model aircraft flying goes on at the north end on Sundays.
A drone was seen at 600 ft over Aston Down.
Hang gliders and paragliders were all along the ridge at Rhossili.
The parachute aircraft dropped from FL120 overhead Netheravon.
A Chinook came through the valley at low level.
I saw an Airbus descending towards Luton and felt that I was too high.
The balloon was drifting from Bath towards Chippenham at 2,000 ft.
The turning points were Didcot, Kettering and Ely.
I turned at Market Harborough and ran into spreadout near Corby.
We set off from Portmoak and flew along Bishop Hill.
The ridge at Sutton Bank was working up to 900 ft above the edge.
Near Talgarth the cloud base came down to the tops of the Black Mountains.
From Aboyne we could see the lenticulars over the Cairngorms.
The competition was flown from Husbands Bosworth with 52 gliders.
The start line opened at 1235, and there was a big gaggle at 3,900 ft under the start height limit.
At Rieti the thermals over Terminillo were very strong.
Near Sisteron the valley wind turned the landing area into a rotor field.
We were based at Fuentemilanos and the density altitude was high.
The Inn valley was busy and so was the area of Innsbruck.
At Minden the Sierra wave was just starting, and the tow was rough.
Heading 090 at 70 knots, then 060 to stay clear of Oxford.
The Weston airway is not easy to see on the moving map.
Visual reporting point Lechlade is a well known choke point.
Holding point Bravo Two, runway 09, was occupied by a Seneca.
Taxiway Charlie was closed and we were told to vacate via Delta.
Information Kilo was current: runway 22, QNH 1009.
ATC said "glider traffic, orbit left, number two to the Dash 8".
Standby, said the controller, and then forgot about us.
Tower cleared us to land on the grass left of 08.
AFISO on duty passed the surface wind as 180 degrees 14 knots gusting 22.
PAN PAN was called on 121.5 by the other aircraft.
Mayday was not declared as I was sure to reach the airfield.
After a radio failure I joined overhead and waggled my wings.
STOP STOP STOP was called on the radio and the winch driver cut the power.
I WAS TOO LOW AND TOO SLOW ON THE FINAL TURN.
THE RELEASE KNOB WAS HARD TO REACH WITH THE STRAPS TIGHT.
WIND WAS 20 KNOTS ACROSS THE RUNWAY. LAUNCHING SHOULD HAVE STOPPED EARLIER.
NO DAMAGE, NO INJURY.
Looking back, I should have Stopped and Thought before going on.
Never ever turn below 300 ft without a very Good Reason.
Safety First is written over the hangar door and it is often ignored.
The Duty Instructor was busy with a Trial Lesson and the Launch Marshal was at lunch.
The Winch Driver could not see the launch point because of the dip in the runway.
The Safety Officer and the Chief Flying Instructor have both seen the log.
One student was in the front seat and the instructor in the back was new to the type.
An early solo pilot flew the K21 into the gradient without enough speed.
A cross country pilot came back low over the trees against the winch launching.
The visiting pilot did not know about the local rule.
Both pilots landed safely and had a friendly talk.
Second pilot reported that his harness came loose in the loop.
The passenger was sick and held on to the stick.
My wife saw it from the ground and thought it was quite normal.
I had slept five hours. It was 33 degrees in the shade and I had not drunk enough.
I have 412 hours total, 37 on type and 11 in the last 90 days.
Launch number 1,204 on this cable, according to the book.
The cable was 4.2 mm steel and 950 m long.
Dyneema rope, 5 mm, replaced in 2022.
Brake failed on the left main wheel of the Motorfalke.
Battery number 3 had a broken terminal.
Hangar 2 was locked and the rescue kit was inside.
Row 4, third glider from the end, wing tip over the white line.
I noticed at 16:05 that the fuel valve was closed.
Altitude 2,750 ft AMSL, speed 62 kt, bank 45 degrees.
Glide angle 1:34 assumed, and 1:28 really flown.
VNE of the K18 is 200 km/h and we came close.
MacCready setting was 2.0.
Flaps were left at +2 during the high speed finish.
Flight level 85 was as high as I dared.
I set 1013 and forgot to set QFE again for the landing.
The threshold of 26R is displaced by 180 m.
From 1530 to 1600 there was no one in the caravan.
At ten past four the last launch of the day went off downwind.
Number three in the circuit was a Perkoz with a pupil on board.
Ka 7, tandem seats, wooden wing, built 1961.
Six gliders landed within four minutes, and the last of them had no room left.
Air to air: 30 m lateral, 0 m vertical.
Airprox risk category C was given by the board.
A ridge soaring rule says the glider with the hill on the right has priority.
The two gliders were turning in opposite directions in one thermal.
He was above and behind me, exactly in the blind spot.
She told me to go around but gliders cannot do that.
They had briefed it well and still it went wrong.
Sun in my eyes on the westerly approach. I only saw the mower at the last moment.
Rain on the wing of the SZD-55 increased the stall speed noticeably.
Ice had formed on the canopy at 9,000 ft.
Thunderstorm with hail ten miles west of Hereford, moving quickly.
Lightning was seen before the last launch.
Snow on the field hid the edge of the drainage ditch.
Sea breeze front arrived at Parham at three o'clock.
Strubby, Wickenby and Kirton in Lindsey were all open for an outlanding.
Harris Hill in Elmira is a place with much history.
The Sage Vario was fitted next to the Air Glide S.
Tow plane was a Bellanca Scout with the mirror badly adjusted.
Maule and Husky were both used for towing that week.
The Wassmer WA-30 Bijave is heavy on the controls.
Neukom Elfe, a rare type, was next in the queue.
The Schweizer 2-33 floated past the midpoint of the field.
The spin recovery of the Janus took 600 ft.
Hütter H17 and Grunau Baby took part in the vintage rally.
Der Windenstart verlief bis etwa 150 m normal, dann riss das Seil.
Die Haube der ASK 13 war nicht verriegelt. Sie öffnete sich kurz nach dem Abheben.
Das FLARM warnte erst, als der Ventus schon direkt vor uns war.
Nach dem Ausklinken in 600 m flog ich Richtung Schwäbische Alb.
Landung auf der Piste 24 in Hahnweide bei Seitenwind.
Der Startleiter hat den Start rechtzeitig abgebrochen.
Le planeur était un Pégase et le vent soufflait du nord à 15 kt.
La verrière s'est ouverte au décollage. Le pilote a largué à 200 m.
Nous étions à 2400 m au nord de Barcelonnette.
Le treuil a perdu de la puissance au milieu de la montée.
De remkleppen van de ASK 21 gingen open tijdens de lierstart.
Boven Terlet was de thermiek zwak en kwamen we laag terug.
De wind draaide naar het noorden en de baan werd gewisseld.
Szybowiec Junior wylądował przed progiem pasa 27.
Lina wyciągarki zerwała się na wysokości 120 metrów.
Nad Żarem wiatr był silny, a fala sięgała 4000 m.
El velero era un Twin Astir y el viento soplaba del oeste.
La pista 28 de Ocaña estaba ocupada por un tractor.
A causa de la turbulencia perdimos unos 100 metros en el viraje final.
L'aliante era un Twin Astir e il vento era debole.
Il cavo del verricello si è rotto a 150 metri. Atterraggio normale sulla pista 16.
Vinschstarten avbröts på 100 meters höjd.
Flyvningen foregik i klart vejr med svag vind fra vest.
Seilflyet landet på bane 32 med hjulet oppe.
I Ljungbyhed var sikten god hela dagen.
I had been in the air for about two hours and was on my way home from Swindon. At 2,400 ft I saw a Ka 6 ahead, and I assumed that he had seen me too. He had not.
The launch began normally. At about 50 ft the left wing went down and touched the long grass. I pulled the release and the Astir slewed round to the left.
The tug pilot asked for 65 knots and I had briefed 60. We wallowed along behind the Pawnee until 1,000 ft. Then the rope slackened in a gust.
We were number five on the grid. The Arcus in front of us had a flat tyre and had to be pulled back, so the marshal changed the order.
My altimeter was set to 1009. The QNH given by Brize was 1016, so I was about 200 ft higher than I thought. I may have clipped the zone.
The instructor asked for a turn onto base. I was slow to respond, and the K21 drifted towards the trees. He took over at about 250 ft and landed across the strip.
It was a Sunday with lots of traffic. Two motor gliders, one Super Cub and a microlight were in the circuit together with us. Nobody was using the radio properly.
I noticed the smell of burning at 1,900 ft. The master switch was turned off and we landed on 15. The wiring of the Dittel had chafed on the seat frame.
After landing I rolled towards the parked trailers. The wheel brake had no effect at all on wet grass. The left wing stopped about one metre from a Cirrus.
The thermal was narrow. There were seven gliders in it between 2,800 and 3,600 ft, and the Nimbus was flying wider circles than everyone else.
On Thursday the wind was from the east, which is rare here. We launched towards the hangars, and a cable break at 200 ft leaves nowhere to go but the car park.
Before take-off I checked the controls, ballast, straps, instruments, flaps, trim, canopy and brakes. I did it while talking. The brakes were closed but not locked.
From the launch point you cannot see the end of runway 36. A horse and rider were crossing there. The winch driver saw them and lifted the power off.
Final glide from Northampton was 20 ft above on the LX. Then came 4 knots of sink. I ended up in a field of set-aside two miles short.
The tail wheel of the Ventus came off on landing. It had been glued on, and the glue had gone brittle in the cold. No further damage was found.
I was flying along the ridge at Edge Hill at 700 ft. A Discus came from the opposite direction with the hill on his left. I turned out, and he kept straight on.
After 40 minutes my feet were numb. Temperature outside was minus 18 and the FLARM display had gone dark. I decided to come down from the wave at FL140.
We had moved the launch point at 1300 because the wind had gone to 200. The windsock at the north end still showed a light northerly. Both were right.
The Zugvogel was being retrieved by car with a rope that was too short. It ran into the tow bar when the Skoda stopped. The nose cone is cracked.
I read 'Caution: unlocked' on the placard after the flight. It had been there all the time. I had simply stopped seeing it.
The Jantar came in with half a knot over the stall, as it looked from the ground. It stopped in 60 m. The pilot got out and laughed.
Air traffic at Exeter was busy with a Flybe Dash 8 on the ILS for 26. We were asked to remain south of the M5. I had no objection.
There was a gap in the cloud over Brecon. It closed behind me and I was on top at 5,400 ft. I let down over the Wye valley with the turn and slip.
The canopy jettison was pulled by mistake instead of the release. Both have a red knob in that Bergfalke. The canopy landed in a pond.
A student asked me why the yaw string was on the left. I looked at it, and not outside. The Robin went past 50 m in front of us.
The ground crew used hand signals. One arm means take up slack, as we all know, but the visitors from Denmark use something else. It was not briefed.
`
  .trim()
  .split('\n');
