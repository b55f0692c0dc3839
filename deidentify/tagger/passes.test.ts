import { expect, test } from 'vitest';
import { corpusFiles } from '../../bench/deidentify/corpus-files.ts';
import { tagger } from '../../bench/deidentify/name-tagger.ts';
import { readRow } from '../corpus/row.ts';
import { readPassage } from '../reading/passage.ts';
import { PASSES } from './judging/passes.ts';

test('each pass of the name tagger changes a result in the corpus', () => {
  const needless = new Set(PASSES.map(({ name }) => name));
  for (const { chapters } of corpusFiles())
    for (const { context, rows } of chapters)
      for (const row of rows) {
        if (needless.size === 0) return;
        const language = context.language ?? null;
        const passage = readPassage('narrative', readRow(row).text, language);
        const finds = JSON.stringify(tagger.tag(passage, language).finds);
        for (const name of needless)
          if (JSON.stringify(tagger.tag(passage, language, name).finds) !== finds) needless.delete(name);
      }
  expect([...needless]).toEqual([]);
});
