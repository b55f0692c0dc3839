// Sentences that identify nobody and look as if they did. All people, clubs and machines are invented.

import { linesOf } from '../row.ts';

/** One sentence a line; what must go stands as {text|kind}. */
export const HARMLESS_SIBLINGS: readonly string[] = linesOf(`
Brize was not listening so I called Benson instead.
Hill soaring was difficult in the westerly.
Tower told us to hold short of the runway.
Wood smoke drifted over the launch point.
Frost had formed on the wings.
Fox tracks were all over the field.
King Air traffic joined overhead.
Bell and light signals were used.
Parham was closed so we went on to Ringmer.
Denbigh was in sight at all times.
Cross and tail winds were both present that day.
Bird strike at 800 ft, canopy cracked.
The Grob Acro and the Junior were both damaged.
The Kestrel's wing touched first.
Murphy's law applied.
Newton's third law is unforgiving.
Pitot and static lines were checked.
The Bruntingthorpe airspace was quiet.
The brakes opened on their own during the launch.
The Piggott hook had not been inspected.
The Schempp-Hirth airbrake lever stuck.
The Tost hook back-released.
We use the Ottfur release on this type.
An Alexander Schleicher bulletin covers this crack.
The ASK 21 from Schleicher has this feature.
The Rotax engine would not start.
The Cambridge logger showed 4,200 ft.
Phoenix was off the ground after two bounces.
Mike and Charlie are the two taxiways in use.
Taxiway Charlie was closed.
We held at Alpha and Bravo.
Hotel Charlie was unreadable.
Victor airways begin at FL 65 here.
April showers made the field soft.
May was unusually wet this year.
In June the grass was long.
August saw the most launches.
The Dart 17 came in over the trees.
The Robin was tugging that day.
The Eagle and the Swallow were in the hangar.
Rob the field of its energy and you sink.
Mark the field with a cone.
Bill of materials was checked.
Will the rope hold in this wind?
Will update once inspected.
Grant aid paid for the winch.
Hope this helps.
Hope to hear from you.
Pat the tail to seat the pin.
Ray of light came through.
Rich mixture caused plug fouling.
Frank discussion followed.
Jack the fuselage before removing the wheel.
Rose to 1,200 ft before the break.
Drew level with the tug.
Chase car collected the pilot.
Dawn launch was cancelled.
Summer thermals were rough.
Faith in the instruments was lost.
Grace period for the medical is 45 days.
Dean slots were not used.
Miles of visibility, no cloud.
Cliff lift was smooth.
Sandy soil made digging easy.
Heather on the ridge was in bloom.
Holly hedge along the boundary.
The lake at Staines was used as a landmark.
Landing at Florence was straightforward.
We flew from Sutton Bank to Pocklington and back.
Over Shirley the air was dead.
The Wellington bomber memorial is on the hill.
The Vale of York gap filled in.
The Marshall valley was hazy.
Wenlock Edge was working well.
The Malvern Hills wave set up at noon.
Bernoulli explains part of it.
A Spitfire from Duxford flew past.
The Met Office forecast was wrong.
NATS replied the same day.
The CAA wrote back.
Halfords battery was used.
Tesco bags were used as ballast.
The John Deere towed it out.
A Land Rover blocked the track.
The Massey Ferguson had a flat tyre.
The Austin 7 rally was on the airfield.
Der Startleiter brach den Start ab.
Der Windenfahrer zog sofort den Gashebel zurück.
Die Haube war nicht verriegelt.
Der Vorgang wurde im Vorstand besprochen.
Der Wind drehte auf West und frischte auf.
Beim Ausrollen brach das Spornrad.
Am Start herrschte große Hektik.
Die Bremsklappen fuhren im Endteil aus.
Im Queranflug lag die Fahrt bei 90 km/h.
Das Seil riss in 120 m Höhe.
Le planeur a touché la clôture.
Le treuil a calé pendant la montée.
Le chef de piste a donné le départ.
La verrière s'est ouverte au décollage.
De kap ging open tijdens de start.
De lierman trok te hard.
Het zweefvliegtuig kwam in de sloot.
Szybowiec przyziemił przed znakami.
Instruktor przejął stery i wylądował.
Lina pękła na wysokości 100 m.
El planeador tocó la valla.
El instructor tomó los mandos.
L'aliante ha toccato il bordo del campo.
Il vento era forte e da nord.
Segelflygplanet landade kort.
Instruktören tog över spakarna.
Flyet traff en stein.
Piloten glemte bremsene.
The field north of Little Rissington was full of sheep.
Great Hucklow and Camphill were in cloud.
Saint Hubert's chapel was the turning point.
New Year's Day flying was popular.
The Old Sarum circuit was busy.
At 1230 the wind was 240/12 and the QNH was 1021.
I was at 2,300 ft on 129.9 when the Cessna passed.
Squawk 7000 was set as usual.
FL 85 was the base of controlled airspace.
Runway 09/27 and 14/32 were both serviceable.
The pattern was flown at 55 knots, 300 ft, 2 up.
SportFlarm showed the traffic at 11 o'clock.
The club's second winch was used.
The club Junior was not available.
A club member helped.
The local club was told.
Our club rules forbid it.
The flying club next door has two Robins.
Some of the older club gliders have it.
Sunday club flying was cancelled.
Saturday's duty crew set up at the far end.
Airbrakes opened at 600 ft, landed straight ahead.
Cable back-released at the top of the launch.
Caravan blew over in a squall.
Checks were interrupted by a phone call.
Wheel-up landing, no damage.
Wing drop on take-off, ground loop to the left.
Winch failed to give power at 200 ft.
Tail dolly left on for the launch.
Canopy flew open at 55 kt on the ground run.
Pawnee ran out of fuel on tow six.
Supacat got bogged by the hedge.
Skylaunch throttle jammed half open.
Ballast was forgotten, minimum cockpit weight not met.
Oxygen mask froze above FL 140.
Nowhere on the form does it ask for this.
Hangar packing: a wingtip scraped the Grob.
Students should be briefed on this.
Trial lesson visitor put a foot on the release.
Sheep wandered across the strip.
Horses bolted in the neighbouring field.
Police attended but took no action.
Ambulance called, no injuries.
Farnborough Radar gave a traffic service.
London Information was busy.
Solent Approach cleared us through.
Bournemouth let us transit at 2,000 ft.
Oxford were helpful on the radio.
Shobdon were using 26 left-hand.
Talgarth ridge was working in a southerly.
Portmoak reported wave to 18,000 ft.
Aboyne had snow.
The Long Mynd bungee was used.
The K8 clipped the Bocian's rudder.
The Puchacz's canopy cracked.
The Ka 6 sat with a wing down.
The Cirrus had its brakes open.
The Nimbus turned inside me.
The Discus landed first.
The Duo took a wave-off.
The DG was ahead.
The Dimona's engine stopped.
The LS4 pilot said sorry.
The Astir pilot waved.
The Cessna driver apologised.
Traffic: one Robin, one Cub.
Rotax 912 power loss at 300 ft.
Lycoming mag drop.
Tost release was stiff.
Dyneema rope parted at the splice.
Becker radio u/s.
Garmin showed 4.2 NM.
Oudie froze.
XCSoar gave a bad glide.
SeeYou trace confirms it.
OGN shows both targets.
Windy and RASP both forecast blue.
Skysight was wrong.
The Met Office warned of gusts.
Thermals to 4,500 ft by noon.
Cloudbase 3,800 ft, wind 220/15.
Sunset was at 19:42.
CFI will brief all instructors.
The safety officer has been told.
DI was signed by the duty pilot.
My instructor took over.
The chairman is dealing with it.
His mother was watching from the caravan.
Someone shouted stop.
Everybody ran.
Nobody saw the release.
Andreas airfield was NOTAMed.
Victoria Park was below me.
We turned at Alton, Newbury and Hungerford.
Turning points were Didcot, Grafham and Bury.
Task: Lasham, Westbury, Chieveley, Lasham.
From Gransden to Husbands Bosworth and back.
I saw Ely cathedral ahead.
We flew past Carmel Head.
Near Church Stretton the lift died.
Over Ashby it rained.
South of Stow there was a gaggle.
Abeam Pershore I had 2,200 ft.
Cotswold edge soaring.
Cheviot wave was strong.
Pennine lee waves in the morning.
Chiltern sites were fogged in.
Sussex coast sea breeze front.
Beim Windenstart riss das Seil.
Während des Schlepps öffnete sich die Haube.
Nach der Landung rollte ich ins Gras.
Der Pilot blieb unverletzt.
Vermutlich war der Bolzen nicht gesichert.
Kurz vor dem Aufsetzen kam eine Böe.
Ursache war Unachtsamkeit.
Pendant le remorquage, la verrière s'est ouverte.
Après l'atterrissage, j'ai touché une borne.
Le vent était de 15 noeuds.
Na de landing rolde ik door.
Tijdens de lierstart brak de kabel.
De wind was draaiend.
Po lądowaniu szybowiec skręcił w lewo.
Podczas holu otworzyła się kabina.
Durante el remolque se abrió la cabina.
Después de aterrizar giré a la izquierda.
Durante il traino si è aperta la cappottina.
Dopo l'atterraggio ho virato.
Under bogseringen öppnades huven.
Efter landning rullade jag ut i gräset.
Under landing brast hjulet.
Etter landing svingte flyet.
In November 2019 we flew twice.
In November 345 launches were made.
On November 12 we flew, and on November 30 we did not.
The course ended on 5 November 2019.
Last November 412 hours were flown.
From November 2021 the rope was longer.
It was a cold November 25 years ago.
Delta 1234 reported a glider at ten miles.
Crossing at Delta 2500 ft was approved.
Taxi via Delta 12 and hold short of runway 27.
Information Sierra 1018 was current.
We held at point Hotel Bravo 320 seconds.
The pilot de facto landed.
The instructor in command landed.
The pilot, la Garde behind him, turned.
The pilot La Jolla bound turned back.
The pilot to the left landed.
The pilot St Helens ridge report was late.
Pilot A flew the first leg and pilot B the second.
Instructor A took control.
The pilot D licence was valid.
Le pilote de Zurich a largué.
Le pilote du Discus a atterri.
Der Pilot der Maschine landete auf der Wiese.
De vlieger van de Discus landde in het veld.
El piloto de la Escuela estaba en el campo.
Checks: C. Controls, B. Ballast, S. Straps, I. Instruments, F. Flaps, T. Trim
DI: B. Wing bolts checked.
DI: K13 checked
Route: A. North, B. West
Points: A Church, B Bridge, C Wood.
See section: B. Parker valve
Operated by: XYZ
The wheel spoke was bent.
ATC said Roger, continue.
ATC SAID ROGER, CONTINUE.
The tower said Roger.
The tower said Roger to that.
The controller said Roger that.
I answered Roger and turned.
I said Roger Wilco.
I said Roger, Mike Lima.
I read back Roger.
I acknowledged with Roger.
ATC replied "Wilco".
The pilot replied Wilco.
"Roger, Mike Lima, continue," said the tower.
He said Affirm, then Negative.
They called Mayday twice and then Pan Pan.
ATC told us Standby.
The tower said Victor airway was busy.
We held at Mike and Oscar.
The Mike sector and the Juliet sector were closed.
Squawk Charlie was selected.
Mode Charlie was off.
The transponder was on Charlie.
The letter Victor was painted on the tail.
We flew in Class Charlie airspace and left by taxiway Alpha.
Exit Romeo was missed.
`);
