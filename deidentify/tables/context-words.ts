/**
 * The words around a name: titles, roles and relations, verbs of speech and action, prepositions; and the words of
 * radio, calendar and counting. In the languages of the reports. General knowledge, written down for this project.
 */

/** Titles before a name; folded. */
export const TITLES = words(`
mr mrs ms miss mx cdre brig brigadier cmdr pc wpc cllr kapt kapitan hauptmann ingenieur docteur commandant maresciallo dipl ing inz hra vdm mister missus dr doctor prof professor sir madam dame lord lady rev reverend father fr capt captain cpt cdr commander
col colonel maj major lt lieutenant sgt sergeant cpl corporal sqnldr fltlt ldr leader commodore herr herrn frau fraulein
hr fr monsieur mme madame mlle mademoiselle messieurs maitre dhr mevr mevrouw meneer mijnheer heer pan pana panu panem pani pania
panstwo senor senora senorita sr sra srta don dona signor signora signorina sig dott dottore dottoressa fru froken herra rouva kyrios kyria
`);

/** Roles, functions and relations, folded; a capitalised word beside one is a name. */
export const ROLES = words(`
pilot pilots p1 p2 pic copilot instructor instructors cfi dcfi examiner student pupil trainee passenger driver winchman
winchdriver operator launcher signaller marshal marshaller controller tuggie tugmaster towpilot engineer
inspector mechanic technician coach chairman chair chairwoman chairperson secretary treasurer president manager director owner
co-owner coowner farmer landowner member visitor guest cadet crew crewman observer witness witnesses reporter supervisor
groundsman caretaker policeman paramedic nurse fireman officer colleague colleagues friend friends mate buddy wife husband
brother sister son daughter father mother dad mum uncle aunt cousin nephew niece partner girlfriend boyfriend neighbour neighbor
lad girl boy chap bloke gentleman lawyer bystander spectator volunteer cameraman photographer onlooker marshal logkeeper loggist helper roommate grandfather grandmother grandson granddaughter fiance fiancee teammate opponent crewmate bogserpiloten slaepepilot slaepepiloten slepepilot slepepiloten fluglaerer svaeveflyinstruktor flygelaerer vinschforaren vinschforeren vinsjforeren spilforeren bogserforaren flyinstruktoren flyginstruktoren flyveinstruktoren flygledaren eleven formanden ordforanden flylaerer syndicate trainer tutor mentor boss deputy assistant captain commander launchmaster safetyofficer
fluglehrer fluglehrerin fluglehrers lehrer flugschuler flugschulerin schuler pilotin piloten windenfahrer windenfahrerin schlepppilot
schlepper flugleiter startleiter vorsitzender vorstand ausbildungsleiter werkstattleiter prufer wart halter bauer landwirt kollege
kollegin freund freundin vereinskamerad vereinskameraden kamerad kameraden zeuge passagier fluggast
instructeur instructrice moniteur monitrice pilote pilotes remorqueur treuilleur eleve passager passagere mecanicien chef president
ami amie collegue temoin agriculteur proprietaire controleur
instructrice piloot vlieger leerling lierist sleepvlieger sleper startleider voorzitter eigenaar boer collega vriend getuige technicus
instruktor instruktora instruktorem instruktorka pilota pilotem pilotka uczen ucznia kursant pasazer mechanik wyciagarkowy holownik
kierownik prezes kolega koledze kolezanka swiadek rolnik wlasciciel szef
instructor instructora piloto alumno alumna pasajero mecanico presidente companero amigo testigo propietario agricultor remolcador
istruttore istruttrice pilota allievo allieva passeggero meccanico presidente collega amico testimone proprietario contadino trainatore
instruktor instruktoren flyginstruktor flyveinstruktor flyinstruktor flygelev elev piloten bogserpilot bogserforare vinschforare
vinsjforer spilforer flygledare ordforande formand kollega vittne vidne passasjer passagerare agare medlem
larare lararen laerer laereren laeraren flyglarare flyglararen segelflyglarare segelflyglararen eleven eleverna flyleder flyveleder flyvelederen startleder
uczennica uczennicy kursantka instruktorka lierman startleiterin schleppilot schleppiloten vereinskollege vereinskollegin ucitel pilotem zak lennonopettaja lentaja oppilas
ekpaideytis ekpaideytria pilotos cheiristis kyvernitis mathitis epivatis uchenik tehnik passazhir letchik stazher buksirovschik
`);

/** Single words directly before a person's name: "named Tom", "Signed: Tom"; folded. */
export const NAME_CUES = words(`
named called signed sgd name names namens genannt appele genaamd imieniem nazwiskiem llamado chiamato heter hette hedder kaldt
alias nickname nicknamed regards sincerely faithfully cheers wishes yours rgds thx salut cordialement salutations saluti saludos cordialmente pozdrawiam pozdrowienia mvh vh hilsen halsning halsningar groet groeten grusse grussen gruss lg abrazo abraco ciao attn attention author
`);

/** Verbs of speech, thought and feeling, which only people do; folded, past and present, in many languages. */
export const SPEECH_VERBS = words(`
said says say told tells asked asks shouted shouts called calls yelled yells replied replies answered answers explained explains
mentioned mentions stated states reported reports admitted admits confirmed confirms claimed claims suggested suggests warned warns
announced thought thinks believed believes knew knows realised realized realises realizes noticed notices saw sees heard hears felt feels
remembered remembers forgot forgets wanted wants decided decides hoped hopes agreed agrees insisted complained wrote writes texted
phoned rang emailed radioed screamed whistled gasped whispered nodded shrugged smiled laughed argued advised briefed debriefed instructed recalled wondered panicked apologised
apologized assumed asserted commented concluded considered expected guessed intended meant misheard misjudged misread misunderstood
observed offered pointed promised spoke speaks refused responded signalled signaled spotted swore understood volunteered
sagte sagt rief ruft meinte fragte antwortete erklarte bemerkte sah horte dachte wusste glaubte berichtete meldete schrie teilte entschied
bestatigte erwahnte vergass
dit disait cria crie demanda repondit expliqua pensait remarqua vit annonca declare ajouta
zei riep vroeg antwoordde dacht zag merkte vertelde meldde hoorde
powiedzial powiedziala krzyknal krzyknela zapytal zapytala zauwazyl zauwazyla zglosil zglosila stwierdzil pomyslal odpowiedzial widzial
dijo grito pregunto respondio penso vio explico aviso contesto
disse grido chiese rispose penso vide spiego urlo ha
sa sade sier ropte skrek ropade fragade svarade svarede sporde spurgte sagde tankte tenkte markte sag hort
`);

/** Verbs of action, as reports use them of people; folded. */
export const ACTION_VERBS = words(`
flew flies flying landed lands pulled pulls pushed pushes released releases steered took takes walked walks ran runs drove drives
rigged derigged checked checks opened opens closed closes forgot grabbed held holds hooked unhooked attached helped helps stopped stops
waved waves signed signs tried tries turned turns left arrived arrives returned returns went goes came comes moved moves made makes
gave gives got gets put puts kept keeps let lets had has was is did does started starts jumped climbed climbs joined joins soloed
bailed fell broke lost lowered raised recovered retrieved sat sits stood stands stayed towed tows bent caught cut cycled dropped entered
extended failed fitted fixed flared handed hit hurt injured inspected installed kicked levelled looked looks managed missed moved
overshot undershot parked picked pressed reached reckoned reckons reacted removed rolled rotated sent set shut slipped slowed spun stalled stepped
stumbled suffered survived swapped switched swung taxied tightened touched tripped used uses winched worked works wound wore
lifted carried brought ducked pointed dragged lashed tied strapped unstrapped untied loaded unloaded cleaned wiped photographed filmed
towelled bandaged dialled texted phoned mixed misheard volunteered offered resigned retired graduated qualified soloed instructed supervised
flog flogen landete landet zog druckte ubernahm hielt half stieg sass fuhr klinkte brach startete ging kam
ravait pilotait volait atterri atterrit tira poussa largua reprit prit courut
ran stopped helped ballooned drifted hopped yanked heaved braked undershot overran overshot swerved aborted lurched groundlooped fumbled fainted vomited limped rushed hurried sprinted dived ducked leant leaned knelt
halfen hielten landeten flogen riefen kamen gaben griff gab warf lief rannte loste brachte half nahm liess stellte bemerkten sahen
vloog landde trok nam hielp reed zat liep startte
lecial leciala ladowal ladowala przejal przejela pociagnal latal pomogl wyladowal
volaba aterrizo tiro tomo ayudo solto corrio
volava atterro tiro prese aiuto sgancio corse
flog flog landade landet lander drog tog fløj flugte koblet hjalp
`);

/** Words after which a mid-sentence capital is probably a person: "told Mike", "thanks to Anna"; folded. */
export const PERSON_CUES = words(`
with told asked by and thank thanks thanked helped informed phoned rang texted emailed contacted advised warned briefed asked joined
blamed congratulated relieved accompanied alongside behind beside both either or between from to for let made saw heard met watched
followed joined taught checked mit von und fragte avec par et chez selon met vroeg volgens z przez od wedlug con segun secondo med av
af och og hos enligt ifolge laut durch bei
`);

/** Words before a place rather than a person; folded. */
export const LOCATIVES = words(`
at near over in into around above below towards toward outside inside via through across along off beyond leaving reaching within
past overhead nearby approaching north south east west of bei uber nach aus im in zum zur a au aux en dans vers pres sur bij boven naar op ved
w we nad kolo okolo pod do przy cerca hacia sobre presso verso sopra i vid nara over ved pa till til fra fran
`);

/** Particles inside surnames; folded. */
export const PARTICLES = words(`
van von der den de del della di da do dos das du la le las los el al bin ibn ben ten ter te zu zum zur af av y e san st mac mc o d l
ap ab op in t het vander vande vanden dalla dalle degli dei lo
`);

/** Months, weekdays and feasts in the languages of the reports; folded. */
export const CALENDAR = words(`
january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun easter christmas whitsun pentecost
januar februar marz april mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag ostern
janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche
januari februari maart augustus maandag dinsdag woensdag donderdag vrijdag zaterdag zondag enero febrero marzo abril mayo junio
julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo gennaio febbraio aprile maggio
giugno luglio settembre ottobre dicembre lunedi martedi mercoledi giovedi venerdi domenica spring summer autumn winter
fruhling printemps automne otono autunno sommar pasen pinksteren kerstmis hemelvaart pfingsten weihnachten himmelfahrt paques wielkanoc velikonoce vanoce pingst midsommar ferragosto
`);

/** The international radio alphabet and its usual spellings; folded. */
export const INTERNATIONAL_LETTERS: ReadonlySet<string> = new Set(
  words(`alpha alfa bravo charlie charly delta echo foxtrot golf hotel india juliett juliet juliette kilo lima mike november oscar papa quebec romeo
  sierra tango uniform victor whiskey whisky xray yankee zulu`),
);

/** The radio alphabet with its old and national spellings; folded, each with its letter. */
export const RADIO_LETTERS: ReadonlyMap<string, string> = new Map(
  [
    ...INTERNATIONAL_LETTERS,
    ...words(
      `fox anton berta casar caesar dora emil friedrich gustav heinrich ida julius kaufmann ludwig martha nordpol otto paula quelle richard samuel
      theodor ulrich wilhelm xanthippe ypsilon zacharias`,
    ),
  ].map((word) => [word, word.charAt(0)]),
);

/** Spoken digits; folded, each with its digit. */
export const SPOKEN_DIGITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...spoken('zero one two three four five six seven eight nine'),
    ...spoken('null eins zwei drei vier funf sechs sieben acht neun'),
    ...spoken('zero un deux trois quatre cinq six sept huit neuf'),
    ...spoken('nul een twee drie vier vijf zes zeven acht negen'),
    oh: '0',
    nought: '0',
    wun: '1',
    zwo: '2',
    tree: '3',
    fower: '4',
    fife: '5',
    ait: '8',
    niner: '9',
  }),
);

/** Nouns that introduce a registration; folded. */
export const AIRCRAFT_NOUNS = words(`
glider gliders sailplane aircraft aeroplane airplane plane tug tugplane towplane tow motorglider tmg helicopter registration registered
reg regn registry callsign machine ship k13 flugzeug segelflugzeug kennzeichen motorsegler schleppflugzeug immatriculation planeur avion
remorqueur zweefvliegtuig vliegtuig sleepvliegtuig registratie szybowiec samolot znaki holowka planeador avioneta matricula aliante
velivolo marche segelflygplan flygplan flygplanet toestel letadlo kluzak samolotu szybowca registrering seilfly svaevefly fly identification tail
`);

/** Articles and possessives before a noun rather than a name; folded. */
export const ARTICLES = words(`
the a an this that these those our my his her their your its each every any some no another other der die das den dem des ein eine einen
einem einer im am vom zum zur beim le la les l un une des du au aux de het een el los las una uno il lo gli i den det en ett et
`);

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

function spoken(list: string): Record<string, string> {
  return Object.fromEntries(list.split(' ').map((word, digit) => [word, String(digit)]));
}
