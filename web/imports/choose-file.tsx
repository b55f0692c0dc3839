/** The first step of an import: club and file (C12.7). */
import { useMutation } from '@tanstack/react-query';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { IMPORT_BYTES_MAX, type ImportPreview } from '../../domain/imports/import.ts';
import { fill } from '../../domain/language/text.ts';
import { failureText } from '../api.ts';
import { ClubSelect } from '../components/clubs/club-select.tsx';
import { useClubDeleted } from '../components/clubs/deleted/deleted-club.ts';
import { Notice } from '../layouts/staff/notice.tsx';
import { Button } from '../ui/button.tsx';
import { createImport } from './api.ts';
import { fileSize } from './numbers.ts';
import { Progress } from './progress.tsx';
import { saveTemplate } from './template.ts';
import * as words from './words/en.ts';

type Props = { choosesClub: boolean; onPreview: (preview: ImportPreview, name: string, clubId: string) => void };

export function ChooseFile({ choosesClub, onPreview }: Props) {
  const [clubId, setClubId] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (file: File) => {
      if (file.size > IMPORT_BYTES_MAX) throw new Error(words.tooLarge);
      return createImport(file, clubId);
    },
    onSuccess: (preview, file) => onPreview(preview, file.name, clubId),
  });
  const clubDeleted = useClubDeleted();
  if (clubDeleted) return <Notice Icon={FileSpreadsheet}>{clubDeleted}</Notice>;
  const onFile = (file: File | undefined) => {
    if (file) mutate(file);
    // Allows choosing the corrected file again.
    if (input.current) input.current.value = '';
  };
  return (
    <section
      className="rounded-card border border-line bg-surface px-5 py-5 shadow-card sm:px-6"
      aria-labelledby="import-file"
    >
      <h2 id="import-file" className="text-heading">
        {words.chooseAFile}
      </h2>
      <p className="mt-2 max-w-[68ch] text-[0.9375rem] text-ink-soft">{words.whichFile}</p>
      {choosesClub && (
        <ClubSelect
          id="import-club"
          className="mt-5 max-w-md"
          value={clubId}
          onChange={setClubId}
          disabled={isPending}
        />
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={words.csvFile}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => onFile(target.files?.[0])}
        />
        <Button
          busy={isPending && words.readingFile}
          disabled={choosesClub && clubId === ''}
          onClick={() => input.current?.click()}
        >
          <FileSpreadsheet aria-hidden="true" className="size-4" />
          {words.chooseFile}
        </Button>
        <Button variant="secondary" onClick={saveTemplate}>
          <Download aria-hidden="true" className="size-4" />
          {words.downloadTemplate}
        </Button>
      </div>
      {isPending && variables && (
        <Progress>{fill(words.sendingFile, { name: variables.name, size: fileSize(variables.size) })}</Progress>
      )}
      {error && (
        <p role="alert" className="mt-4 max-w-[68ch] font-medium wrap-anywhere text-danger">
          {failureText(error)}
        </p>
      )}
    </section>
  );
}
