/** What people and machines come from: "the Hungarian Góbé", "the pilot was Swiss". */
import { words } from '../words.ts';

const NATIONALITIES =
  words(`hungarian polish czech german french british english italian swiss austrian finnish romanian russian soviet slovak slovenian slovene
  spanish dutch american swedish danish norwegian belgian lithuanian ukrainian yugoslav brazilian australian scottish welsh irish
  portuguese greek turkish japanese chinese indian canadian argentine argentinian chilean mexican israeli estonian latvian croatian
  croat serbian serb bulgarian icelandic maltese cypriot thai korean swede dane pole turk finn briton dutchman frenchman englishman
  scotsman welshman irishman european asian african muslim sikh catholic hindu jewish christian pakistani filipino
  cornish breton bavarian tyrolean basque catalan flemish walloon sicilian corsican egyptian moroccan algerian tunisian iranian iraqi
  saudi lebanese syrian nigerian kenyan ghanaian vietnamese indonesian malaysian singaporean colombian venezuelan peruvian cuban covid`);

/** True for a folded adjective of nationality. */
export function isNationality(folded: string): boolean {
  return NATIONALITIES.has(folded);
}

/** Nouns of nationality that are also surnames: "Alemán D-2218", "Němec na Cirrusu"; folded. */
export const FOREIGNERS =
  words(`aleman frances ingles italiano portugues belga suizo holandes polaco tedesco francese inglese svizzero austriaco olandese polacco nemec polak
  slovak rakusan francouz madar niemiec czech slowak francuz austriak wegier anglik szwed deutscher franzose schweizer osterreicher tscheche
  duitser belg fransman allemand suisse belge anglais tysk norrman dansk`);

/** Words that show that a foreigner is meant, such as a guest or the aircraft flown; folded. */
export const FOREIGNER_CUES = words(
  'invitado ospite host gosc gast invite visitante z ze de del aus uit fran en su na auf i con mit med s se met avec',
);
