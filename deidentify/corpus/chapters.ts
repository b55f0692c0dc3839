/**
 * The files of the corpus as chapters. Both forms hold one row a line, blank lines and `#` comments between them.
 * `.txt`: a row as in row.ts, with `\uXXXX` for what is not seen; a line `@ {…}` gives what is known from there on (JSON).
 * `.jsonl`: `{text, …}`, where the other keys are what the report's own fields hold, `club` a club, and `country`.
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

/** The chapters of one file, titled with its name; throws where a line cannot be read. */
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
