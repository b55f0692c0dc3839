// Sentences that name nobody, written without sight of the engine (second set). All people, clubs and machines are invented.

/** One sentence a line; what must go stands as {text|kind}. */
export const FRESH_HARMLESS_SECOND: readonly string[] = `
The Falke drifted left on takeoff.
An ASW 27 and a Ventus 2 were on final together.
A Schempp-Hirth Duo Discus was rigged wrongly.
The Robin tug overheated.
The Husky was refuelled before lunch.
The Wilga is loud.
The Jantar lost its canopy.
The Pirat was derigged.
Camphill was closed by fog.
Talgarth gets good wave in October.
We drove to Nympsfield for the day.
The wind at Portmoak picked up.
Bicester was our diversion.
Oxford was below us.
Georgia is a country.
Chester was out of sight.
Paris was covered by cloud.
Victoria was abeam.
Will this be fixed?
Mark the spot.
Grant it was windy, it was still flyable.
Bill was sent to the insurer.
Drew the airbrakes at 300 ft.
Rose to cloudbase at once.
Art of soaring is patience.
Ray of sun hit the canopy.
Hope was fading.
Dawn was cold.
June was wet.
August was dry.
April has been poor.
Jack was placed under the wing.
Jack the wing up first.
Rod was bent.
Rob ran into nobody.
Pitch was too steep.
Bob weights were fitted.
Chuck the rope clear.
Miles away from the field.
Dusty track near the hangar.
Sandy soil caused the swing.
Crystal clear visibility.
Amber light was on.
Olive trees line the field.
Victor one was the airway.
Taxiway Mike was closed.
Report at Oscar.
Information Quebec is current.
EGBP 281220Z 20010KT 9999 FEW035 18/09 Q1021
Pressure 1009 hPa.
Squawk 7010 was set.
Runway 09 was in use.
Cable break at 450 ft.
Fuel was 22 litres.
Time in air 1:42.
CBSIFTCBE done.
Eventualities were briefed.
"All out, all out."
"Cable on, all clear above and behind."
"Final 27 land."
"Tug and glider combination lining up."
The Tug Master was not told.
The Duty Pilot logged it.
Our Safety Manager wrote to all members.
Bystanders ran over.
Visitors were on the apron.
Everyone was briefed.
Nobody was on the winch.
Ballast was in the front seat.
Winchmen were changing shifts.
Passengers were waiting at the caravan.
Traffic was busy.
Tow was slow.
Launching was stopped.
Stubble was burning nearby.
Sheep were on the runway.
Crows were circling.
Drone was holding over the field.
Tug was flying too fast.
Winch was operating normally.
Glider was waiting on the grid.
Helicopter was working in the area.
Parachutists were jumping.
Radio was on the wrong channel.
A Stanford clip broke.
The Bosch drill was left inside.
A Dyson was used to clean the cockpit.
The Honda generator caught fire.
The Becker radio was faulty.
The Filser unit failed.
The Winter ASI read low.
The Cambridge vario was fine.
The Dittel was replaced.
The Mountain High oxygen set was empty.
Die Haube flog weg.
Der Rückenwind war zu stark.
Der Seilfallschirm hing im Baum.
Die Winde zog ruckartig an.
Das Segelflugzeug setzte hart auf.
Schlepp und Winde waren gleichzeitig in Betrieb.
Regen und Wind nahmen zu.
Le câble a cassé.
Le treuil était en panne.
La verrière était mal fermée.
De vleugel raakte het gras.
De piloot landde naast de baan.
Lina pękła na wysokości 80 m.
Pilot był zmęczony.
El cable se rompió.
La cabina se abrió en vuelo.
La fune si è rotta.
Il vento era forte.
Linan gick av.
Föraren var trött.
Kabelen røk.
Vinden var sterk.
Linen knækkede.
Vajeri katkesi.
Overall this was avoidable.
Suggest more training.
Briefing was rushed.
Pilot was nervous.
Student was tired.
Instructor was distracted.
Member was on the log.
`
  .trim()
  .split('\n');
