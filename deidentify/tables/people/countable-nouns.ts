/**
 * Surnames that are also countable nouns. Such a noun cannot open a sentence without an article, so that a word that
 * does is a name ("Baker held the wing").
 */
import { words } from '../words.ts';

/** Surnames that are also countable nouns; folded. */
export const COUNTABLE_NOUN_SURNAMES =
  words(`smith baker cook cooper carter fisher turner taylor walker miller mason shepherd hunter gardener gardner potter weaver butcher thatcher
  farmer parker archer butler carpenter clark clarke porter sawyer tanner tyler wheeler muller schneider fischer weber wagner
  becker schulz schulze hoffmann koch richter bauer zimmermann schneider schmidt schmid vogt kaiser krause schafer jager metzger schreiber
  hill fox knight king bishop bell bird bush castle church cliff marsh pond swan ward bull heron finch crane drake peacock pike pope prince reeve monk
  squire steward weller wren booth brewer forester judge marshall sheriff abbott bailey chaplin chandler cooper dyer glover harper hooper mercer naylor
  palmer piper roper sadler salter saddler slater spicer tucker vickers wainwright waller warner webster woodward wright yeoman kramer kruger bakker visser smit mulder de kuiper meijer kowalski kowal molnar kovacs kovac ferrari fabbri sarto boulanger lefebvre`);
