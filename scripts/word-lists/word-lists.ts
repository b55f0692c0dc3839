/**
 * npm run word-lists: generates words.bin.br and towns.bin.br in deidentify/tagger/data (facts about words and towns),
 * and the names and towns for the slots of the training text. Fetches its packages into .cache/word-lists.
 */
import { writeTownTable } from '../../deidentify/tagger/words/town-table.ts';
import { writeWordTable } from '../../deidentify/tagger/words/word-table.ts';
import { writeCompressed } from './compressed-file.ts';
import { writeNotice } from './notice.ts';
import { fetchPackages } from './packages.ts';
import { writeSlotFillers } from './slot-fillers.ts';
import { addDeclinedTypes, addFieldWords, addTables } from './sources/field-words.ts';
import { addNames } from './sources/names.ts';
import { addOrdinaryWords, removeNames } from './sources/ordinary.ts';
import { addCountries, addPlaces, namesOfSeveralWords } from './sources/places.ts';
import { WordListBuilder } from './word-list-builder.ts';

fetchPackages();
const builder = new WordListBuilder();
addTables(builder);
addNames(builder);
addPlaces(builder);
addFieldWords(builder);
addOrdinaryWords(builder);
addCountries(builder);
addDeclinedTypes(builder);
removeNames(builder);
const words = writeCompressed('words.bin', writeWordTable(builder.words));
const towns = writeCompressed('towns.bin', writeTownTable(namesOfSeveralWords()));
writeNotice();
writeSlotFillers();
console.log(`${builder.words.size} words, ${words} bytes compressed; towns of several words, ${towns}`);
