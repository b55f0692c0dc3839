/** Exports the whole filtered list (C12.4). */
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../../domain/language/text.ts';
import { language } from '../../../domain/language/words/en.ts';
import { request } from '../../api.ts';
import { queryOf } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { toastFailure } from '../api-failure.ts';
import { ExportDialog } from './export-dialog.tsx';
import { saveFile } from './save-file.ts';
import * as words from './words/en.ts';

/** Spreadsheets expect semicolons where the decimal separator is a comma: in all languages but English (C14.10). */
const separator = (): string =>
  language !== 'en' || (1.1).toLocaleString(navigator.language).includes(',') ? 'semicolon' : '';

type Props = {
  url: string;
  /** Whether the user may include the aircraft; asked before each export. */
  mayIncludeAircraft?: boolean;
};

export function ExportCsv({ url, mayIncludeAircraft = false }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (identifying: boolean) => {
      const more = queryOf({ separator: separator(), identifying: identifying ? 'true' : '' });
      const response = await request(url + (url.includes('?') ? more.replace('?', '&') : more));
      const [, name = 'export.csv'] =
        /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
      saveFile(name, await response.blob());
      return name;
    },
    onSuccess: (name) => toast({ title: words.exported, description: fill(words.hasBeenSaved, { name }) }),
    onError: (problem) => toastFailure(words.exportFailed, problem, words.failedToExport),
    onSettled: () => setConfirming(false),
  });
  return (
    <>
      <Button
        variant="secondary"
        busy={isPending && words.exporting}
        onClick={() => (mayIncludeAircraft ? setConfirming(true) : mutate(false))}
      >
        <Download aria-hidden="true" className="size-4" />
        {words.exportCsv}
      </Button>
      {isConfirming && <ExportDialog busy={isPending} onExport={mutate} onClose={() => setConfirming(false)} />}
    </>
  );
}
