/** The part of gettext-parser that we use; it has no types of its own. */
declare module 'gettext-parser' {
  type Translation = {
    msgctxt?: string;
    msgid: string;
    msgid_plural?: string;
    msgstr: string[];
    comments?: { extracted?: string };
  };
  type Catalogue = {
    charset: string;
    headers: Record<string, string>;
    translations: Record<string, Record<string, Translation>>;
  };
  export const po: { compile(catalogue: Catalogue): Buffer; parse(file: Buffer): Catalogue };
}
