// Third persons, written without sight of the engine (fourth set). All people, clubs and machines are invented.

/** One sentence a line; what must go stands as {text|kind}. */
export const FRESH_NAMES_FOURTH: readonly string[] = `
The pilot of the other glider was {Eleanor Whitfield|name}, who is very experienced on the ridge. I do not think she ever saw me.
{Gavin|name} ran the wing for my launch. He told me later that the left wheel brake was already smoking.
We briefed in the caravan and {Mohammed|name} took the winch while {Sue|name} kept the log.
Duty pilot {Alastair Munro|name} called the emergency services at 1512. The helicopter arrived after 18 minutes.
Our CFI {Bridget|name} was flying the motor glider and heard the whole exchange.
The tuggie, {Des|name}, could not see the glider in his mirror and assumed that we had released. We had not.
Mr {Abernathy|name} of the ground crew pulled me out of the cockpit. My legs were trapped under the panel.
Miss {Chowdhury|name} was on her first air experience flight and was rather frightened.
I overheard {Roland|name} tell the marshal that the field was clear.
{Dimitri Papas|name} and {Elif Yıldız|name} were sharing the cockpit of the DG-1000.
{Kenji|name}'s LS8 was about 100 ft above mine and drifting closer. I rolled out and left the thermal.
After a short talk {Marguerite|name} agreed that her lookout had been poor.
{Nils|name} landed out near Thame and had no radio contact with anyone. We only found him by the tracker.
{Hazel|name} asked for a launch to 1,000 ft only. She got 1,400.
{Iris|name} held the tail while I removed the pins.
{Heather|name} told the visitors to stay behind the rope.
{Basil|name} drove the quad bike across the strip in front of the landing K13. Nobody had told him that it was in use.
{Jasper|name} was first on the scene. He switched off the battery and helped the pilot to undo the straps.
{Clay|name} shouted "rope on" from the front.
{Earl Robbins|name} owns the hangar and had left the doors half open.
My examiner, {Forrest Quayle|name}, said the recovery was well flown. All the same I had entered the spin at 900 ft, which is too low.
Student pilot {Gale Hutchins|name} had 12 solo flights.
Mr {Stone|name} was mowing the grass at the far end.
Ms {Rivers|name} took the photographs of the damage.
Captain {Marsh|name} reported us to the tower as two gliders opposite direction. We were in fact going the same way.
Dr {Savage|name} stitched my chin in the car park.
The inspector Mr {Carpenter|name} told me that the bolt was the wrong grade. All the others were replaced as well.
{Tim Miller|name} found the missing pin in the grass.
{Luke Baker|name} said the rope had been lying in the sun for weeks.
Mrs {Gardener|name} complained about a low glider over her house.
Instructor {Sharp|name} told me to use more rudder.
{Peter Long|name} and {Susan Short|name} rigged it together, and neither of them did a second check.
{Cook|name} said he had never flown from there before. He asked for a site check for all visitors.
The wing tip was held by {Lynn|name}, aged 14, a cadet.
{Andrzej|name} and {Bożena|name} were in the retrieve car when the cable came down on the roof.
{Tadhg|name} waved the bat for take up slack too early.
{Rhiannon|name} yelled at the dog walkers but they did not hear her.
{Eoghan McGinty|name} was the pilot of the Ka6. He only noticed us when our shadow crossed his wing.
Nobody told {Siobhán|name} that the runway had been changed.
{Owain|name}'s father, {Emrys|name}, was driving the tractor.
{Thandiwe Nkosi|name} had completed the check flight with the deputy CFI in the morning.
{Kwame|name} landed the Grob in the crop to avoid the cable. The gear doors were torn off.
{Parvati Iyer|name} wrote the flight up in the incident book before I was back.
{Gurpreet|name} told us to leave everything where it was until the photographs were taken.
Mr {Singh|name} kindly moved his van. It had been standing in the undershoot.
{Nguyen Thi Lan|name} was in the back seat as a passenger. She speaks little English and did not follow the briefing.
{Min-jun|name} saw the tug first and pushed the stick forward.
{Li Na|name} asked me why the vario was silent. I had switched it off with my knee.
{Khalid bin Rashid|name} was visiting from Dubai and had hired the aircraft.
{Layla|name} has told me that she is happy for this to be published.
Yours, {Bernard Coyle|name}
Yours sincerely, {Dorothy|name}
Cheers, {Jez|name}
Many thanks, {A. N. Pargeter|name}
Reported by: {Wilfred Stubbs|name}
Written up by {R.J. Hargreave|name} from the notes made on the day.
{D. Mbeki-Jones|name} was the observer for the claim.
{S. Whittle|name} and {G. Orme|name} derigged the aircraft.
Checked by {M-C T|name} on Saturday morning.
we all waited for {tony|name} to finish the daily inspection.
my mate {gary|name} was flying the other one and he said he was happy with the separation.
the instructor was {phil dunmore|name}, very calm, he just said i have control.
asked {jenny|name} if she had seen the red flag and she said no. it was behind the caravan.
mr {patel|name} from the next syndicate lent us his jack.
TUG PILOT {ROY EASTWICK|name} RELEASED THE ROPE AT 300 FT. NOBODY WAS HURT.
{SANDRA|name} TOLD US THE WHEEL WAS NOT DOWN.
THANKS TO {CLIVE|name} FOR STOPPING THE LAUNCH.
CFI {LESTER BROOM|name} WILL REVIEW THE PROCEDURE.
The pilot, known to all as "{Biggles|name}", has flown here since 1975.
{Robert "Bobby" Tranter|name} was on the winch.
{Michael 'Mitch' Dorsey|name} flew the tow.
Squadron Leader {Pym|name} chaired the meeting on the Monday.
Sgt {Haddow|name} of the cadets took a statement.
PC {Latimer|name} came to the field and left again when he heard nobody was hurt.
Farmer Mr {Tuckwell|name} was friendly and let us drive in with the trailer. The crop damage was small.
Rev {Coulson|name} was our passenger on the charity day.
{Isla|name} was very low over the boundary. {Isla|name} said the sink on base leg was like a lift going down.
It was {Fergus|name}'s turn at the winch. He had been there since lunch without a break.
The last person to fly it was {Georgina|name}, who reported nothing unusual.
Then {Ralph|name} came on the radio: "Your drogue chute is out."
{Kyle|name} thought {Stuart|name} was holding the wing and {Stuart|name} thought {Kyle|name} was.
I was cut up by {Graeme Tulloch|name} on the final turn. He apologised afterwards in the bar.
Our treasurer {Valerie|name} has the invoice for the canopy.
The chairman, {Quentin Ashcombe|name}, wants the club to buy a new radio.
Ground engineer {Vince|name} showed me the worn cable at the pulley. Three strands were left.
The launch marshal {Tamsin|name} gave the signal without looking behind.
The radio operator, {Clarissa Boone|name}, wrote down all the times.
The airfield manager {Doug Ferris|name} had closed the north side for mowing. We were not told.
My solo student {Zachary|name} flew the circuit at the wrong height after a cable break at 400 ft.
I phoned {Angela|name} from the field and asked her to bring the trailer. The gate was locked and it took until dark.
I'm writing this together with {Hermione|name}.
With hindsight I should have listened to {Walter|name}.
I could see {Connor|name} in the cockpit of the Discus 2, that is how close we were. He looked the other way.
I gave my phone to {Abdul|name}, who filmed the landing.
I swapped with {Francesca|name} because she is lighter.
My sister {Miriam|name} was holding the tip and was knocked over.
My friend {Jonas|name} found the lost water cap in the long grass.
"Release, release!" {Norman|name} called.
"I never saw you," said {Esther Vale|name}.
{Lewis|name}: "I had the wind behind me and the speed just went."
The names of the crew: {Ada|name}, {Felix|name}, {Sanjay|name}, {Bronwen|name}.
Crew of the second glider: {Giles Thornbury|name} (P1), {Nina|name} (P2).
Both pilots, {Iain Dalgleish|name} and {Morag Baird|name}, were unhurt. The left aileron of the K21 was dented.
{Ken|name}/{Liz|name} were on launch point duty until 1400.
Instructor {A. Treadwell|name}, pupil {B. Moxon|name}, flight time 6 minutes.
{Wood|name} told the inquiry that the airbrake was not locked.
{Hall|name} said that he had no memory of the impact.
{Rossi|name} waved us on. I took it as a clearance to cross.
{de Souza|name} landed short of the fence.
{St. John-Mildmay|name} said the forecast was misleading.
{Lopez|name} ran to the glider with the first aid kit while {Hendry|name} phoned for an ambulance.
{Daisy|name} told me the cable parachute had opened over the road.
{June|name} said the gate had been open all morning.
{April|name} and {May|name} were both in the control van, the sisters run it every weekend.
{Sandy|name} told me to take the longer grass on the left.
{Chip|name} ran alongside for about 20 m and then tripped.
{Robin|name} said I had been lucky, and he is right. Another ten feet and we would have hit the trees.
{Jay|name} shouted to the crowd to move back. They moved the wrong way.
{Dale|name} admitted that he had not checked the release.
{Tex|name} told the tower we were a glider, not a power plane.
Startleiterin {Annegret Pohlmann|name} brach den Start ab. Das Seil lag quer über der Bahn.
Herr Dr. {Kleinschmidt|name} ist unser Fliegerarzt.
Mein Fluglehrer {Torsten|name} sagte, ich solle sofort ausklinken.
{Sabine|name} landete hinter mir und musste ausweichen. Sie hat sich beim Ausrollen den Flügel am Zaun beschädigt.
Der Schlepppilot {Ludwig Achleitner|name} wackelte mit den Flächen.
Flugschülerin {Lena|name} hatte die Haube nicht verriegelt.
Frau {Zimmermann|name} und Herr {Bäcker|name} standen direkt am Seil.
Madame {Rousselot|name} était au bureau de piste.
Le chef pilote, {Gilles Marchand|name}, a arrêté les vols à 16 h.
{Élodie|name} a vu le planeur passer sous les fils.
Mon instructeur {Pascal|name} m'a demandé de larguer tout de suite. J'ai tiré deux fois sur la poignée jaune.
L'élève {Corentin|name} volait seul pour la deuxième fois.
De lierist, {Sjoerd|name}, zag de kabelparachute niet opengaan. De kabel viel over de weg.
Mijn instructeur {Marijke Dijkstra|name} zei dat ik te langzaam vloog.
De heer {Van Leeuwen|name} reed met zijn trekker over het veld.
Pani {Jabłońska|name} trzymała skrzydło podczas startu.
{Grzegorz|name} krzyknął, żeby przerwać start.
Instruktorka {Ewa Sikorska-Mróz|name} poprosiła o powtórzenie lotu.
Holował {Zbigniew|name}, a szybowcem leciał {Paweł Górny|name}.
Señora {Beltrán|name} estaba junto a la pista con su perro. No había oído el planeador.
El piloto remolcador {Íñigo|name} soltó el cable a 200 metros.
{Rocío|name} dijo que no había oído la radio.
Il pilota del traino, {Matteo Colombini|name}, ha sganciato a 300 metri.
{Giulia|name} ha gridato di fermare il decollo. Nessuno l'ha sentita.
Signora {Fumagalli|name} era a bordo come passeggera.
Flygläraren {Åsa Hedlund|name} avbröt starten. Ingen skadades.
{Björn|name} sade att han inte hade sett oss.
Instruktør {Henrik Thorsen|name} landede bag ved os.
Herr {Lindgren|name} körde vinschen den dagen.
Piloten {Sigrid|name} fortalte at hun mistet oss av syne mot solen.
{Kåre|name} løp etter flyet og fikk tak i vingetippen.
Vinsjkjører var {Øystein Bakkerud|name}. Han hørte ikke stoppsignalet.
`
  .trim()
  .split('\n');
