/**
 * Parses corpus files into chapters. Both formats have one row per line; blank lines and `#` comments are skipped.
 * `.txt`: a row as in row.ts, with `\uXXXX` for invisible characters; `@ {…}` (JSON) sets what is known from there on.
 * `.jsonl`: `{text, …}`, where the other keys are values of the report's fields, `club` a club, and `country`.
 */
import type { DeidentifyInput } from '../request.ts';
import { type Chapter, inputOf } from './row.ts';

type Context = Partial<DeidentifyInput>;
type OwnRow = { text: string; club?: string; country?: string } & Partial<DeidentifyInput['known']>;

const NOBODY = inputOf({}).known;
const ESCAPED = /\\u([0-9a-f]{4})/g;

function contextOf(line: string): Context {
  const { known, ...others } = JSON.parse(line) as Omit<Context, 'known'> & {
    known?: Partial<DeidentifyInput['known']>;
  };
  return { ...others, ...(known && { known: { ...NOBODY, ...known } }) };
}

function ownRow(title: string, line: string): Chapter {
  const { text, club, country, ...known } = JSON.parse(line) as OwnRow;
  const clubs = club ? [{ name: club, location: null }] : [];
  return { title, rows: [text], context: { known: { ...NOBODY, ...known }, clubs, country: country ?? 'GB' } };
}

/** The chapters of one file, titled with its name; throws if a line cannot be parsed. */
export function readChapters(name: string, content: string): Chapter[] {
  let open = { title: name, context: {} as Context, rows: [] as string[] };
  const chapters: Chapter[] = [open];
  for (const line of content.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (name.endsWith('.jsonl')) chapters.push(ownRow(name, line));
    else if (line.startsWith('@ ')) {
      open = { title: name, context: contextOf(line.slice(2)), rows: [] };
      chapters.push(open);
    } else open.rows.push(line.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))));
  }
  return chapters.filter(({ rows }) => rows.length > 0);
}
