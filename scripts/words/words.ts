/**
 * Words for translators (C14.12): `npm run words -- export de` writes `words-de.po`, `npm run words -- import
 * FILE` reads one back. docs/add-a-language.md walks through a whole language.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { isLanguage } from '../../domain/language/languages.ts';
import { exportWords, importProblems, readWords } from './exchange.ts';
import { fileOf, readModule, wordsFolders } from './modules.ts';
import { flatten } from './texts.ts';
import { writeModule } from './write.ts';

function end(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

async function exportTo(code: string): Promise<void> {
  if (!isLanguage(code) || code === 'en') return end(['Name one of the languages: npm run words -- export de']);
  const file = `words-${code}.po`;
  writeFileSync(file, await exportWords(code));
  console.log(`${file} contains all texts, in English and ${code}.`);
}

async function importFrom(file: string): Promise<void> {
  const imported = readWords(readFileSync(file));
  const complaints = await importProblems(imported);
  if (complaints.length > 0) end([...complaints, 'Nothing was changed.']);
  const { language, texts } = imported;
  const written: string[] = [];
  for (const folder of wordsFolders()) {
    const found = texts.get(folder);
    if (!found) continue;
    const english = (await readModule(folder, 'en')) ?? {};
    const before = flatten((await readModule(folder, language)) ?? {});
    const labels = (name: string) =>
      Object.fromEntries(
        [...before, ...found].flatMap(([key, text]) =>
          key.startsWith(`${name}.`) && typeof text === 'string' ? [[key.slice(name.length + 1), text]] : [],
        ),
      );
    writeModule(folder, language, english, (key) => found.get(key) ?? before.get(key), labels);
    written.push(fileOf(folder, language));
  }
  spawnSync('npx', ['biome', 'check', '--write', ...written], { stdio: 'inherit' });
  console.log(`Wrote ${written.length} files; npm run check validates them.`);
}

const [command, what = ''] = process.argv.slice(2);
if (command === 'export') await exportTo(what);
else if (command === 'import') await importFrom(what).catch((problem: Error) => end([problem.message]));
else end(['npm run words -- export LANGUAGE | import FILE']);
