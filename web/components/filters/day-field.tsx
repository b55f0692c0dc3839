/** Browsers report a day digit by digit: 0002, 0020, 0202, 2026. */
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/field.tsx';

/** An earlier day is still being typed. */
const EARLIEST = '1900';

type Props = {
  id: string;
  label: string;
  value: string;
  /** `choosing` at the first change, `typing` afterwards: one step of history. */
  onChange: (day: string, how: 'typing' | 'choosing') => void;
};

/** Reports whole days, and any day at Enter or on leaving. */
export function DayField({ id, label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const heard = useRef(value);
  const isChanging = useRef(false);
  useEffect(() => {
    // The address changed otherwise: back, forward, Clear.
    if (value === heard.current) return;
    heard.current = value;
    setTyped(value);
  }, [value]);
  const search = (day: string) => {
    if (day === heard.current) return;
    heard.current = day;
    onChange(day, isChanging.current ? 'typing' : 'choosing');
    isChanging.current = true;
  };
  const leave = () => {
    search(typed);
    isChanging.current = false;
  };
  return (
    <TextField
      id={id}
      label={label}
      type="date"
      // No fifth digit in a year.
      max="9999-12-31"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const isHalf = target.value === '' ? target.validity.badInput : target.value < EARLIEST;
        if (!isHalf) search(target.value);
      }}
      onKeyDown={({ key }) => key === 'Enter' && search(typed)}
      onBlur={leave}
    />
  );
}
