/** Words that reading/language.ts reads. */
import { words } from '../words.ts';

/** Function words that indicate English, folded. */
export const ENGLISH = words(
  'the and was were with from that this had his her our their then when there which have been i my of to it he she by you but they who are would could we them',
);

/** Function words that indicate German, folded. */
export const GERMAN = words(
  'der die das und ein eine den dem nicht mit auf ist war wurde ich wir beim nach sich zu als im er es vom zum hat hatte aber dann noch bei aus mein meine unser unsere wohnt wohnhaft kein keine vor von durch wie',
);

/** Function words that indicate another language than these two, folded. */
export const OTHER =
  words(`le les des une est dans pour avec sur qui pas het een van niet naar bij ik w na nie sie jest byl do el los las una con por que
  il lo della del che non di och att det som jag vi av pa ett nara till fran vid til ikke og jeg hun han au aux du en sa sont
  etait avait nous je mon qu elle y se su un uno era fue tiene vive abita mio nel nella dal sono stato io bor ble blev varit har
  hade vart przy od za ze jego moj byly zostal mieszka ul oraz wij mijn zijn haar aan maar wel geen hij zij ons
  de en et lo op nog ook uit toen tot voor werd heeft hebben waren volgens waarom dat om hem nooit toch jak przez bez dla tak juz tylko ktory
  ktora gdy kiedy zaraz tego tym mu nad przed ale czy mial miala bylo byla zostala zostalo jsem jsme byla kdyz aby pri pred jen uz ktery ktera nam jako az podle mezi
  inte med om nar innan efter mot alla bara gick trots enligt upp ner igen sedan dar dom ingen oss ha gli dei delle alla sul sulla stata dopo prima
  anche senza quel muy pero sobre cuando como sans mais cette fait ses lui`);
