/**
 * Search words for categories and event types in the follow-up of a report (C8.5): what a glider pilot would type.
 * Searched but never shown; in lower case, separated by spaces.
 */

/** By category id (ADREP value list 430); the same ids as in English. */
export const categories: Record<number, string> = {
  104: 'lancio traino aereo trainatore cavo fusibile sgancio interruzione piantata rottura winch',
  103: 'fuoricampo outlanding campo termica quota planata',
  14: 'airprox quasi collisione near miss midair flarm scontro',
  2: 'pesante pesantino carrello dentro ruota pancia rimbalzi balzo contatto anomalo',
  13: 'spirale picchiata caduta ala autorotazione',
  12: 'groundloop ground loop cavallo testacoda ala a terra',
  22: 'undershoot overshoot raccorciato prima della pista oltre',
  15: 'overrun fuori pista escursione lunga laterale',
  102: 'recinzione siepe albero filo palo cavi',
  8: 'smontaggio carrello rimorchio hangar spinta traino a terra pubblico movimentazione',
  28: 'incursione invasione runway incursion pista occupata',
  18: 'guasto tecnico difetto strumenti comandi capottina freni ruota',
  19: 'guasto turbo decollo autonomo motoaliante piantata motore',
  106: 'violazione infrazione perso orientamento spazio controllato ctr',
  23: 'groppo tempesta rotore discendenza onda windshear vento',
  26: 'cinture bretelle zavorra seggiolino ossigeno',
  25: 'frequenza comunicazione atc torre controllore',
  24: 'erba superficie buche solchi manica a vento aviosuperficie pista',
  4: 'paracadute abbandono',
  10: 'brina gelo formazione di ghiaccio',
  105: 'malattia medico disidratazione svenimento svenuto cuore ipossia',
  7: 'benzina miscela serbatoio',
  100: 'imc nuvola nuvole',
  27: 'cervo capriolo cinghiale cane pecora fauna selvatica',
};

/** By event type id (ADREP value list 390). */
export const eventTypes: Record<number, string> = {
  5020702: 'fusibile spezzato rotto strappato interruzione del lancio decollo interrotto winch',
  5020701: 'guasto calo di potenza interruzione del lancio decollo interrotto lento piantata',
  5020798:
    'fusibile tamburo ghigliottina paracadutino cavetto troppo veloce velocità eccessiva interruzione del lancio',
  99012020: 'fusibile spezzato rotto strappato corda interruzione del traino trainatore',
  99011325: 'gancio incastrato non sgancia mancato sgancio',
  99011324: 'gancio sgancio automatico anticipato non comandato involontario',
  99010329: 'raffica vento sollevato staccato involo',
  2080300: 'stallato lento bassa velocità',
  2080400: 'autorotazione incipiente avvitamento entrata in vite',
  2180300: 'airprox flarm quasi collisione rischio termica near miss',
  2050100: 'midair scontro urto',
  2020400: 'violazione infrazione controllato ctr tmz',
  99010314: 'imc volo in nube nuvola nuvole apposta',
  99010315: 'imc nebbia nuvola nuvole whiteout',
  99010389: 'filo fili traliccio palo alta tensione urto evitato',
  99010390: 'terreno costone collina recinzione siepe urto evitato',
  3080000: 'fuoricampo outlanding forzato emergenza obbligato',
  3010000: 'fuoricampo outlanding precauzionale scelto',
  2010600: 'pesante botta',
  99010053: 'rimbalzi balzo balzi oscillazioni indotte dal pilota',
  2010800: 'undershoot recinzione siepe prima della pista',
  99010318: 'overshoot oltre',
  2011202: 'carrello dentro ruota pancia non estratto gear up',
  2070400: 'overrun lunga fuori pista fine pista',
  2070100: 'groundloop ground loop imbardata cavallo fuori pista escursione',
  2200101: 'incursione intrusione pista occupata',
  2200102: 'incursione intrusione trattore auto cavo del verricello',
  2200103: 'incursione intrusione pedone passante spettatore bambino',
  99010060: 'estremità ala hangar movimentazione recupero auto',
  99011485: 'aperta in volo tettuccio sbloccata non bloccata incastrata',
  99011486: 'aperta in volo tettuccio persa sbloccata volata via',
  99010885: 'aerofreno diruttore sbloccati aperti usciti estratti bloccati spoiler',
};
