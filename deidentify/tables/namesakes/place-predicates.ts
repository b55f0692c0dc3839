/** What is said of places and rarely of people: weather, opening hours, country; folded. */
import type { LanguageCode } from '../../tagger/languages.ts';
import { words } from '../words.ts';

/** Copular verbs between a place and what is said of it, in nine languages: "was", "lies", "era", "byl". */
export const COPULAR_VERBS =
  words(`was were is are lies lay remained stayed looked war waren ist sind liegt lag lagen wurde blieb etait est sont sera restait se lag lagen ligt
  was waren is werd byl byla bylo jest lezy zostal byl byla bylo je lezi zustal era e erano sono resta restava si estaba esta era queda quedaba
  var ar ligger lag blev forblev`);

/** Weather, position, country and whether a place is open or closed. */
export const PLACE_PREDICATES =
  words(`fog fogged cloud clouds cloudy clear overcast closed open shower showers rain raining thunderstorm storm mist misty haze sunshine shade wet snow snowed
  flooded waterlogged busy unreadable minima sight visible ahead behind abeam reach miles km north south east west canada argentina france
  nebel wolken wolke frei offen geschlossen gesperrt schauer regen gewitter dunst sonne schatten nass schnee sicht kanada norden suden osten westen
  brouillard nuages nuage degage libre ferme ouvert fermee averse pluie orage brume soleil ombre mouille neige vue vent nord sud est ouest bache bouche
  mist wolken wolk vrij dicht gesloten bui regen onweer nevel zon schaduw nat sneeuw zicht noorden zuiden oosten westen helder
  mgle mgla chmurach chmura chmurami wolny wolna zamkniety otwarty deszczu deszczem burza slonce cieniu sniegu widoczny polnoc poludnie kanadzie zalany zalana
  mlze mraku mracich mrakem volno volny uzavren otevren desti destem bourka slunce stinu snehu videt sever jih kanade zaplaveny zaplavena
  nebbia nubi nube libero libera chiuso chiusa aperto pioggia temporale foschia sole ombra bagnato neve vista nord sud est ovest coperto coperta
  niebla nubes nube libre despejado cerrado cerrada abierto lluvia tormenta bruma sol sombra mojado nieve vista norte sur este oeste tapado tapada cubierto
  dimma moln fri fritt stangd stangt oppet skur regn aska dis sol skugga vatt sno sikte norr soder oster vaster`);

/** Predicates that apply to people as well: "Victoria was after me", "Charlotte est sur la piste". */
export const SHARED_PREDICATES = words(
  `clear open busy sight ahead behind abeam reach visible miles km wet nass frei offen fri oppet libre libero libera wolny wolna volno volny vrij
  est sur vue vista sol dis vent dicht aska sicht zicht widoczny videt sikt`,
);

/** Auxiliary verbs after a name: "a vu", "ha visto"; as written. */
export const AUXILIARIES: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: words('was is had has did could would'),
  de: words('war ist hat hatte konnte wollte musste wurde'),
  fr: words('a avait est était fut faisait pouvait voulait'),
  nl: words('was is had heeft kon wilde moest werd'),
  pl: words('był była jest miał miała mógł mogła'),
  cs: words('byl byla je měl měla mohl mohla'),
  it: words('ha aveva è era fu fece poteva voleva'),
  es: words('ha había es era fue estaba hizo tuvo podía quería'),
  sv: words('var är hade har kunde ville fick blev'),
};

/** Clitics and adverbs between a name and its verb: "Martin nous a vu"; as written. */
export const PREVERBAL_WORDS: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: words('then also just never'),
  de: words(''),
  fr: words('nous me m te se s le la les l lui leur y en ne n'),
  nl: words(''),
  pl: words('się nie mnie mi go ją ich nas nam mu jej'),
  cs: words('se si ne mě mi ho ji je nás nám mu jí je pro ně'),
  it: words('ci mi ti si lo la li le l gli ne non'),
  es: words('nos me te se lo la los las le les no'),
  sv: words('inte'),
};

/** Clitics that repeat an object before the verb: the name before one is not the subject. */
export const OBJECT_CLITICS: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>> = {
  fr: words('l'),
  it: words('lo la l li le'),
  es: words('lo la los las'),
};

/** Subjects after the verb in verb-second order: "Am Wendepunkt Martin drehte der Wind". */
export const INVERTED_SUBJECTS: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>> = {
  de: words('ich er sie es wir man der die das ein eine mein meine unser unsere sich'),
  nl: words('ik hij ze zij het we wij je men de een mijn onze'),
  sv: words('jag han hon det den vi de man en ett min mitt var'),
};

/** Between a town and its country: "Regina, au Canada". */
export const COUNTRY_PREPOSITIONS = words('in au en aux w we v ve i');

/** Opens a clause about the person before it: "Falun som vinkade"; folded. */
export const RELATIVE_PRONOUNS: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: words('who whose whom'),
  de: words('der die dessen deren'),
  fr: words('qui'),
  nl: words('die wiens'),
  pl: words('ktory ktora'),
  cs: words('ktery ktera'),
  it: words('che'),
  es: words('que quien'),
  sv: words('som'),
};
