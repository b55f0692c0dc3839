// Third persons, written without sight of the engine (second set). All people, clubs and machines are invented.

/** One sentence a line; what must go stands as {text|kind}. */
export const FRESH_NAMES_SECOND: readonly string[] = `
{Rhiannon Prothero|name} lined up behind the tug.
{Seamus|name} never looked round.
We waited for {Gerlinde|name}.
{Okonjo|name} was driving the buggy without lights.
{McTavish|name} released at 700 ft.
{O'Malley|name} was on the log.
{Hyun-woo|name} forgot his parachute.
I passed the radio to {Padma Venkatesh|name}.
{Evelyn|name}, who had the controls, froze.
People call her {Bunny|name}.
the instructor, {linda|name}, took over
i saw {gary|name} run in front of the tug
{Tim|name} and {Barrington|name} were rigging.
{BAKER|name} WAS HOLDING THE WING
{Fisher|name} landed downwind.
Her dad {Neville|name} filmed it.
The chap on the winch, {Ron|name}, stopped at once.
Mrs {Adeyemi|name} was shaken.
Inspector {Blakeney|name} took a statement.
Please thank {Hannelore|name} for the tea.
Der Flugschüler {Malte Brinkmann|name} zog zu stark.
{Vogel|name} und {Petra|name} schoben den Flieger.
Startleiterin {Heike|name} stoppte den Start.
Frau Dr. {Sommerfeld|name} hat den Arzt gerufen.
Le treuilleur {Fabrice|name} n'a rien entendu.
Monsieur {Le Bihan|name} a prêté son champ.
L'élève {Océane Marchal|name} a gardé le manche.
De instructeur, {Pim de Waal|name}, riep stop.
Lierist {Gijs|name} stopte.
Mechanik {Zbigniew|name} sprawdził ster.
Uczennica {Zuzanna Kubiak|name} była w kabinie.
La alumna {Rocío|name} tiró de la palanca.
El señor {Villanueva|name} llamó al 112.
L'allieva {Ginevra Sala|name} ha sganciato.
Winschförare {Tobias Ek|name} stoppade.
Fru {Bergström|name} ringde 112.
Flygelev {Hjalmar|name} landade kort.
Instruktør {Asbjørn Vik|name} tok over.
{Eirik|name} og {Solveig|name} så det.
Opettaja {Timo Laaksonen|name} puuttui asiaan.
{Jaroslav Dvořáček|name} ran to help.
{Gergely Horváth|name} was on the radio.
I told {Lourenço|name} to wait.
{Dimitra|name} climbed out unhurt.
{Emre|name} said the rope was old.
{Anjali Bhatt|name} was in the front seat.
{Kenji|name} pushed the nose down.
{Chen Weiming|name} flew the next circuit.
{Omar Abdel-Rahman|name} saw the kite.
{Sibusiso|name} called the ambulance.
{Francois Labuschagne|name} was the P1.
Best regards, {Clodagh|name}
Kind regards, {Wilf Hathaway|name}
Thanks, {Tibor|name}
Rgds {Jem|name}
Signed {R. Abercrombie|name}
Tug pilot: {Merv|name}
Winch: {Les Pargeter|name}
Crew: {Sunniva|name}, {Dag|name} and {Leif Aasen|name}
Instructor {K. Oyelaran|name} debriefed me.
It was {Petronella|name}'s second flight.
The trailer is {Hywel|name}'s.
{Carlos|name}'s glider swung round.
"{Ben|name}, go around!" I said.
"Keep back {Lottie|name}!" someone yelled.
The other pilot was {Augustin Kowalke|name}.
The other pilot, {Ottoline Frayne|name}, saw me late.
Both {Gethin|name} and I saw it.
{Sean|name} or {Patrick|name} should have checked.
Between {Monika|name} and {Jens|name} there was a row.
Flown by {Ragnhild Moe|name}.
Checked by {F. Lindqvist|name}.
Reported by {Anselm|name}.
According to {Quentin Ashworth|name}, it was fine.
Spoke with {Aidan|name} on the phone.
Nobody told {Ulla|name}.
{Giuseppe|name} hit the fence.
Then {Ivo|name} opened the canopy.
After that {Noémie|name} went quiet.
My wife {Catalina|name} was watching.
His son {Rafe|name} (14) was on the airfield.
Student pilot {Ayesha Siddiqui|name} was solo.
Duty pilot {Dermot Quill|name} closed the field.
Chief tug pilot {Ainsley Bower|name} agrees.
Deputy CFI {Hector Strang|name} was told.
Our treasurer {Millicent|name} paid.
Sir {Peregrine Vane|name} owns the land.
Lt Cdr {Bulstrode|name} was tugging.
Flt Lt {Sarah Coombe|name} was P2.
A glider flown by {Lazlo|name} cut in.
I was behind {Tamsin Veryan|name} in the queue.
We were overtaken by {Matteo|name}.
{Grant|name} was angry.
{Mark|name} had the radio.
{Dawn|name} was unhurt.
{Will|name} ran out with the rope.
{Sandy|name} pulled the release.
{Olive|name} was on the winch.
{Robin|name} flew the tug.
{Jean|name} drove me back.
{Ray Sunter|name} had rigged the glider.
{Victoria Plain|name} was signalling.
{Sydney|name} was on the winch.
{Georgia|name} was nervous.
{Kelly|name}'s rope broke.
Told {Paris|name} to stop.
{Frankie Doyle|name} spun in from 400 ft.
{Max|name} whistled.
{Big Tony|name} lifted the tail.
Nicknamed {Sparky|name}, he rigs fast.
I asked the student ({Rosalba|name}) to wait.
The late {Gunther Prinz|name} designed it.
{Nikos|name} - the winch man - was asleep.
{Priit Tamm|name} thermalled below me.
{Ioana Munteanu|name} joined the gaggle.
{Oleksandr|name} did not speak English.
{Bjørn-Tore|name} called finals.
Passenger's name was {Maisie Holt|name}.
Owner: {Hank Dreyer|name}
Reviewed by CFI {Lionel Gaunt|name}
{Siân|name} caught the wing.
{Edmund|name}: "I have control"
`
  .trim()
  .split('\n');
