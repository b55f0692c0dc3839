// Sentences that name nobody, written without sight of the engine (first set). All people, clubs and machines are invented.

/** One sentence a line; what must go stands as {text|kind}. */
export const FRESH_HARMLESS_FIRST: readonly string[] = `
We were flying a Grob 103 from the rear seat.
The Schleicher was rigged by two people.
The Schempp-Hirth brakes are powerful.
A Slingsby Swallow and a Slingsby Capstan were parked.
The Robin DR400 tug was at full power.
The Pawnee and the Eurofox both tow here.
A Glaser-Dirks DG-500 was ahead.
The Rolladen-Schneider LS4 passed below.
The Scheibe Falke had an engine failure.
A Lange Antares was cruising overhead.
The Jonker JS1 has flaps.
The Diana 2 was fast.
A Cessna 172 and a Piper Cub crossed the field.
The Bölkow Phoebus is hard to see.
An Oldenburg to Berlin flight was planned.
We flew from Lasham to Sutton Bank and back.
The wind at Aston Down was 15 knots.
Ridge soaring at Long Mynd in April is rough.
In May the field was still wet.
On 4 June the weather was poor.
Will you check the release before flight?
May I suggest a second wing runner?
Mark the cable with a red flag.
Bill was paid.
Bill for the repair was paid in March.
Grant was given for a new winch.
Rose over the ridge to 2,000 ft.
Hope this helps.
Rich thermals were found to the north.
Frank discussion followed.
Pat on the back for the launch crew.
Dawn was foggy.
Dusk came early.
Summer storms were building.
Grace period for the licence had ended.
Faith in the altimeter was misplaced.
Chance of showers was high.
Victor airway above us is active.
Romeo was the active taxiway.
Hold at Charlie until clear.
Taxi via Juliet and Mike to the apron.
Oscar Kilo was not a valid readback.
Papa is the letter for preparing to start.
QNH 1013, wind 240/12.
EGLL 211250Z 24015G25KT 9999 SCT030 12/08 Q1013
METAR showed BKN012 with rain.
TAF gave PROB30 TEMPO 3000 +SHRA.
CBSIFTCBE was completed before launch.
We did the WULF check late.
The HASLL checks were missed.
USTALL check on downwind was not done.
Height was 750 ft AGL at the time.
Airspeed fell to 42 kt.
The squawk was 7000.
Frequency 129.980 was busy.
Cloudbase was 3,500 feet.
FL65 was the ceiling.
Runway 27L was in use.
Wind 270 at 18 gusting 27.
The winch was at 80 percent power.
The weak link broke at 300 ft.
Skylaunch winch has a new throttle.
A Tost release was fitted.
The Tost hook was worn.
The Bowden cable was frayed.
The Dyneema rope snapped.
The Ottfur hook failed.
The Hotelier connectors were not locked.
The L'Hotellier coupling was loose.
A Wedekind sleeve was missing.
The FLARM gave a traffic alarm.
The LX9000 lost power.
The Oudie lost its GPS fix.
SeeYou shows the trace.
XCSoar was frozen.
The vario was on the wrong setting.
MacCready was set at 2.
The McCready ring was stuck.
Dutch roll was noticed.
Pitot was blocked by a wasp.
The Pilot was wearing sunglasses.
The Instructor took control.
The CFI debriefed the pilot.
Duty Instructor was informed.
The Tug Pilot released the rope.
Launch Marshal stopped the launch.
The Safety Officer will report to the committee.
Air traffic control gave us a clearance.
London Information was called.
Brize Radar told us to remain clear.
Farnborough North was busy.
Bristol Approach had no traffic.
The BGA was notified.
The AAIB was informed on the day.
The EASA rules apply here.
The CAA has asked for a report.
The DFS was called.
The police were called.
Please remind everyone to look out.
Always check the airbrakes.
Never leave a glider unattended.
Pilots should keep a better lookout.
Students must be supervised.
Nobody was hurt.
There was no damage.
Damage was limited to the wheel door.
Tail dolly left on.
Canopy opened at 200 ft.
Airbrakes opened on the ground run.
Cable fell across the road.
Wing dropped and the glider ground looped.
Ballast was not fitted.
The left wing touched the crop.
The right main wheel was flat.
Sink was strong over the wood.
Wave was working to the east of Snowdon.
The thermals over Salisbury Plain were good.
The sea breeze front went through at 3 pm.
We landed at Milton Keynes.
He went to Lincoln for the day.
Training took place at Chester and Florence.
Charlotte is 40 miles away.
Sydney was too hot.
We trailered it to Austin.
Jordan lies to the east.
Flying over Virginia was smooth.
St Andrews was below us.
Loch Leven was in sight.
The Black Mountains were in cloud.
The Alps were clear.
Mont Blanc was visible.
The Jura had wave.
Lake Garda was hazy.
The glider was trailered to Jaca.
Christmas flying is quiet.
On Easter Monday we had ten visitors.
Monday was cancelled.
Saturday flying list was full.
The Junior was fully booked.
The Puchacz spun.
The Acro was out of trim.
The Perkoz had no ballast.
The Bocian is in the hangar.
The Blanik has no brakes.
The Janus was on loan.
The Nimbus was heavy with water.
The Ventus and the Discus were gaggling.
The Libelle has a short tail.
The Kestrel took off.
The Duo Discus was ahead.
The Arcus needs a battery.
The Twin Astir had a flat tyre.
The Std Cirrus had its gear up.
The Hornet was on final.
The Mosquito has strong brakes.
The Bergfalke was out of annual.
The Super Cub was refuelled.
The Chipmunk tug was slow.
Land Rover would not start.
The Ford Transit was stuck in mud.
The John Deere tractor pulled it out.
The Quad bike broke down.
The Massey Ferguson was parked on the strip.
A Stanley knife was left in the cockpit.
A Phillips screwdriver was found under the seat.
An Allen key was in the control run.
A Jubilee clip came loose.
The Bernoulli effect was discussed.
Murphy's law applies.
The Swiss cheese model explains it.
A Robin was nesting in the hangar.
A red kite was circling with us.
A buzzard hit the canopy.
Low sun made it hard to see.
Landing into sun at 1650 local.
Sunset was at 17:04.
All out was given.
Take up slack was called twice.
"Stop, stop, stop" was shouted.
"Glider on final, go around" was called.
"Downwind left hand 27" he called.
"Take up slack", "all out".
"Say again?" was heard.
"Roger, wilco".
"Traffic in sight."
"Affirm."
Mayday was not declared.
A Pan call was made.
My radio was off.
I was too high on base.
I turned final at 300 ft.
We pushed the glider back to the launch point.
She landed safely.
He did not hear the call.
They stopped the winch.
You can see the marks.
It happened again.
What went wrong?
Why was nobody looking?
Lessons learned:
Recommendation: fit a mirror.
Action taken - briefed all members.
Cause: distraction.
Weather: CAVOK
Operation: winch launch
Phase: landing
Pilot experience 25 hours, 3 on type.
Total time 1,250 h, 14 launches in last 90 days.
The pilot was 68 years old.
Bronze badge holder.
Silver C pilot on a 300 km task.
Gold distance was declared.
Pre-solo pupil.
The tow rope was 55 m long.
Mass was 322 kg.
CG was aft.
Aileron drive not connected.
Positive control check not done.
Elevator was disconnected.
DI was signed.
ARC had expired.
Form 267 was sent.
Part 2 of the briefing was missed.
Section 4.2 of Laws and Rules applies.
See page 12 of the manual.
Serial failures like this are rare.
Flying was stopped for 2 hours.
Thermal tops were 4,500 ft.
Rotor was strong behind the ridge.
Der Pilot landete zu kurz und streifte den Zaun.
Das Seil riss bei etwa 80 Metern.
Die Haube war nicht verriegelt.
Der Fluglehrer übernahm das Steuer.
Nach der Landung wurde das Flugzeug untersucht.
Es gab keine Verletzten.
Der Wind drehte auf West.
Die Winde wurde abgestellt.
Beim Schlepp kam es zu einer gefährlichen Annäherung.
Flugschüler und Fluglehrer stiegen unverletzt aus.
Im Endanflug fuhr der Pilot die Bremsklappen voll aus.
Le planeur a atterri en dehors de la piste.
La verrière s'est ouverte au décollage.
Le pilote a largué à 300 mètres.
L'instructeur a repris les commandes.
Personne n'a été blessé.
Le vent a tourné au nord.
Het zweefvliegtuig landde te vroeg.
De instructeur nam de besturing over.
Niemand raakte gewond.
De kabel brak op 100 meter.
De lier stopte plotseling.
Szybowiec wylądował przed pasem.
Pilot nie zamknął kabiny.
Nikt nie został ranny.
Instruktor przejął stery.
El planeador aterrizó fuera de la pista.
El piloto olvidó bajar el tren.
No hubo heridos.
Il pilota ha dimenticato il carrello.
L'aliante è atterrato corto.
Nessuno si è fatto male.
Segelflygplanet landade utanför banan.
Ingen blev skadad.
Piloten glömde fälla ut hjulet.
Svæveflyet landede for kort.
Ingen kom til skade.
Piloten glemte understellet.
Instruktøren overtok kontrollen.
`
  .trim()
  .split('\n');
