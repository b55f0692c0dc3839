/**
 * The alphabets that nations spell with (C5.2), beside that of the radio: public lists of their posts, armed forces and
 * standards. Folded. Most of the words are names of people and towns: they are letters only among their like.
 */

/** Each word represents its first letter. */
const NATIONS: readonly string[] = [
  `anton berta bertha casar caesar dora emil friedrich gustav heinrich ida julius kaufmann konrad ludwig martha marta nordpol otto paula norbert jakob nathan sophie zeppelin quelle
  richard samuel siegfried theodor ulrich wilhelm xanthippe xaver ypsilon zacharias zurich zuerich`,
  'anna berta casar daniel emil friedrich gustav heinrich ida jakob kaiser leopold maria niklaus otto peter quasi rosa sophie theodor ulrich viktor wilhelm xaver yverdon zurich',
  `aachen berlin chemnitz dusseldorf duesseldorf essen frankfurt goslar hamburg ingelheim jena koln koeln leipzig munchen muenchen nurnberg nuernberg
  offenbach potsdam quickborn rostock salzwedel tubingen tuebingen unna volklingen voelklingen wuppertal xanten ypsilon zwickau`,
  `anatole berthe celestin desire eugene emile francois gaston henri irma joseph kleber louis marcel nicolas oscar pierre quintal raoul suzanne
  therese ursule victor william xavier yvonne zoe`,
  `arthur bruxelles cesar david emile frederic gustave george henri isidore joseph jean jeanne kilogramme louis leopold marie maria napoleon nicolas
  olga oscar piano paul quievrain quittance robert rosalie simon suzanne television telephone ursule victor waterloo william wagon xantippe xavier
  yvonne yverdon zurich zoe anna cecile daniel ida`,
  `anton bernhard bernard cornelis dirk eduard ferdinand gerard hendrik izaak isaak johan jan karel lodewijk maria nico otto pieter quotient quirinus
  quadraat rudolf richard simon teunis theodoor utrecht ursula victor viktor willem xantippe xanthippe ypsilon zaandam zacharias julius`,
  `adam barbara celina cezary dorota danuta ewa edward franciszek genowefa grazyna henryk helena irena jadwiga jozef karol leon ludwik maria natalia
  olga pawel piotr roman stanislaw tadeusz urszula violetta wanda xantypa ypsylon zygmunt zenon bogdan waclaw gustaw ypsilon quebec`,
  `adam bozena cyril cenek david emil frantisek gustav helena ivan josef karel ludvik marie norbert nina oto ota otakar petr quido rudolf svatopluk
  simon tomas tesnov urban vaclav viktor xaver ypsilon zuzana`,
  `ancona bologna bari como domodossola empoli firenze genova hotel imola jolly jersey kursaal livorno milano napoli otranto palermo padova quarto
  roma savona torino taranto udine venezia verona washington xeres xilofono york yacht pisa ravenna salerno sassari quadro kappa zara zurigo`,
  `antonio barcelona burgos carmen cadiz dolores dinamarca enrique espana francia gerona granada historia huelva ines italia jose juan jaen kilo lorenzo
  lugo madrid malaga navarra oviedo paris palencia querido ramon roma sabado sevilla toledo tarragona ulises valencia washington xilofono xiquena yegua
  zaragoza zamora`,
  `adam bertil cesar caesar david erik filip gustav gustaf helge ivar johan kalle ludvig martin niklas olof petter qvintus kvintus quintus rudolf
  sigurd tore urban viktor wilhelm xerxes yngve zata zeta ake arlig osten`,
];

/** Letters of the radio as nations write them. */
const RADIO_SPELLINGS = `brawo charli czarli foxtro eko eco fokstrot foxtrott fox golfen novembr novembre noviembre nowember oskar quebeck kebek:q kvebek:q siera uniforme viktor wiktor:v viski:w wiski:w jenky:y jankes:y yanqui zoulou zoeloe zulu zebra majk indien indie
  hotell foks carli dzuliet:j juniform:u iksrej:x kebec:q kwebek:q chebec:q giulietta:j giuliett:j julieta:j juliette:j dzuliett:j`;

/** Every nation at once, for letters that belong to no single nation. */
export const ALL_NATIONS = (1 << NATIONS.length) - 1;

/** For each word its letter and, as bits, the alphabets that contain it. */
export const NATIONAL_LETTERS: ReadonlyMap<string, { letter: string; nations: number }> = lettersOf();

function lettersOf(): Map<string, { letter: string; nations: number }> {
  const letters = new Map<string, { letter: string; nations: number }>();
  for (const [nation, words] of NATIONS.entries()) {
    for (const word of words.split(/\s+/)) {
      const nations = (letters.get(word)?.nations ?? 0) | (1 << nation);
      letters.set(word, { letter: word.charAt(0), nations });
    }
  }
  for (const entry of RADIO_SPELLINGS.split(/\s+/)) {
    const [word = '', letter = word.charAt(0)] = entry.split(':');
    letters.set(word, { letter, nations: ALL_NATIONS });
  }
  return letters;
}
