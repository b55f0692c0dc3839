/** Converts words to a PO file, which Weblate and Poedit read, and back (C14.12). */
import { po } from 'gettext-parser';
import { LANGUAGES, type Language } from '../../domain/language/languages.ts';
import { type Module, notesOf, readModule, wordsFolders } from './modules.ts';
import { formsOf, problemsOf } from './problems.ts';
import { flatten, type Text } from './texts.ts';

/** Gettext's plural rules, in the order of formsOf. */
const PLURAL_RULES: Partial<Record<Language, string>> = {
  fr: 'nplurals=2; plural=(n > 1);',
  pl: 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);',
  cs: 'nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);',
};

/** Separates the folder and the name of a text. */
const SEPARATOR = ':';

type Entry = {
  msgctxt: string;
  msgid: string;
  msgid_plural?: string;
  msgstr: string[];
  comments: { extracted: string };
};

function entryOf(key: string, english: Text, translation: Text | undefined, note: string, language: Language): Entry {
  const common = { msgctxt: key, comments: { extracted: note } };
  if (typeof english === 'string')
    return { ...common, msgid: english, msgstr: [typeof translation === 'string' ? translation : ''] };
  const forms = typeof translation === 'object' ? translation : {};
  return {
    ...common,
    msgid: english['one'] ?? '',
    msgid_plural: english['other'] ?? '',
    msgstr: formsOf(language).map((form) => forms[form] ?? ''),
  };
}

/** The labels of tables that are empty in English, where the stored value is the English text. */
function withLabels(english: Map<string, Text>, modules: readonly (Module | null)[]): Map<string, Text> {
  const all = new Map(english);
  for (const module of modules)
    for (const key of flatten(module ?? {}).keys()) if (!all.has(key)) all.set(key, key.slice(key.indexOf('.') + 1));
  return all;
}

/** One file with all words of a language; the context of each text is its folder and name. */
export async function exportWords(language: Language): Promise<Buffer> {
  const translations: Record<string, Record<string, Entry>> = {};
  for (const folder of wordsFolders()) {
    const modules = await Promise.all(LANGUAGES.map((each) => readModule(folder, each)));
    const texts = withLabels(flatten(modules[0] ?? {}), modules.slice(1));
    const own = flatten((await readModule(folder, language)) ?? {});
    const notes = notesOf(folder);
    for (const [name, english] of texts) {
      const note = [notes.get(''), notes.get(name.split('.')[0] ?? '')].filter(Boolean).join('\n');
      const key = `${folder}${SEPARATOR}${name}`;
      const entry = entryOf(key, english, own.get(name), note, language);
      translations[key] = { [entry.msgid]: entry };
    }
  }
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    Language: language,
    'Plural-Forms': PLURAL_RULES[language] ?? 'nplurals=2; plural=(n != 1);',
  };
  return po.compile({ charset: 'utf-8', headers, translations });
}

export type Imported = { language: Language; texts: Map<string, Map<string, Text>> };

/** Reads a file, omitting empty texts. Throws with a readable message if it is not a PO file. */
export function readWords(file: Buffer): Imported {
  const { headers, translations } = po.parse(file);
  const language = LANGUAGES.find((each) => each === headers['Language'] && each !== 'en');
  if (!language) throw new Error(`Language in the header of the file must be one of ${LANGUAGES.slice(1).join(', ')}`);
  const texts = new Map<string, Map<string, Text>>();
  for (const entries of Object.values(translations))
    for (const { msgctxt = '', msgid_plural, msgstr } of Object.values(entries)) {
      const at = msgctxt.indexOf(SEPARATOR);
      if (at < 0 || msgstr.every((text) => text === '')) continue;
      const text = msgid_plural
        ? Object.fromEntries(formsOf(language).map((form, index) => [form, msgstr[index] ?? '']))
        : (msgstr[0] ?? '');
      const folder = msgctxt.slice(0, at);
      texts.set(folder, (texts.get(folder) ?? new Map<string, Text>()).set(msgctxt.slice(at + 1), text));
    }
  return { language, texts };
}

/** One line for each text that English does not have, or whose placeholders are missing or unknown. */
export async function importProblems({ language, texts }: Imported): Promise<string[]> {
  const complaints: string[] = [];
  for (const [folder, found] of texts) {
    const english = await readModule(folder, 'en').catch(() => null);
    if (!english) {
      complaints.push(`${folder}: there is no such folder of words`);
      continue;
    }
    const flat = flatten(english);
    for (const [name, text] of found) {
      const table = english[name.split('.')[0] ?? ''];
      const isLabel = typeof table === 'object' && Object.keys(table).length === 0;
      const wanted = flat.get(name);
      if (wanted === undefined && !isLabel) complaints.push(`${folder}${SEPARATOR}${name} is not in English`);
      else if (wanted !== undefined)
        complaints.push(
          ...problemsOf({ [name]: wanted }, { [name]: text }, language).map((line) => `${folder}${SEPARATOR}${line}`),
        );
    }
  }
  return complaints;
}
