/** A day of the filter panel, which the browser tells digit by digit while it is typed: 0002, 0020, 0202, 2026. */
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/field.tsx';

/** A day before this is taken for one that is still being typed. */
const EARLIEST = '1900';

type Props = {
  id: string;
  label: string;
  value: string;
  /** `choosing` at the first change since the field was entered, `typing` at those that follow: one step of the history. */
  onChange: (day: string, how: 'typing' | 'choosing') => void;
};

/** What is typed stands here at once; whoever asked hears of a day that is whole, and at Enter or leaving of any. */
export function DayField({ id, label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const heard = useRef(value);
  const isChanging = useRef(false);
  useEffect(() => {
    // The address changed by other means: back, forward, Clear.
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
      // Four digits of a year, and no fifth.
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
