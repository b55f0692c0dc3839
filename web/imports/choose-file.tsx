/** The first step of an import: which club, which file (contract C12.7). */
import { useMutation } from '@tanstack/react-query';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { IMPORT_BYTES_MAX, type ImportPreview } from '../../domain/imports/import.ts';
import { failureText } from '../api.ts';
import { OneClub } from '../components/clubs/one-club.tsx';
import { Button } from '../ui/button.tsx';
import { lookAt } from './api.ts';
import { Progress } from './progress.tsx';
import { saveTemplate } from './template.ts';
import { inWords } from './words.ts';

type Props = { choosesClub: boolean; onLooked: (preview: ImportPreview, name: string) => void };

const TOO_LARGE = 'The file is larger than 5 MB. Please divide it.';

/** Club, file and template; what a file is refused for stands below. */
export function ChooseFile({ choosesClub, onLooked }: Props) {
  const [clubId, setClubId] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (file: File) => {
      if (file.size > IMPORT_BYTES_MAX) throw new Error(TOO_LARGE);
      return lookAt(file, clubId);
    },
    onSuccess: (preview, file) => onLooked(preview, file.name),
  });
  const chosen = (file: File | undefined) => {
    if (file) mutate(file);
    // The same file can be chosen again once it is mended.
    if (input.current) input.current.value = '';
  };
  return (
    <section
      className="rounded-card border border-line bg-surface px-5 py-5 shadow-card sm:px-6"
      aria-labelledby="import-file"
    >
      <h2 id="import-file" className="text-heading">
        Choose a file
      </h2>
      <p className="mt-2 max-w-[68ch] text-[0.9375rem] text-ink-soft">
        A CSV file as any spreadsheet saves it: one report a row, the names of the columns in the first, up to 5,000
        reports. Nothing is imported before you have seen what it becomes.
      </p>
      {choosesClub && <OneClub id="import-club" className="mt-5 max-w-md" value={clubId} onChange={setClubId} />}
      <div className="mt-5 flex flex-wrap gap-3">
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV file"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => chosen(target.files?.[0])}
        />
        <Button
          busy={isPending && 'Reading the file...'}
          disabled={choosesClub && clubId === ''}
          onClick={() => input.current?.click()}
        >
          <FileSpreadsheet aria-hidden="true" className="size-4" />
          Choose file
        </Button>
        <Button variant="secondary" onClick={saveTemplate}>
          <Download aria-hidden="true" className="size-4" />
          Download template
        </Button>
      </div>
      {isPending && variables && (
        <Progress>
          Sending {variables.name} ({inWords(variables.size)}) and reading it. Nothing is imported by this.
        </Progress>
      )}
      {error && (
        <p role="alert" className="mt-4 max-w-[68ch] font-medium wrap-anywhere text-danger">
          {failureText(error)}
        </p>
      )}
    </section>
  );
}
