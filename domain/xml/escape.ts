/** Text in XML 1.0 documents */

/** Includes lone surrogates. */
const INVALID = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export const removeInvalidXml = (text: string): string => text.replace(INVALID, '');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For content and attributes; without invalid characters. `>` too, since content must not contain `]]>`. */
export const escapeXml = (text: string): string =>
  removeInvalidXml(text).replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
