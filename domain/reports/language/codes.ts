/** ISO 639-1 codes and common names of languages (C14.8) */

const CODES = [
  'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es',
  'et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj',
  'kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv',
  'ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti',
  'tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu',
]
  .join(' ')
  .split(' ');

const KNOWN: ReadonlySet<string> = new Set(CODES);

export const isLanguageCode = (text: string): boolean => KNOWN.has(text);

const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\(.*?\)/gu, '')
    .trim()
    .toLowerCase();

let codesByName: ReadonlyMap<string, string> | undefined;

function buildCodesByName(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  const names = new Map<string, string>();
  for (const code of CODES) {
    const own = new Intl.DisplayNames([code], { type: 'language' }).of(code);
    for (const name of [own, english.of(code)]) if (name && name !== code) names.set(fold(name), code);
  }
  return names;
}

/** From `German`, `deutsch`, `de`, `de-AT` or `English (UK)`; `null` if unknown. */
export function languageCode(stated: string | null): string | null {
  const name = fold(stated ?? '');
  const code = /^([a-z]{2})(?:[-_][a-z]{2})?$/.exec(name)?.[1];
  if (code !== undefined && isLanguageCode(code)) return code;
  codesByName ??= buildCodesByName();
  return codesByName.get(name) ?? null;
}

export function languageName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}
