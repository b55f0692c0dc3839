/** Downloads the authority's file: which kind, with anonymised or original texts (C13.3). */
import { useQueryClient } from '@tanstack/react-query';
import { Download as DownloadIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FILE_TEXTS, type FileText } from '../../../../domain/authority/file/download-query.ts';
import { FILE_KINDS, type FileKind } from '../../../../domain/authority/submissions.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { RadioGroup } from '../../../ui/choices/radio-group.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { fileAddress, refreshCase } from './api.ts';
import * as words from './words/en.ts';

const TEXTS = FILE_TEXTS.map((id) => ({ id, label: words.fileTexts[id] }));

type Props = { reportId: string; kind: FileKind; onKind: (kind: FileKind) => void; isReady: boolean };

/** Asks for confirmation before downloading original texts. */
export function Download({ reportId, kind, onKind, isReady }: Props) {
  const reason = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const queryClient = useQueryClient();
  const [text, setText] = useState<FileText>('anonymised');
  const [includesRegistration, setIncludesRegistration] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const fetchFile = () => {
    setConfirming(false);
    link.current?.click();
    refreshCase(queryClient);
  };
  const query = { kind, text, ...(includesRegistration && { identify: 'true' }) };
  return (
    <div className="grid grid-cols-1 gap-5">
      <SelectField
        id="authority-kind"
        label={words.file}
        className="max-w-sm"
        value={kind}
        onChange={({ target }) => onKind(target.value as FileKind)}
      >
        {FILE_KINDS.map((each) => (
          <option key={each} value={each}>
            {words.kinds[each]}
          </option>
        ))}
      </SelectField>
      <RadioGroup
        legend={words.texts}
        options={TEXTS}
        value={text}
        onChange={(next) => setText(next ?? 'anonymised')}
      />
      <Checkbox checked={includesRegistration} onChange={setIncludesRegistration}>
        {words.includeRegistration}
      </Checkbox>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          disabled={!isReady}
          aria-describedby={reason}
          onClick={() => (text === 'original' ? setConfirming(true) : fetchFile())}
        >
          <DownloadIcon aria-hidden="true" className="size-4" />
          {words.downloadFile}
        </Button>
        <p id={reason} className="text-sm text-ink-soft empty:hidden">
          {isReady ? '' : words.notCompleteYet}
        </p>
      </div>
      <p className="text-sm text-ink-soft">{words.notYetAccepted}</p>
      <a ref={link} href={fileAddress(reportId, query)} download hidden tabIndex={-1}>
        {words.theFile}
      </a>
      {isConfirming && (
        <ConfirmDialog
          title={words.sendOwnWords}
          confirm={words.downloadOriginal}
          onConfirm={fetchFile}
          onClose={() => setConfirming(false)}
        >
          {words.textMayName}
        </ConfirmDialog>
      )}
    </div>
  );
}
