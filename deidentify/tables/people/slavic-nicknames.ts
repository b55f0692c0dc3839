/**
 * Czech and Polish nicknames in every case and as possessive adjectives: "Adélce", "Grześka", "Standův".
 * General knowledge, written down for this project; folded.
 */

const NICKNAMES =
  `adelka terezka barca barunka verunka verca lucinka klarka kacka katka kacenka marketka lenicka hanicka hanka janicka ivanka evicka evca madlenka
majda maruska manka zdenka bozka bozenka jarka jaruska vlastik jirka jirik honza honzik jenda jenik pepa pepik pepicek vasek vasik venca venda
franta frantik fanda tonda tonik toncek kuba kubik kubicek matysek tomasek tomik ondra ondrasek honzicek standa slavek jarda jarousek mirek mirecek
milda milousek lubos lukasek vojta vojtik vojtisek zdenda zdenecek radek radecek rudla rudik olda olin olinek bohous bohousek petulka peticek pavlik
pavlinka misak michalek danecek davidek karlik karlicek kamilek robik sarka simonka simca sonicka stepka stepanek tadeas toncka vlada vladik vladka
zuzka zuzanka zuza eliska elinka emicka anca anicka anezka andulka aninka alenka dasenka jozka jozin jozik ladik lidka lidunka ludek ludva matous
nikca ninka natalka pajka pavca renca renatka sabinka tynka tyna vitek vitecek vikinka vilda vilik zbysek zbyna
adas adek alek olek olus ania anka anulka andzia antek antos artek bartek bartus baska basia beatka bogus bolek czarek czesiek czesia darek dorotka
edek edzia elka elzunia emilka ewka ewunia felek franek franus gosia gosiek grzes grzesiek grzechu gienek gienia halinka hania heniek hela helenka
irka irenka iwonka izka jacek jadzia janek jasiek jozek jozio julka jurek justynka kacperek kajtek karolek karolcia kasia kaska kazik krysia krzych
krzychu krzysiek krzys kubus leszek lucek lusia lukaszek maciek madzia majka malgosia malgoska marcinek marysia maryska martusia michas mietek mietka
mirka misiek olka pawelek piotrek piotrus przemek rafalek remek renia romek rysiek rysio slawek slawka stasiek stas staszek stefek szymek szymus tadek
tadzio tomek tomus tosia tosiek wacek wacus waldek wandzia wiesiek wieska witek wladek wladzia wojtek wojtus zbyszek zbysio zdzisiek zdzich zenek zosia
zoska zuzia zyga`
    .trim()
    .split(/\s+/);

const OF_A = 'a y i e ie u o ou ovi owi in ina ino iny inu ine uv ova ovo ovy ove ovu'.split(' ');
const OF_K = 'ek ka ku kovi kowi kem kiem ko kuv kova kovo kovy kove kovu'.split(' ');
const OF_CONSONANT = ['', ...'a e u i ovi owi em iem ie uv ova ovo ovy ove ovu'.split(' ')];
/** Before some endings the stem changes: "Adélce", "Anči", "Zuzčin". */
const SOFTENED: readonly (readonly [RegExp, string])[] = [
  [/k$/, 'c'],
  [/c$/, 'c'],
  [/r$/, 'rz'],
];

function formsOf(name: string): string[] {
  const stems = name.endsWith('iek') ? [name.slice(0, -2), name.slice(0, -3)] : [name.slice(0, -2)];
  if (name.endsWith('ek')) return stems.flatMap((stem) => OF_K.map((ending) => stem + ending));
  if (!name.endsWith('a')) return OF_CONSONANT.map((ending) => name + ending);
  const stem = name.slice(0, -1);
  const soft = SOFTENED.filter(([end]) => end.test(stem)).map(([end, letter]) => stem.replace(end, letter));
  return [stem, ...soft].flatMap((one) => OF_A.map((ending) => one + ending));
}

const FORMS: ReadonlySet<string> = new Set(NICKNAMES.flatMap(formsOf));

/** True for a folded word that is a Czech or Polish nickname, in whichever case. */
export function isSlavicNickname(folded: string): boolean {
  return FORMS.has(folded);
}
