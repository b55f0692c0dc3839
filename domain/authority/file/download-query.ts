import * as z from 'zod/mini';
import { choiceParameter } from '../../refusals/choice.ts';
import { FILE_KINDS } from '../submissions.ts';

export const FILE_TEXTS = ['anonymised', 'original'] as const;
export type FileText = (typeof FILE_TEXTS)[number];

export const DownloadQuery = z.object({
  kind: z.pipe(
    choiceParameter('kind', FILE_KINDS),
    z.transform((kind) => kind ?? 'initial'),
  ),
  text: z.pipe(
    choiceParameter('text', FILE_TEXTS),
    z.transform((text) => text ?? 'anonymised'),
  ),
  identify: z.pipe(
    choiceParameter('identify', ['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
});
export type DownloadQuery = z.output<typeof DownloadQuery>;

export const fileNameOf = (fileNumber: string): string => `windsock-${fileNumber}.e5x`;
