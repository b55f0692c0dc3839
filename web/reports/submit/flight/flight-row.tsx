/** The button that adds a flight log; the view and parser load once a file is chosen (C16.5). */
import { useRef } from 'react';
import { useLazy } from '../../../components/lazy/use-lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { ADD_LOG } from './add-log.ts';
import type { FlightLogProps } from './flight-log.tsx';
import * as words from './words/en.ts';

type Props = Omit<FlightLogProps, 'log' | 'onLog'> & {
  log: FlightLogProps['log'] | null;
  onLog: (log: File | null) => void;
};

export function FlightRow({ log, onLog, ...form }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const FlightLog = useLazy<FlightLogProps>({
    wanted: log !== null,
    load: async () => (await import('./flight-log.tsx')).FlightLog,
    failure: words.notRead,
    onFail: () => onLog(null),
  });
  return (
    <div className="border-t border-line px-5 py-4 sm:px-7">
      <input
        ref={input}
        type="file"
        accept=".igc"
        autoComplete="off"
        aria-label={words.addLog}
        hidden
        onChange={({ target }) => {
          if (target.files?.[0]) onLog(target.files[0]);
          target.value = '';
        }}
      />
      <Button variant="secondary" id={ADD_LOG} onClick={() => input.current?.click()}>
        {words.addLog}
      </Button>
      <p className="mt-2 text-sm text-ink-soft">{words.readHere}</p>
      {log && FlightLog && <FlightLog {...form} log={log} onLog={onLog} />}
    </div>
  );
}
