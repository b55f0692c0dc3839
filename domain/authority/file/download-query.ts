import * as z from 'zod/mini';
import { validationMessage } from '../../language/validation-message.ts';
import * as words from '../../refusals/words/en.ts';
import { textField } from '../../text/field.ts';
import { FILE_KINDS, type FileKind } from '../submissions.ts';

export const FILE_TEXTS = ['anonymised', 'original'] as const;
export type FileText = (typeof FILE_TEXTS)[number];

function oneOf<Word extends string>(label: string, values: readonly Word[], fallback: Word) {
  const refusal = validationMessage(words.oneOf, { name: label, values: values.join(', ') });
  return z.pipe(
    textField({ label, check: (text) => ((values as readonly string[]).includes(text) ? null : refusal) }),
    z.transform((text: string | null): Word => (text ?? fallback) as Word),
  );
}

export const DownloadQuery = z.object({
  kind: oneOf<FileKind>('kind', FILE_KINDS, 'initial'),
  text: oneOf<FileText>('text', FILE_TEXTS, 'anonymised'),
  identify: z.pipe(
    oneOf<'true' | 'false'>('identify', ['true', 'false'], 'false'),
    z.transform((text): boolean => text === 'true'),
  ),
});
export type DownloadQuery = z.output<typeof DownloadQuery>;

export const fileNameOf = (fileNumber: string): string => `windsock-${fileNumber}.e5x`;
