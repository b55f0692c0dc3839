/**
 * npm run word-lists: makes deidentify/tagger/data/words.bin.br, what is known of words in nine languages, and the
 * names and towns that fill the slots of the training text. Fetches its packages into .cache/word-lists.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { writeWordTable } from '../../deidentify/tagger/words/word-table.ts';
import { writeMade } from './checksums.ts';
import { Gathering } from './gathering.ts';
import { writeNotice } from './notice.ts';
import { fetchPackages } from './packages.ts';
import { writeSlotFillers } from './slot-fillers.ts';
import { addDeclinedTypes, addFieldWords, addTables } from './sources/field-words.ts';
import { addNames } from './sources/names.ts';
import { addOrdinaryWords, takeBackNames } from './sources/ordinary.ts';
import { addCountries, addPlaces } from './sources/places.ts';

fetchPackages();
const gathering = new Gathering();
addTables(gathering);
addNames(gathering);
addPlaces(gathering);
addFieldWords(gathering);
addOrdinaryWords(gathering);
addCountries(gathering);
addDeclinedTypes(gathering);
takeBackNames(gathering);
const bytes = writeWordTable(gathering.words);
const small = brotliCompressSync(bytes, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_LGBLOCK]: 24,
  },
});
writeMade('words.bin.br', small);
writeNotice();
writeSlotFillers();
console.log(`${gathering.words.size} words, ${bytes.byteLength} bytes, ${small.byteLength} compressed`);
