/** Serialises values by data type (C13.3) */
import { isClockTime, isRealDay } from '../text/calendar.ts';
import { removeInvalidXml } from '../xml/escape.ts';
import type { ValueType } from './attributes.ts';
import { VALUE_LISTS } from './lists.ts';

/** Text, a code or a day; or a code with text. */
export type Value = string | { id: string; text: string | null };

export type SerialisedValue = { text: string; additionalText?: string; isText?: true };

/** Normalises line breaks; `null` if blank. */
export function xmlText(text: string): string | null {
  const valid = removeInvalidXml(text.replace(/\r\n?/g, '\n'));
  return valid.trim() === '' ? null : valid;
}

const truncate = (text: string, max: number): string => Array.from(text).slice(0, max).join('');

function alphanumeric(text: string, { max, capitals }: { max: number; capitals?: true }): SerialisedValue | null {
  const line = xmlText(text)?.replace(/\s+/g, ' ').trim();
  if (line === undefined) return null;
  if (!capitals) return { text: truncate(line, max) };
  const upper = line.toUpperCase();
  // A truncated registration would be another aircraft's.
  return Array.from(upper).length > max || /[a-z]/.test(upper) ? null : { text: upper };
}

/** `null` if the type cannot hold it. */
export function serialiseValue(value: Value, type: ValueType): SerialisedValue | null {
  if (typeof value !== 'string') {
    if (type.type !== 'code with text' || !VALUE_LISTS[type.list].has(value.id)) return null;
    const additionalText = value.text === null ? null : xmlText(value.text);
    return {
      text: value.id,
      ...(additionalText !== null && { additionalText: additionalText.replace(/\s+/g, ' ').trim() }),
    };
  }
  switch (type.type) {
    case 'alphanumeric':
      return alphanumeric(value, type);
    case 'number':
      return /^\d{1,9}$/.test(value) && Number(value) >= type.least ? { text: String(Number(value)) } : null;
    case 'code':
    case 'code with text':
      return VALUE_LISTS[type.list].has(value) ? { text: value } : null;
    case 'date':
      return isRealDay(value) ? { text: value } : null;
    case 'time':
      return isClockTime(value) ? { text: value.length === 5 ? `${value}:00` : value } : null;
    case 'text': {
      const text = xmlText(value);
      return text === null ? null : { text, isText: true };
    }
  }
}
