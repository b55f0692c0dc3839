/** Export CSV: the whole list behind the filters that are set (contract C12.4). */
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { request } from '../../api.ts';
import { queryOf } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { toastFailure } from '../api-failure.ts';
import { saveFile } from './save-file.ts';

/** Where a comma divides whole numbers from parts, spreadsheets divide cells by semicolons. */
const separator = (): string => ((1.1).toLocaleString(navigator.language).includes(',') ? 'semicolon' : '');

/** Fetches the file at an address, with what its query asks for; a refusal is said as any other. */
export function ExportCsv({ address }: { address: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const divided = queryOf({ separator: separator() });
      const response = await request(address + (address.includes('?') ? divided.replace('?', '&') : divided));
      const [, name = 'export.csv'] =
        /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
      saveFile(name, await response.blob());
      return name;
    },
    onSuccess: (name) => toast({ title: 'Exported', description: `${name} has been saved.` }),
    onError: (problem) => toastFailure('Export failed', problem, 'Failed to export.'),
  });
  return (
    <Button variant="secondary" busy={isPending && 'Exporting...'} onClick={() => mutate()}>
      <Download aria-hidden="true" className="size-4" />
      Export CSV
    </Button>
  );
}
