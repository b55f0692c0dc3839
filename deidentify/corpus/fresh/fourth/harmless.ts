// Sentences that identify nobody, written without sight of the engine (fourth set). All people, clubs and machines are invented.

/** One sentence a line, none of which may change. */
export const FRESH_HARMLESS_FOURTH: readonly string[] = `
It was the third winch launch of the day for the K21, with a pupil in the front and an instructor behind.
Everything was normal until 600 ft, then the power faded slowly.
I pushed over, waited for 55 knots and only then looked at the altimeter.
There was enough runway left, so I opened the brakes and landed ahead.
The launch failed at the awkward height where neither option looks good. I chose an abbreviated circuit to the north.
We were turning left at 2,600 ft in a good thermal near Chieveley.
The other glider, a white Discus, joined our thermal turning right.
The pilot of the Astir below us can't have seen us with the low wing blocking his view.
There was no FLARM fitted to the Swallow, and the canopy frame has a thick bow.
PowerFLARM Core and a Garrecht display had been installed over the winter.
I was looking into the cockpit to change frequency from 129.905 to 118.690.
The runway in use was 04, with a wind of 060 at 8 knots.
Wind was 310 degrees 18 knots gusting 27 and there was curl-over behind the trees.
On the downwind leg I completed my checks but I did not check the airbrake lever.
On short finals, at perhaps 80 feet, we dropped like a stone.
The main wheel touched in the undershoot and the K23 bounced twice.
The Pegasus swung to the left and ended up at right angles to the runway.
Inspection showed delamination of the tailboom behind the wing.
Repair will take until September, says the workshop.
The DG-505 is a heavy glider and should not be moved by two people.
During rigging the wing slipped from its stand. It fell on the fuselage and cracked the gel coat.
The main pin was in but it had not been secured with its safety clip.
L'Hotellier connectors were not protected by Wedekind sleeves.
The Hänle Hornet has an elevator which is easy to leave unconnected.
A Wilga, an Antonov An-2 and two Gawrons were parked at the far end.
The Rotax engine of the Eurofox stopped on base leg.
The Lycoming of the Super Cub had carburettor ice.
A Supermunk can climb at 700 ft per minute with a single seater.
Tug upset. The glider went very high at about 250 ft and the tug pilot had to release.
The rope went round the wheel of the Ka 8.
Low tow is normal in Australia but it was new for me.
I boxed the slipstream in the wrong order and the rope went slack.
We released over Stonehenge because the cloudbase was lower than forecast.
I had a look at Compton Abbas and decided to press on to Shaftesbury.
By the time I was past Frome the sky ahead was blue.
Bath came up on the nose and there was nothing left to climb in.
There was a good looking field beside the A36. I chose it at 1,200 ft.
The field turned out to be peas with poles.
Cattle ran to the far corner and one heifer went through the fence.
A power line with two wires crossed the lane at the lower end.
I was lucky. Another five metres and we would have been in the ditch.
Aerotow retrieve from a field of that length is not a good idea.
The trailer lost a wheel on the M5 near Strensham services.
The Cobra trailer lid came down on my hand in a gust.
The Komet trailer had no brakes on the left side.
A Volvo and an old Defender were used as tow cars.
The Gator got stuck and the cables were pulled out with a John Deere tractor.
The Ford engine of the Tost winch overheated.
The parachute of the second cable was tangled with the first.
The guillotine was tested after the accident and it worked well.
Retrieve winch operator fell asleep, as he has admitted.
The signal lamp was broken and we used the telephone.
Launch signals were given by bat. They could not be seen against the low sun.
There is no radio in the winch, which is noted for the next meeting.
Dittel, Funkwerk, Filser and Becker sets do not all have the same plug.
The Filser radio cut out with every transmission.
The Nano logger was not switched on, sorry.
I navigate with an Oudie 2, and an old Garmin as back up.
The S100 from LXNAV rebooted in the middle of the task.
A Kobo with XCSoar is cheap and bright but it needs Bluetooth.
SkyDemon showed the restricted area R105 but I had zoomed out.
The iPad got too hot and shut down.
I was squawking 7000 with Mode S.
Transponder was set to standby in order to save the battery.
The TCAS of the Embraer gave a resolution advisory.
A Boeing 737 passed 1,000 ft over us on its way to Bristol.
Two Hawks flew past at our level near Anglesey.
The A400M turned in behind us over Salisbury Plain.
Military low flying is common in the Welsh valleys on weekdays.
A gyrocopter was on a wide downwind for 21.
The flexwing microlight had no radio and came through the overhead at 900 ft.
A Vans RV-8 did a run and break across the launch point.
The Extra 300 was practising at 3,000 ft in the gap.
I was told by Boscombe Zone that D125 was active.
Solent Radar handed me over to Bournemouth on 119.480.
We asked Cardiff for a crossing and it was refused.
Edinburgh Approach was very helpful. We got our clearance up to FL75 within a minute.
Scottish Information told us about opposite traffic.
The airspace at Doncaster had been reclassified and my file was from last year.
I entered the Daventry CTA by about 150 ft for 40 seconds.
Class E with a TMZ begins at 2,500 ft.
Luton zone is Class D, and the Stansted TMA is above.
Class G only below 5,500 ft in this area.
Airway L9 is FL65 and above.
The MATZ penetration was approved on 122.1.
The letter of agreement has a gliding box which is opened by phone.
Box North was active but Box West was not.
Sector Foxtrot had been opened at 1100 and closed at 1530.
Holding at Alpha Three behind a Citation.
Stand 7, engine off, brakes on.
Vacate at Echo, then taxi via Golf to the grass.
Point November is three miles north of the field.
Information Whiskey gave 26 in use and a transition level of 60.
Radio check, readability five.
I replied "Roger" where I should have read the clearance back.
Overhead at 1,500, QFE 1003, was my call.
"Winch launching in progress" was the answer.
"Glider on final, look out, cable falling" was called but on another channel.
"All out, all out" was given while my canopy was still unlocked.
What went well: the launch was stopped at once.
What went wrong: nobody was in charge.
Background: it was our first day with the new launch system.
Weather conditions: warm, humid and hazy.
Sequence of events: see below.
Recommendations: repaint the threshold markings.
Root cause: expectation bias.
Conclusion: I was complacent, that is all there is to it.
Phase of flight: approach. Damage: none. Injuries: none.
Type: Std Cirrus. Launch: aerotow. Crew: one.
Hours on type: 6. Total hours: 88. Last 28 days: 3.
Date: 22 July 2023, time 15:20 local, 13:20 UTC.
Tuesday evening flying had been cancelled.
The Wednesday group flies until five in the winter.
On Good Friday the field was full of visitors.
In February the ground was frozen hard and rutted.
June was dry and the strip had deep cracks.
Between March and October we operate seven days a week.
At Easter there were several foreign gliders here.
During the August bank holiday it always gets crowded.
Art of lookout is to move the head and not only the eyes.
Rush nothing, and check everything twice.
Chance had it that the tractor was further away than usual.
Sandy soil at the east end stops a glider within a few metres.
Miles of open moorland lay ahead without one good field.
Major repair needed, minor injuries.
Cook a briefing up in two minutes and things get left out.
Stone walls everywhere, and the fields are small.
Heather and bracken covered the hillside above the quarry.
Dale after dale went by without a climb.
Reed beds marked the edge of the marsh.
Peace returned to the launch point after lunch.
Guy ropes of the marquee were just behind the wing tip.
Jack stands were left under the wing.
Carol singing in the hangar, and the doors were left open all night.
Page 14 of the flight manual says 'not above 110 km/h'.
Price of a new Mylar seal is small compared with the damage.
Power was reduced as soon as the wing went down.
Gill type connectors had become loose.
Banks of stratus moved in from the sea after four.
Brooks and hedges run across the valley floor.
Parks and golf courses were the only open spaces.
Young pilots learn fast, and old pilots forget faster.
Long grass caught the left wing and the glider swung round.
Sharp edges on the seat pan had cut into the strap.
Strong sink, strong wind and a weak pilot.
Little wind, no lift and a great deal of talking on the radio.
Bishop's Castle was visible in the distance below the murk.
Church Stretton lies right under the ridge.
Milton Keynes is a good landmark in poor visibility.
Nelson has no airfield, so I diverted to Blackburn.
Lincoln Cathedral stood out above the haze.
Stafford and Stone passed underneath, then the M6.
Wells is under the corner of the zone.
Savernake Forest to the south of us was producing good climbs.
The Schempp-Hirth Nimbus 4 has a wingspan of 26.5 m and turns slowly.
A Schempp-Hirth Mini Nimbus landed with its flaps in landing position, beautifully short.
The Alexander Schleicher factory manual gives a maximum of 1.4 m for the wing droop.
A Glaser-Dirks DG-200 with full water was on a long final.
A Bölkow Phoebus came in behind it with a tail chute.
The Wolf Hirth Göppingen 3 is a museum piece.
A Schneider LS1-f landed short of the K13.
The Eiriavion PIK-20 has flaps only and no airbrakes.
A Carmam Foka 5 was on the far side.
The Pilatus PC-12 waited for us at the hold.
Two Pipers and a Robin were in the circuit.
The Morane Rallye towed slowly in the heat.
The Socata TB10 had a flap failure.
The Jodel D140 was on tow duty.
A Fournier RF4 flew in formation with a Kestrel.
The Kestrel 19 has a braking parachute which failed to open.
The Lasham runway is long enough for everybody.
Nympsfield was in cloud until noon, so rigging started late.
Camphill with a southerly is a turbulent place.
The airfield at Bellarena is right by the sea.
At Gransden Lodge there were several tugs working.
From Milfield the wave was visible over the Cheviot.
At Omarama we had 40 knots on the ridge.
Benalla was 38 degrees and the thermals went up to 11,000 ft.
The strip at Bitterwasser points in all directions.
In Ontario the season ends in October.
At Truckee the density altitude was 8,900 ft.
Wind at Tonopah was calm on landing. The dust devil came from the left.
At Aosta the valley breeze had begun and I had to crab along the face.
The wind came over the Pic de Bure and the lee was violent.
Near Bolzano there were hang gliders at all levels.
Over the Jura the cloudbase was 1,900 m.
The task was Leszno, Rawicz, Ostrów and back.
The Rhön was covered by showers.
The Wasserkuppe was closed because of fog.
I had a safe glide to Aalen and to Bartholomä.
Aerobatic sequence started at 4,000 ft with a loop, a stall turn and a half Cuban.
Fox, Swift and Pilatus B4 were in the aerobatic box.
Spin off the top of the launch is what we feared.
Incipient spin, recovered at 700 ft. I had not expected the wing to drop.
Phugoid oscillation on the aerotow, and I made it worse.
PIO on landing, three bounces and a burst tyre.
Hypoxia may have played a role at 13,500 ft.
The Mountain High system delivered oxygen with every breath.
I was dehydrated, had a headache and forgot the wheel.
Medication had been stopped a week before.
Vision problem: the sun was low and my visor was scratched.
The student froze on the stick and it took force to move it.
The examiner simulated a launch failure at 250 ft.
The check pilot did not prompt me until the speed reached 42 knots.
The deputy CFI watched the landing from the clubhouse.
A retired instructor came over and gave me some useful advice.
Trial lessons had priority and we were late.
A cadet opened the canopy while the wing was still held.
The crew chief waved us forward.
The mechanic forgot a torch under the seat.
The farmer was very kind and brought tea.
The police arrived, asked what had happened and left.
An ambulance was called as a precaution. The crew checked me and found nothing.
The AAIB was informed at 1650 and did not attend.
The LBA and the BFU were not involved.
A report to the NTSB was not needed because the damage was not substantial.
Part-SFCL recency needs five hours and fifteen launches in two years.
CAA Safety Notice SN-2021/014 describes the same thing.
CAP 393 and the Rules of the Air were quoted in the debriefing.
SIB 2019-07 from EASA was on the notice board.
Service Bulletin 28-12 had been carried out.
Part number 112-4567-03 is the correct spring.
The hose was marked DIN 20066 and it was dated 2009.
Tyre size 5.00-5, pressure 2.5 bar.
Battery 12 V 7 Ah, fuse 3 A.
Screw M6x20, 8.8 quality, torque 9 Nm.
Centre of gravity at 340 mm behind datum, limit 400 mm.
Maximum all up mass 525 kg, and we were at 518.
Cockpit load minimum 70 kg with no ballast.
Approach speed 50 knots plus half the wind.
A 300 km triangle was planned with 142 km to the second turn.
Average climb 2.1 knots, average speed 83 km/h.
I left at 4,850 ft, which was 400 ft above glide.
THE GLIDER WAS NOT LOCKED DOWN AND THE WIND TURNED IT OVER.
I DID NOT SEE THE OTHER AIRCRAFT UNTIL IT HAD PASSED.
AT 1200 FT ON THE DOWNWIND LEG FOR RUNWAY 31 THE STICK BECAME VERY STIFF.
No One was watching the Approach and Everybody thought that someone else was.
It is the Pilot In Command who must decide.
The Launch Point Controller stopped the launch because of a Cessna on the dead side.
Every club member should know the meaning of the Red Flag.
Our Daily Inspection sheet does not mention the Drogue Chute.
That Was Close, and I would not like to see it again.
Das Seil fiel nach dem Ausklinken auf die Landstraße.
Der Discus kreiste links, die LS4 kreiste rechts. Der Abstand betrug etwa 30 Meter.
Im Queranflug zur Piste 09 sackte die Maschine stark durch.
Die Bremsklappen waren beim Start nicht verriegelt.
Wir flogen am Hang der Hornisgrinde nach Süden.
Im August war die Thermik schwach und der Platz sehr voll.
La piste 36 de Vinon était en service avec un vent fort.
Le largage s'est fait à 500 m au-dessus du terrain. Le vario ne marchait pas.
Mon Janus a touché une clôture en bout de champ.
Près de Saint-Auban nous avons croisé un hélicoptère.
De Ka8 landde in een maisveld ten oosten van Deelen.
Bij het aftrekken bleef de kabel aan het toestel hangen.
Het weer was goed, met een zicht van meer dan tien kilometer.
Podczas lądowania na kierunku 15 szybowiec Bocian przyziemił twardo.
Pogoda była dobra, widzialność ponad 10 km, wiatr 5 m/s.
Lot odbywał się w rejonie Bielska-Białej.
El cable se rompió a 90 metros y aterrizamos de frente.
Cerca de Segovia la base estaba a 3000 m.
Il Discus ha toccato terra prima della soglia pista.
Vicino a Varese il traffico era intenso e la visibilità scarsa.
Segelflygplanet landade utanför banan i Borlänge.
Bogserlinan lossnade vid tvåhundra fot.
Flyet stod i vejen midt på bane 27.
Det var sterk turbulens i le av fjellet ved Elverum.
We had flown from Shobdon to Hay Bluff and back. On the way home the cloud came down and I turned towards Leominster. A Warrior popped out of the murk at my level.
The first launch was in a Junior and went well. For the second one I changed to the K23. I had forgotten how light the elevator is and over-rotated.
Someone had left the dolly on. It was noticed when the tug had already started its take-off roll. I released, and the wing tip went down gently.
I was at 900 ft on the high key point. An ultralight was below me on a tight downwind, and it turned base without looking. I extended, then landed long on 23.
The Twin Acro has a very effective rudder. My student used all of it at 46 knots. We entered a spin to the left at 2,300 ft and recovered at 1,600.
At 1125 the base frequency was blocked by a stuck microphone. It lasted 14 minutes. Three gliders landed without radio and one of them landed downwind.
The wind had picked up to 25 knots by two o'clock. We should have packed up then. The Perkoz was picked up by a gust while the tow car was being turned round.
Our field check list is wind, size, slope, surface, stock and surroundings. I got as far as size. The slope was about 1 in 12, downhill.
The rope broke at the tug end at 180 ft. It trailed under the Duo Discus all the way round. It snagged the fence and we came to a very sudden stop.
Rain had got into the static line. The ASI went from 50 to 70 and back without any change in attitude. I ignored it and flew the approach by feel.
My oxygen mask leaked at the nose. The display said 91 percent at 15,500 ft, which seemed fine to me. I was also singing, which should have been a warning.
A Eurocopter came from the direction of Gloucester and descended to have a look at the accident site. The downwash blew over the Ka 8. It had survived 60 years.
We did the positive control check, left aileron, right aileron, elevator. The brakes were not included because the helper was called away. On tow they came out.
I changed from the ASW 19 to the ASW 27 in May. The flap lever is where the brake lever used to be. You can guess the rest.
The gliders were lined up three abreast on grass runway 18. The middle one went first. Its wing missed the right-hand LS6 by a hand's breadth.
There were dust devils all over the field at Chilhowee. One of them picked up the open canopy of the 1-34 and slammed it shut. The plexiglass shattered.
Approach control at Zurich asked us to stay below 1,700 m. The moving map showed the sector in the wrong colour. We left it by the shortest way.
The self-launch was in a DG-400. At 250 ft the propeller slowed down and the red light came on. I put the nose down and stopped in a meadow beyond the road.
There is a gravel pit 400 m east of the threshold. In the morning it gives sink and in the evening it gives lift. Last Friday it gave a flock of geese.
Two tows were on the climb at once. Ours turned left as published, and the other one turned left early. At 700 ft the two tugs were nose to nose.
I held the wing of a Libelle in a crosswind of 15 knots. The pilot wanted to go and I felt we ought to wait. We went, and it weathercocked into the runway lights.
It was very hot. The tarmac at Aosta was soft and the tyre left a mark. On the third landing it burst.
The winch cable fell over the 11 kV line by the wood. There was a flash and the village lost its power. Nobody was near, which is the main thing.
The pupil said that he could not reach the pedals. We moved them forward by two notches. In the spin they slipped back, and I had to recover from the rear seat.
Coming from Grenoble we crossed the Drac valley at 2,200 m. A Mirage flew underneath us. Its wake was felt a few seconds later.
The ground crew used hand signals. One arm means take up slack, as we all know, but the visitors from Denmark use something else. It was not briefed.
`
  .trim()
  .split('\n');
