// Attribution for the sources of the word table and the slot fillers.

import { writeFileSync } from 'node:fs';
import { DATA } from './checksums.ts';
import { PACKAGES } from './packages.ts';

/** Writes deidentify/tagger/data/NOTICE. */
export function writeNotice(): void {
  const lines = PACKAGES.map(([name, version, licence]) => `- ${name} ${version}: ${licence}`);
  writeFileSync(
    `${DATA}NOTICE`,
    `words.bin.br holds hashes of words and what kind of words they are, made by "npm run word-lists" from the packages
below, from deidentify/tables and from the training text; towns.bin.br holds hashes of names of towns; the files
listed-names.txt and places.txt in deidentify/tagger/training hold names out of the same packages. Nothing else of the
packages is kept here. Their texts of licence and their sources come with the packages, under the names and versions
given here.

${lines.join('\n')}

Names of towns: GeoNames (www.geonames.org), licensed under Creative Commons Attribution 4.0 (CC BY 4.0); changed: towns
were chosen by country and population, and reduced to their names.
`,
  );
}
