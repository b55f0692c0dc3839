/** Autosaved text fields; the input stays as typed although the server trims its copy. */
import { useState } from 'react';
import { fill, wholeNumber } from '../../../domain/language/text.ts';
import { normaliseText } from '../../../domain/text/normalise.ts';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import * as words from './words/en.ts';

type Props = {
  id: string;
  label: string;
  /** The saved or pending value. */
  value: string | null;
  onWrite: (text: string | null) => void;
  onLeave?: () => void;
  max: number;
  hint?: string;
  error?: string | undefined;
  placeholder?: string;
  disabled?: boolean;
};

/** Shows the count within this many UTF-16 units of the limit. */
const NEARLY_FULL = 200;

function hintWithRoom(text: string, max: number, hint: string | undefined): string | undefined {
  if (text.length <= max - NEARLY_FULL) return hint;
  const room = { length: wholeNumber(text.length), max: wholeNumber(max) };
  return hint ? fill(words.hintAndRoom, { hint, ...room }) : fill(words.room, room);
}

/** The typed text while equivalent to the known value, else the known value. */
function useTyped({ value, onWrite }: Pick<Props, 'value' | 'onWrite'>) {
  const [typed, setTyped] = useState(value ?? '');
  const shownText = normaliseText(typed) === value ? typed : (value ?? '');
  const write = (text: string) => {
    setTyped(text);
    onWrite(normaliseText(text));
  };
  return [shownText, write] as const;
}

function fieldOf({ id, label, max, hint, error, placeholder, disabled, onLeave }: Props, shownText: string) {
  const fullHint = hintWithRoom(shownText, max, hint);
  return {
    id,
    label,
    placeholder,
    disabled,
    error,
    value: shownText,
    onBlur: onLeave,
    ...(fullHint ? { hint: fullHint } : {}),
  };
}

export function SavedText(props: Props) {
  const [shownText, write] = useTyped(props);
  return (
    <TextAreaField
      {...fieldOf(props, shownText)}
      onChange={({ target }) => write(target.value)}
      controlClassName="block min-h-20 max-h-[45dvh] [field-sizing:content]"
    />
  );
}

export function SavedLine({ onEnter, ...props }: Props & { onEnter: () => void }) {
  const [shownText, write] = useTyped(props);
  return (
    <TextField
      {...fieldOf(props, shownText)}
      autoComplete="off"
      enterKeyHint="done"
      onChange={({ target }) => write(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
