/** A date field that copes with browsers reporting each typed digit: 0002, 0020, 0202, 2026. */
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/field.tsx';

/** An earlier year is still being typed. */
const EARLIEST = '1900';

type Props = {
  id: string;
  label: string;
  value: string;
  /** `choosing` for the first change, then `typing`: one history entry. */
  onChange: (day: string, how: 'typing' | 'choosing') => void;
};

/** Reports complete days, and any day on Enter or blur. */
export function DayField({ id, label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const reported = useRef(value);
  const isChanging = useRef(false);
  useEffect(() => {
    // The URL changed otherwise: back, forward, Clear.
    if (value === reported.current) return;
    reported.current = value;
    setTyped(value);
  }, [value]);
  const report = (day: string) => {
    if (day === reported.current) return;
    reported.current = day;
    onChange(day, isChanging.current ? 'typing' : 'choosing');
    isChanging.current = true;
  };
  const leave = () => {
    report(typed);
    isChanging.current = false;
  };
  return (
    <TextField
      id={id}
      label={label}
      type="date"
      // Limits the year to four digits.
      max="9999-12-31"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const isIncomplete = target.value === '' ? target.validity.badInput : target.value < EARLIEST;
        if (!isIncomplete) report(target.value);
      }}
      onKeyDown={({ key }) => key === 'Enter' && report(typed)}
      onBlur={leave}
    />
  );
}
