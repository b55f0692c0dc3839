/** Words that recognisers/aircraft/competition/ reads. */
import { words } from '../words.ts';

/** Types of gliders in letters and figures: "LS8", "K13". */
export const TYPE_CODE = /^(?:AS[KWGH]|LS|DG|K[Aa]?|SZD|PW|JS|LAK|PIK|VSO|SF)\d{1,3}[a-zA-Z]{0,3}$/;

/** Of those, the letters alone: "ASW 20", "DG-800". */
export const TYPE_LETTERS = /^(?:AS[KWGH]?|LS|DG|K|Ka|KA|SZD|PW|JS|LAK|Lak|PIK|Pik|VSO|SF|L|asw|asg|ask|ls|dg)$/;

/** Types of gliders with a name, in the cases of Polish and Czech; folded. */
export const GLIDER_NAME =
  /^(?:discus|ventus|nimbus|cirrus|jantar|pegase|astir|libelle|arcus|quintus|duo|antares|janus|hornet|mosquito|kestrel|puchacz|bocian|pirat|junior|cobra|orlik|blanik|falke|elfe|foka|zefir|phoebus|salto|diana|perkoz|taurus|silent|apis|marianne|alliance|fauconnet|bijave|javelot|bergfalke|std|standard|twin|mistral|genesis|shark|viatka|mucha)(?:a|e|em|en|u|owi|ie|y|i|es|s)?$/;

/** What follows a type and belongs to it: "Discus CS", "Ventus 2C", "Kestrel T59", "Duo Discus XL". */
export const VARIANT =
  /^(?:AP|AT|AE|B4|BL|BR|BT|CE|CL|CM|CR|CS|CT|EB|EL|ES|EV|FE|II|IV|LT|MA|ME|MI|SB|SL|ST|TE|TJ|TM|TS|TT|VI|VT|L13|L23|L33|WL|XL|XT|DM|DT|MS|[1-4][A-F]|[1-4]T|[1-4]M|[1-4](?:DM|DT|CM|CT|CX|TS)|(?:1[58]|2\d)[EMST]|H(?:17|28|30|36)|M28|T(?:21|31|34|38|4[2359]|5[0139]|6[1567]))$/;

/** Types in letters and a figure that begin like numbers: "Astir LS4". */
export const SHORT_TYPE = /^(?:LS\d|K[AR][1-8]|PW[2-6]|JS[1-5])$/;

/** Where a competition number is painted, in nine languages and their cases; folded. */
export const FIN =
  words(`fin tail tailfin rudder leitwerk leitwerks seitenleitwerk seitenruder heck heckflosse kielvlak kielvlakken staart staartvlak richtingsroer deriva derive empennage
  coda timone impennaggio ocas ocasu ocase kylovka kylovce kylovku kylovou smerovka smerovce smerovku ster sterze sterem ogon ogonie statecznik stateczniku usterzeniu fena fenan
  sidorodret sidorodrets stjart stjarten stjartfenan`);

/** Between a number and the fin. */
export const ON = words(
  'on the its a in at dat die deze mijn painted written across marked am an auf dem der op het de en la el sur sulla sul nella na w v ve pa i namalowany namalowane malowany napsany napsane pintado pintada malad maladt geschilderd gemalt',
);

/** Verbs that say that something is written on it. */
export const WRITING_VERBS = words(
  'scritto scritta geschrieben napsano napsane napisane napisano escrito escrita skrivet ecrit',
);

/** Before figures that may be such a number. */
export const WITH = words('with number numbered con numero avec mit nummer met s se z ze med nr');

/** Prepositions after digits that are a competition number: "GL och 71 före mig"; folded. */
export const AFTER_NUMBER = words(
  'before behind beside below above fore efter bakom under over vor hinter unter neben uber devant derriere sous dessus davanti dietro sotto sopra delante detras debajo encima voor achter onder boven przed za pod nad pred',
);

/** Before two numbers. */
export const BETWEEN = words('between entre tra fra mezi miedzy zwischen tussen mellan');

/** "zwischen A8 und B10": roads and airways. */
export const ROAD = /^[ABDEKLMNRS]\d{1,2}$/;

/** People who fly under a number, directly before it or with "of" between; folded. */
export const COMPETITORS = words(
  'competitor concurrent concorrente concurrente zawodnik zawodnika konkurent deelnemer tavlande',
);

/** Pilots, crews and teams; folded. */
export const PILOTS =
  words(`pilot pilots pilote piloto piloot pilota pilota pilotem piloten crew team equipo equipe squadra mannschaft ruckholmannschaft ruckholer ploeg ophaalploeg zaloga zalogi posadka
  posadky besattning laget`);

/** "Of" between such a person and the number; folded. */
export const OF = words('of du de di del della dell der des van od z av pa');

/** What gliders and their pilots do in reports, by the beginnings of its verbs, in nine languages; folded. */
const ACT_BEGINNINGS = `
  pulled pulling flew flying circled circling overtook outlanded stalled landed thermalled
  kurbelte kreiste kreisend uberholte unterflog einkreist eingekreist zog flog gelandet entgegen
  thermalling
  entered climbed descended turned turning crossed reported called radioed answered replied came dived dropped passed swerved appeared taxied rolled
  spotted disappeared vanished joined drifted levelled braked bounced swung skidded overflew overshot undershot groundlooped released
  kam stieg sank drehte kreuzte schnitt passierte meldete funkte rief antwortete landete rollte startete klinkte tauchte schoss querte raste
  verschwand kurvte zischte fegte schwebte setzte eingeflogen eingestiegen ausgestiegen abgedreht weggetaucht aufgetaucht verschwunden gestartet
  naherte stiess uberflogen angeflogen abgeflogen vorbeigeflogen durchgestartet
  spiralait spirale tournait volait montait arrivait arrive passait passe surgi croisait coupait descendait annoncait virait plongeait atterr
  decollait
  frola frolait doubla degagea approchait
  repondait debouch roulait filait disparu disparaissait doublait remontait degageait largu enroulait plongea vira monta descendit passa coupa
  giraba volaba subia llegaba entro entraba paso pasaba salio salia cruzo cruzaba viro aparecio venia llego aterriz despego llamo contesto respondio
  lanzo lanzaba acerco acercaba despegaba perdio esquivo
  desaparecio aparecia descendia rodaba aterrizaba ascendia frenaba volo subio bajo giro cerro adelanto solto rebasaba rebaso picaba pico
  girava saliva volava arrivava arrivat superat entrava entrato sbucat passat passava virava virato salito tagliat attravers chiamava rispos veniva
  entrare metio iba venuto sfiorat sparito scomparso spariva scendeva sceso rollava planava girato sganciato termicava passo spari atterrava decollava
  draaide vloog cirkelde schoot kwam dook sneed kruiste riep meldde landde steeg passeerde verdween rolde zakte landen landt haalde taxiede
  vertrok naderde klom ontkoppelde trok
  krazyl wpakowal przelecial zjezdza skrec zszedl wszedl wlecial lecial podlecial wyskoczyl przecial zglosil wolal odpowiedz ladowal ladujac
  wyladowal startowal wystartowal zniknal znikl zanurkowal nurkowal krecil wznosil opadal kolowal przeszedl wylecial zakrecil zawrocil wyprzedzal
  wyszedl wychodzil zblizal zblizyl podchodzil podszedl zawadzil wpadl wpadal uciekl
  wyprzedzil minal mijal hamowal wypial zapadl wzbil odlecial dolecial leciala zameldowal
  krouzil utahl letel preletel proletel vletel priletel podletel naletel zatocil zaradil minul krizoval hlasil volal odpovedel prista sedal startoval
  odstartoval
  stoupal klesal vyskocil objevil vjel zmizel prelet podklouzl klouzal pikoval vypnul nastoupal sklesal rolova rozjel tocil vytocil odletel priblizil
  strihl vyjel uhnul uhybal vyhnul priblizoval zaletel vpadl vzletl vzletal dosedl brzdil ohlasil
  svang kurvade passerade termikade kom korsade skar dok ropade anropade svarade landade sjonk gick girade startade forsvann rullade svepte steg
  svangde vande kretsade kopplade taxade bromsade landar flyger sving passera`;

/** Verbs of action whose subject is a glider or its pilot, in nine languages, by their beginnings; folded. */
export const ACTION_VERB_START = new RegExp(`^(?:${ACT_BEGINNINGS.trim().split(/\s+/).join('|')})`);

/** Abbreviations of people, rules and devices that are also subjects of verbs: "PF replied". */
export const ABBREVIATIONS = words(
  'AD AI AO BI BL BR CA CO CP DC DD DI DM DO DT EK EM EP FA FE FI FO FS GC GP HP IP IR JT KF KM LP ME MP MS NK NM NN PC PF PM PO PP PR RA RC RP SC SE SL SM SP ST TC TK TL TM UA UL VM VO VP WF WK',
);

/** Verbs of position and waiting, directly before a number: "stond de V8"; folded. */
export const POSITION_VERBS = words(
  'stand standen stod stond stonden stala stal staly stalo stala estaba estaban etait etaient zat zaten hing hingen lag lagen wisial wisialy',
);

/** Between a verb and the number after it, besides articles: "kam mir die LX4 entgegen"; folded. */
export const PRONOUNS = words('mir mich uns ihm ihr ihnen me nos mi ci le lui ons mij hem oss mig honom nam mu se');

/** Adverbs between a verb and the number after it: "låg redan 5L"; folded. */
export const ADVERBS = words(
  'already then schon bereits dann plotzlich deja alors puis soudain gia poi improvvisamente ya luego entonces al dan toen plotseling juz potem nagle uz pak potom nahle redan sedan plotsligt',
);

/** Prepositions before a road: "auf der A8 kam"; folded. */
export const ROAD_PREPOSITIONS = words(
  'of auf an uber hinter vor behind bakom dietro achter derriere detras za ab neben entlang bei von zur zum richtung on along near over across beside sur pres longeant sulla sull vicino lungo sobre junto op langs bij na przy nad u podel vid pa langs',
);

/** Verbs of meeting another glider; folded. */
export const ENCOUNTER_VERBS =
  words(`overtaken behind following saw met joined potkal potkala dojel mijel minal videl widzialem widzialam spotkal mijalem wyprzedzil bakom za dietro achter derriere detras dije pregunte llame chiesto detto avvisato fragte vroeg fragade zapytalem powiedzialem demande appele rekl croise suivi perdu incrociato incrociata seguito sentito cruce segui
  colision collisione collision kollision beinahekollision fastkollision nastkollision kolizja kolizji kolize srazka srazky airprox sfiorato sfiorata croisement
  ingehaald zag tegengekomen uberholt uberholte begegnete traf hinter motte foljde sikte unterhalb podlecial`);

/** Before a code of another kind: taxiways, sectors, roads, pages; folded. */
export const OTHER_CODES =
  words(`exit section paragraph form appendix taxiway twy stand gate runway rwy sector sektor sektoru zone area class klasse classe clase klasa trida airspace luftraum espace spazio road highway autobahn motorway autoroute route strada carretera
  weg droga drogi dalnice silnice vag page figure table group level point punkt bod posten halle hangar hangaru box line linie bay spot anhang annex model version typ type typu motor engine channel kanal kanaal canal frequency frequenz`);

/** Before the figures of a glider: "glider number 47", "pilot z numerem 58"; folded. */
export const NUMBER_WORDS = words('number no nummer nr numero numer numerem numeru cislo cislem');

/** Between a glider or pilot and such a word; folded. */
export const BEFORE_NUMBER = words('in with of mit im i med z ze s se w v ve con col de du del di avec au van met op');

/** Nouns for places where gliders are counted: "glider number 12 on the grid"; folded. */
export const QUEUES = words(
  'grid queue queued line lineup startaufstellung reihe schlange grille file griglia fila parrilla rij opstelling kolejce rade kon startko',
);

/** Articles of one glider, before its figures: "el 62 viraba"; folded. */
export const SINGULAR_ARTICLES = words('le il el');

/** Before the article of a year; folded. */
export const BEFORE_YEARS = words('en desde hasta in dans depuis pour');

/** Emergency telephone numbers: "el 112 respondió". */
export const EMERGENCY_NUMBER = /^(?:000|061|1(?:1\d|33|44|5[058])|911|99[789])$/;

/** Words that show that figures were read from a glider: "91 or 97, the digits on the fin"; folded. */
export const READ_FROM_GLIDER = words(
  'digits letters ziffern kennung cijfers chiffres cifre cifras cyfry cislice siffror siffrorna bokstaverna',
);

/** Between two alternative figures: "91 or 97"; folded. */
export const OR = words(
  'or oder ou o czy lub albo nebo anebo ci eller mozna maybe perhaps vielleicht forse quizas misschien kanske',
);

/** Figures that are short for a type of glider or tug: "the 21", "a 304". */
export const TYPE_FIGURES =
  /^(?:[0-3]\d|4[01268]|5[01459]|100|101|102|103|104|109|126|139|142|152|162|172|177|182|200|201|205|206|208|226|236|300|301|303|304|320|400|401|407|412|500|505|600|604|7\d7|800|808|[1-9]\d[05])$/;

/** "and" with the writer, beside the number of another: "VV e io"; folded, but for "I". */
export const AND_FIRST_PERSON: ReadonlySet<string> = new Set(
  'and I,und ich,und mich,et moi,en ik,en mij,e io,y yo,i ja,i mnie,a ja,a mne,och jag'.split(','),
);

/** Verbs and prepositions of flying near another glider, before its number: "circled with Y7"; folded. */
export const NEAR = words(
  'with below above beneath mit unter avec sous con sotto bajo met onder s z ze pod nad med under',
);

/** Possessives that the lexicon does not list as articles, before a type and its number; folded. */
export const POSSESSIVES = words(
  'mein meine meinem meinen sein seine seinem seinen ihr ihrem ihren unser unserem mon son notre votre leur mi su nuestro mio suo nostro moj swoj jego jej nasz muj svuj jeho jeji nas min sin hans hennes var mijn zijn haar onze ons',
);
