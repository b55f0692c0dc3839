// Third persons, written without sight of the engine (third set). All people, clubs and machines are invented.

/** One sentence a line; what must go stands as {text|kind}. */
export const FRESH_NAMES_THIRD: readonly string[] = `
I was flying the K21 from the back seat with {Harriet Cole|name} in the front on her third trial flight.
The winch driver, {Derek|name}, saw the cable drop away and cut the power at once.
{Priya|name} shouted "stop" but the all out signal had already been given.
My instructor {Tom Ashdown|name} took control at about 200 feet and landed ahead.
After the flight I told {Geoff|name} that the canopy had not been locked. He went straight over to check it himself.
Mr {Smith|name} was standing on the perimeter track with his back to the approach. I had to go over him at about ten feet.
Capt {Okafor|name} called downwind for the grass and then turned in front of us.
Dr {Whitlock|name} looked at my neck in the clubhouse and sent me home.
{Tom|name}, {Priya|name} and {Karl|name} pushed the glider back to the launch point without a wing walker.
{Anna|name}'s Discus was parked with its wing over the edge of the runway. I touched it with my left tip as I rolled out.
{Szymon|name}'s glider landed long and stopped about two metres from the hedge.
The CFI, {Malcolm Reeve|name}, has since spoken to everyone who was on the field that day. The procedure has been changed.
I asked {Louise|name} to hold the wingtip while I fetched the tail dolly. When I came back the glider was on its other wing and the tip was scratched.
Our duty instructor {Bryn Pritchard|name} had already stopped launching because of the crosswind.
The tug pilot, {Niamh O'Dowd|name}, waved me off at 900 ft. I pulled the release twice and felt it go on the second pull.
{J. Smith|name} was the second pilot and has flown about 40 hours on type.
Report filed on behalf of {K.L. Brown|name}, who does not use the computer.
Signed off by {J P-H|name} after the daily inspection.
{Mark|name} said he had seen the other glider but thought we were climbing away from it.
{Will|name} ran with the wing as far as the white marker and then let go.
{Rob|name} told me on the radio that my wheel was still up. I lowered it on very short finals and landed without damage.
{Pat|name} waved both arms from the launch point to get our attention.
{Rose|name} landed behind us and had to steer into the rough to avoid my tail. No damage was found.
{Grant|name} checked the weak link and found the wrong colour had been fitted.
Mrs {Hill|name} was the passenger and she was not hurt.
Mr {Field|name} from the hangar next door came out with an extinguisher.
The safety officer, {Janet Bird|name}, asked me to write this report. I hope it helps somebody else.
{Andy Wood|name} was the wing runner and saw the tail lift before the cable went tight.
Mr {Winch|name} drove the tractor that day, and yes, everybody makes the joke.
We were four in the gaggle: {Steve|name}, {Olu|name}, {Mei Ling|name} and me. It felt crowded.
{Haruto Kishimoto|name} was below and slightly behind and could not see us.
{Rajesh Venkataraman|name} had briefed the visiting pilots at 0930.
The student, {Amina Al-Khatib|name}, kept the stick fully back and the speed fell to 38 knots. I pushed forward and told her to open her hand.
{Yusuf|name} ran to the winch to tell the driver to pull the cable in.
{Caoimhe Ní Bhriain|name} was on the launch point radio at the time.
{Dafydd ap Rhys|name} had driven the retrieve truck onto the runway without a call.
My syndicate partner {Ieuan|name} had rigged the glider the day before. He had forgotten the pin in the tailplane.
Both {Ellie|name} and {Hamish|name} confirm that the airbrakes were open when I went past them. I thought that they were closed and locked.
{Hugh Pemberton-Wray|name} landed in the next field and walked over to help.
"Brakes!" shouted {Colin|name}, and I closed them.
According to {Theresa Mallory|name} the tow rope had been repaired with a knot that morning.
The inspector, {Ron Gadsby|name}, found a crack at the root of the left aileron hinge. The glider has been taken out of service.
I don't blame {Nigel|name} at all, he was doing three jobs at the same time. We were short of people all day.
{Sunita|name} replied that she had not heard any call at all.
It was {Oliver|name} who spotted the Cessna and pointed at it. We turned right and it went by on our left side at the same level.
{Bartholomew Finch|name}, our winch master, has inspected the cable and found two bad splices.
Thanks to {Kirsty|name} and {Duncan|name} for the quick retrieve.
Regards, {Martin Tanner|name}
Kind regards, {Sally|name}
Best wishes {Ollie H.|name}
Submitted by {P. R. Underhill|name}, duty pilot.
the person on the wing was {dave|name} and he said he never saw the signal.
i told {sharon|name} that the parachute was out of date and she took it out of the glider.
spoke to {mick fenton|name} afterwards, he agreed we were too close.
my instructor {julie|name} said i should have turned away earlier.
THE WINCH DRIVER {KEITH|name} DID NOT HEAR THE STOP CALL ON THE RADIO.
MR {HOLLOWAY|name} WAS DRIVING THE CABLE RETRIEVE VEHICLE.
{GRAHAM PEEL|name} SAID HE HAD LOOKED BUT SAW NOTHING.
STUDENT {ABIGAIL STOTT|name} WAS FLYING SOLO FOR THE SECOND TIME.
Everyone knows him as "{Sparky|name}" and he was on the tug that afternoon.
{Peter "Pip" Hallam|name} was flying the Pawnee.
Wing Commander {Ashby|name} kindly lent us his trailer for the way home.
Flt Lt {Rowntree|name} was acting as duty instructor for the morning session.
Ms {Adeyemi|name} was sitting in the car at the side of the runway and saw everything.
Professor {Lindqvist|name} gave the human factors lecture the week before.
I was number two behind {Jean-Luc|name} in the thermal when the Arcus joined from outside the turn. There was no radio call.
{Zoë|name} had left her phone in the side pocket and it slid under the rudder pedals.
{Siân Llewellyn|name} was instructing in the other two-seater. She called "glider on base, I am below you" and that is when I looked down.
{François|name} overtook us on the ridge side at the same height.
{Søren Kjeldsen|name} was visiting for the week and did not know the local circuit.
{Łukasz|name} noticed that the pitot tube was still taped over.
{Müller|name} said in the debrief that he had misread the altimeter by a thousand feet.
{Fitzgerald|name} told the tower that he had us in sight, but he did not. We passed within about 50 m.
{Nakamura|name} landed first, then {Petrov|name}, then me.
The trial lesson visitor, a Mrs {Olga Brandt|name}, put her hand on the airbrake lever to steady herself. The brakes came out at 150 ft.
When {Ben|name} opened the hangar door the wind caught the wing of the Junior. The wing was blown into the tractor.
{Charlie|name} ran out to stop the car, but the driver did not see him.
I gave {Freya|name} control at 1,500 ft and asked for a gentle turn to the left.
The tow pilot {Luis Ortega|name} reported that the engine ran rough on the climb.
{Wei Zhang|name} was flying the Schempp-Hirth Duo and had a newly soloed pupil in front. They were slow to leave the landing area, so I landed long.
{Emma|name}'s logbook shows 14 launches since the last check flight.
Neither {James|name} nor {Ravi|name} had seen the NOTAM. The danger area was active from 0800 to 1700.
{Frank|name} and I have discussed the incident and agree on the facts.
Please contact {Deborah|name} in the office about the photographs.
The paraglider pilot gave his name as {Stefan Obermoser|name}.
My wife {Catherine|name} was watching from the car park and thought we had hit.
My son {Joshua|name} was in the front cockpit. He is 15 and has flown with me often.
I had swapped seats with {Trevor|name} just before the launch, so the ballast was wrong.
"Whose rope is that?" asked {Maggie|name}. Nobody knew. It had no tag and no weak link.
Chief engineer {Alan Thackeray|name} has now replaced the hook. The old one was worn beyond limits.
{H. Drummond|name} and {T. Ogilvie|name} carried out the independent control check.
Duty instructor: {Leanne Foss|name}. Winch: {Barry|name}. Log keeper: {Imogen|name}.
Witnesses: {Gareth Tully|name}, {Marianne Ives|name}.
P1 was {Simon Hartnell|name} and P2 was {Fatima|name}.
Instructor {Vos|name} said that the speed was good until the last turn.
Student {Pickering|name} was told to pull off at the first sign of a wing drop.
The CFI ({Howard|name}) grounded the glider until the hook was inspected. It was flying again a week later.
I heard {Gwen|name} call "field landing" near Melton Mowbray and nothing after that.
{Tobias|name} climbed into the cockpit, {Leah|name} closed the canopy, and no one did a positive control check.
Old {Ted|name} has been driving that winch for thirty years without an accident.
Young {Callum|name} was on his first solo on type.
{Bill|name} had parked the tractor so that it hid the caravan from the winch.
It is not the first time {Rupert|name} has flown such a low finish. Somebody will get hurt one day.
I would like to thank {Nadia Haddad|name} for her calm voice on the radio.
{Jack|name}, {Jill|name} and {Hassan|name} were all pulling on the same rope when it broke.
{Chloe|name} wrote down the time: 1423 local.
The glider's owner, {Edmund Farrant|name}, was abroad and had lent it to me.
We called {Lorna|name} on the base radio and she rang the police. It took them twenty minutes to find the gate.
After landing I walked over to {Vikram|name} who admitted he had not looked behind.
The Puchacz with {Neil|name} and a pupil was already on base leg. {Neil|name} extended to let me in.
I think {Beth|name} did very well to get it down in one piece. She had only five hours solo.
{Ahmed El-Sayed|name} flew the checkride with me on Sunday.
{van Houten|name} said the Ventus came past on his left with about 20 m to spare. I believe it was closer to 40.
{O'Rourke|name} shouted a warning and ran clear of the cable.
{McAllister|name} reported the same fault on the Astir in June. Nothing was done about it at the time.
{Ian|name} thinks it was the wind gradient, {Penny|name} thinks I was simply slow.
{Dean|name} told the bus driver to wait until the tow had gone. The driver went anyway.
{Art|name} replied that the battery had been charged overnight.
{Dawn|name} was in the launch point caravan and logged the take-off at 11:42.
{Miles|name} pulled the yellow knob for me because I could not reach it.
{Cliff|name} said that the wind on the ridge was stronger than forecast. I had 25 kt on the instrument.
{Faith|name} signed the daily inspection book without looking under the seat pan.
Mr {King|name} and Mr {Bishop|name} were both in the club bus at the time.
{Skye Mackinnon|name} was the launch marshal. She held the launch twice for traffic and the third time she did not see the microlight.
My colleague {Ian Rush-Taylor|name} helped me with this text.
Herr {Brandmeier|name} stand am Startwagen und hat das Seil nicht gesehen.
Der Fluglehrer {Jürgen Habicht|name} übernahm in etwa 80 m Höhe das Steuer. Die Landung verlief normal.
Frau Dr. {Seiffert|name} hat den Flugschüler nach der Landung untersucht.
Windenfahrer war {Uwe|name}, Startleiter war {Heiko Brenninger|name}.
{Katrin|name} rief über Funk "Halt Stopp", aber der Startvorgang lief weiter.
Ich habe danach mit {Matthias|name} gesprochen. Er hatte mich im Kreis nicht gesehen.
Mme {Delorme|name} tenait l'aile au moment du décollage.
L'instructeur, {Benoît Charpentier|name}, a repris les commandes à 150 m.
M. {Lefèvre|name} a crié que les aérofreins étaient sortis.
{Amélie|name} a dit qu'elle n'avait pas entendu le message radio.
Le pilote remorqueur {Thierry|name} a largué le câble à 100 m sol. {Thierry|name} pense que le planeur était trop haut.
Meneer {De Wit|name} stond met de auto op de lierbaan.
De instructeur {Pieter van der Meulen|name} nam de besturing over.
{Joost|name} riep dat de remkleppen open stonden.
Mevrouw {Hoekstra|name} heeft de start meteen afgebroken.
Instruktor {Wojciech Zaręba|name} przejął stery na wysokości 100 metrów.
Pan {Kowalczyk|name} obsługiwał wyciągarkę i nie słyszał komendy stop.
{Agnieszka|name} powiedziała, że kabina nie była zamknięta. Lot trwał cztery minuty.
Uczeń {Michał Drozd|name} wykonywał trzeci lot samodzielny.
El instructor {Javier Montalbán|name} tomó los mandos a unos 100 metros. El aterrizaje fue normal.
Sr. {Echevarría|name} sujetaba el plano durante el despegue.
{Lucía|name} gritó que la cúpula estaba abierta.
La Sra. {Pons|name} vio el velero muy bajo sobre los árboles.
L'istruttore {Davide Bernasconi|name} ha preso i comandi a 120 metri.
Il signor {Ruggeri|name} era al verricello.
{Chiara|name} ha detto che il cavo si è rotto subito dopo il decollo. Siamo atterrati diritti.
Instruktøren {Mads Overgaard|name} overtog styringen i 100 meters højde.
Läraren {Gunnar Sjöstrand|name} tog över spakarna på kort final.
{Ingrid|name} ropte at bremsene var ute.
Vinsjkjører var {Øystein Bakkerud|name}. Han hørte ikke stoppsignalet.
`
  .trim()
  .split('\n');
