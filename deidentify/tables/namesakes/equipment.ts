/** Words for equipment in nine languages, and what precedes them; folded, uninflected. */
import type { LanguageCode } from '../../tagger/languages.ts';
import { words } from '../words.ts';

/** Equipment of an airfield, often named with its maker. */
export const EQUIPMENT =
  words(`radio radios funkgerat funk transceiver transponder transpondeur trasponder transpondedor odpowiadacz odpovidac radiostation radiostacja
  radiostanice vysilacka emisora emittente poste mobilofoon vario variometer variometre variometro wariometr variometr altimeter altimetre altimetro
  wysokosciomierz vyskomer hohenmesser hoogtemeter hojdmatare fahrtmesser badin anemometre anemometro anemometer predkosciomierz rychlomer
  snelheidsmeter fartmatare kompass compass compas bussola brujula kompas busola winch winde treuil lier wyciagarka navijak verricello torno
  vinsch hook haken kupplung crochet haak zaczep zaves gancio gancho koppling release engine motor moteur motore silnik propeller propellers
  helice elica smiglo vrtule carburettor carburetor vergaser carburateur carburatore carburador gaznik karburator forgasare harness straps gurte
  gurt harnais riemen pasy cinture cinturones balte trailer anhanger hanger remorque aanhanger przyczepa wozek vozik prives carrello remolque
  slap slapet vagn tractor traktor tracteur trattore trekker ciagnik drill bohrmaschine akkuschrauber perceuse boormachine wiertarka vrtacka
  trapano taladro borrmaskin battery batterie akku accu akumulator bateria batteria batteri pump pumpe pompe pomp pompa cerpadlo bomba
  knife screwdriver spanner wrench cle klucz klic chiave llave nyckel computer rechner calculateur ordenador pocitac komputer dator display
  logger rekorder recorder unit headset instrument instruments windsack windsock parachute fallschirm spadochron padak paracaidute paracaidas
  paracadute fallskarm schirm seil switch schalter ventil valve hose schlauch canopy haube verriere capottina cupula hlava lamp lampe charger
  ladegerat chargeur lader nabijecka caricatore cargador laddare fiets camion autobus furgon diesel cleaner vacuum belts sonde probe tube
  hebel trenner sonda dysza carro jeep pickup van truck lkw auto tractors chariot szybowiec kluzak vetron aliante planeador planeur
  segelflugzeug motorsegler zweefvliegtuig segelflygplan tug glider gliders aircraft holowka vlecna`);

/**
 * Before a maker's name, these show that a thing is meant: "unser Becker", "il nostro Robin", "klubbens Renault";
 * folded.
 */
export const DETERMINERS: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: words('the a an our my their its this that another'),
  de: words(
    'der die das den dem des ein eine einen einem unser unsere unseren unserem unserer mein meine meinen am im vom zum beim',
  ),
  fr: words('le la les un une l notre nos mon ma leur ce cette du au'),
  nl: words('de het een onze ons mijn'),
  pl: words('nasz nasza naszego naszym moj'),
  cs: words('nas nase naseho nasim muj'),
  it: words('il lo la l gli un una uno nostro nostra mio mia del dal al nel sul'),
  es: words('el la los las un una nuestro nuestra nuestros mi del al'),
  sv: words('var vart min mitt klubbens en ett'),
};

/** Words that equal a determiner once folded, but mean something else: "var" (was), "nás" (us); as written. */
export const DETERMINER_HOMOGRAPHS = words('var nás là él mí');

/**
 * Where people are on duty, so that a name after it may be theirs: "an der Winde Becker", "al verricello Ferrari".
 */
export const POSTS =
  words(`winch winde treuil lier wyciagarka wyciagarce navijak navijaku verricello torno vinsch vinschen tractor traktor traktoru traktorze tracteur trattore
  trekker ciagnik seil schlepp rueckholwagen lepo auto radio radiu vysilacce funk haken hebel`);
