/** The file for the authority (contract C13.3): which one, with whose words, and what it is worth so far. */
import { useQueryClient } from '@tanstack/react-query';
import { Download as DownloadIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type FileText, NOT_YET_ACCEPTED } from '../../../../domain/authority/file/download.ts';
import { FILE_KINDS, type FileKind } from '../../../../domain/authority/submissions.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices/choices.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { fileAddress, refreshCase } from './api.ts';
import { KIND_WORDS } from './words.ts';

const TEXTS = [
  { id: 'anonymised', label: 'De-identified, as in a public copy' },
  { id: 'original', label: 'As the reporter wrote it' },
] as const;

type Props = { reportId: string; kind: FileKind; onKind: (kind: FileKind) => void; isReady: boolean };

/** Choices, the button, and the question before an original text leaves. */
export function Download({ reportId, kind, onKind, isReady }: Props) {
  const reason = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const queryClient = useQueryClient();
  const [text, setText] = useState<FileText>('anonymised');
  const [isIdentified, setIdentified] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const fetchFile = () => {
    setAsking(false);
    link.current?.click();
    refreshCase(queryClient);
  };
  const query = { kind, text, ...(isIdentified && { identify: 'true' }) };
  return (
    <div className="grid grid-cols-1 gap-5">
      <SelectField
        id="authority-kind"
        label="File"
        className="max-w-sm"
        value={kind}
        onChange={({ target }) => onKind(target.value as FileKind)}
      >
        {FILE_KINDS.map((each) => (
          <option key={each} value={each}>
            {KIND_WORDS[each]}
          </option>
        ))}
      </SelectField>
      <Choices legend="Texts" options={TEXTS} value={text} onChange={(next) => setText(next ?? 'anonymised')} />
      <label className="relative flex min-h-12 w-fit cursor-pointer items-center gap-3 rounded-control border border-line bg-ground px-3.5 py-2 text-[0.9375rem] hover:border-sky has-checked:border-sky has-checked:bg-sky-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky">
        <input
          type="checkbox"
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          checked={isIdentified}
          onChange={({ target }) => setIdentified(target.checked)}
        />
        <span
          aria-hidden="true"
          className="size-4 shrink-0 rounded-sm border border-edge bg-surface peer-checked:border-5 peer-checked:border-sky"
        />
        Name the aircraft: registration and serial number
      </label>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          disabled={!isReady}
          aria-describedby={reason}
          onClick={() => (text === 'original' ? setAsking(true) : fetchFile())}
        >
          <DownloadIcon aria-hidden="true" className="size-4" />
          Download file
        </Button>
        <p id={reason} className="text-sm text-ink-soft empty:hidden">
          {isReady ? '' : 'Something is still missing.'}
        </p>
      </div>
      <p className="text-sm text-ink-soft">{NOT_YET_ACCEPTED}</p>
      <a ref={link} href={fileAddress(reportId, query)} download hidden tabIndex={-1}>
        The file
      </a>
      {isAsking && (
        <ConfirmDialog
          title="Send the reporter’s own words?"
          confirm="Download the original"
          onConfirm={fetchFile}
          onClose={() => setAsking(false)}
        >
          The text may name people, aircraft and the reporter, and the authority’s database keeps it. The reporter was
          promised confidence. Each such download is noted.
        </ConfirmDialog>
      )}
    </div>
  );
}
