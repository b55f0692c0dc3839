import { expect, test } from 'vitest';
import { corpusFiles } from '../../../../bench/deidentify/corpus-files.ts';
import { inputWithTagger, tagger } from '../../../../bench/deidentify/name-tagger.ts';
import { readRow } from '../../../corpus/row.ts';
import { deidentify } from '../../../deidentify.ts';
import { readPassage } from '../../../reading/passage.ts';
import { NAMESAKES, namesakeAt } from './namesakes.ts';

const replacedIn = (text: string, language: string): string[] =>
  deidentify(inputWithTagger({ narrative: text }, { language }))
    .spans.filter(({ action }) => action === 'replace')
    .map(({ start, end }) => text.slice(start, end));

test('every namesake rule decides at least one find in the corpus', () => {
  const needless = new Set(NAMESAKES.map(({ name }) => name));
  for (const { chapters } of corpusFiles().filter(({ name }) => name.startsWith('harmless/')))
    for (const { context, rows } of chapters)
      for (const row of rows) {
        const passage = readPassage('narrative', readRow(row).text, context.language ?? null);
        const reading = tagger.tag(passage, context.language ?? null);
        for (const find of reading.finds) needless.delete(namesakeAt(passage.tokens, reading, find)?.name ?? '');
      }
  expect([...needless]).toEqual([]);
});

test.each([
  ['en', 'The Winter altimeter read high.', 'Instructor Winter read the altimeter.', 'Winter'],
  ['de', 'Das Becker-Funkgerät fiel aus.', 'Herr Becker sprach am Funkgerät.', 'Becker'],
  ['fr', 'La radio Becker ne marchait plus.', 'Monsieur Becker a pris la radio.', 'Becker'],
  ['nl', 'Boven Nijverdal draaide de wind.', 'Instructeur Nijverdal draaide om.', 'Nijverdal'],
  ['pl', 'Lina spadła na ulicę Sienkiewicza.', 'Instruktor Sienkiewicz zauważył linę.', 'Sienkiewicz'],
  ['cs', 'Letiště Václava Havla nás poslalo níž.', 'Pan Václav Havel nás poslal níž.', 'Václav Havel'],
  ['it', "L'aeroporto Leonardo da Vinci era chiuso.", 'Il signor Leonardo Vinci era in pista.', 'Leonardo Vinci'],
  ['es', 'El altímetro Winter marcaba mal.', 'El instructor Winter tomó los mandos.', 'Winter'],
  ['sv', 'Vingen låg på Karl Johansgatan.', 'Läraren Karl Johansson tog över.', 'Karl Johansson'],
])(
  '%s: a place or thing is kept, and a person of the same name is replaced (C5.2, C5.3)',
  (language, thing, person, name) => {
    expect(replacedIn(thing, language)).toEqual([]);
    expect(replacedIn(person, language)).toEqual([name]);
  },
);

test.each([
  ['en', 'I drove past Kelso, who waved.', 'Kelso'],
  ['pl', 'Obok Rybnika stał inspektor.', 'Rybnika'],
  ['it', "Vicino a Rossi c'era il gancio.", 'Rossi'],
  ['de', 'An der Winde Becker zog an.', 'Becker'],
  ['fr', 'La faute de Marin a été grave.', 'Marin'],
  ['en', 'I saw Bora run to the cable.', 'Bora'],
  ['en', 'I gave Winter altimeter and map.', 'Winter'],
  ['de', 'Das Seil fiel auf die Straße. Becker holte es.', 'Becker'],
  ['de', 'Ohne Funkgerät Becker konnte uns nicht warnen.', 'Becker'],
  ['fr', 'Vers Laval, qui avait trouvé une pompe, tous ont convergé.', 'Laval'],
  ['nl', 'De aanhanger van Anschau had een lekke band.', 'Anschau'],
  ['nl', 'Tegenover Goes zat zijn leerling.', 'Goes'],
  ['nl', 'Henk Kerkstraat tikte op de kap.', 'Henk Kerkstraat'],
  ['pl', 'Silnik Walter uruchomił sam.', 'Walter'],
  ['cs', 'S padákem Winter vyskočil.', 'Winter'],
  ['it', 'In piazza Mazzini ci ha visto passare.', 'Mazzini'],
  ['es', 'Con Levante en el asiento delantero despegamos.', 'Levante'],
  ['sv', 'Med fallskärm Winter hoppade ut.', 'Winter'],
])('%s: a name that may mean a person is at least asked about (C5.6): %s', (language, text, name) => {
  const { spans } = deidentify(inputWithTagger({ narrative: text }, { language }));
  expect(spans.map(({ start, end }) => text.slice(start, end))).toContain(name);
});
