/** Warnings in the preview: traceability (C5.5), reliability of name detection (C5.7). */
import { useQuery } from '@tanstack/react-query';
import { BookOpenText, Radar } from 'lucide-react';
import { fill } from '../../../../domain/language/text.ts';
import { labelOf } from '../../../../domain/reports/labels/labels.ts';
import { languageName } from '../../../../domain/reports/language/codes.ts';
import { unreliableLanguage } from '../../../../domain/reports/name-detection.ts';
import { isTraceable } from '../../../../domain/reports/public/precision.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { precisionOf } from '../api.ts';
import type { ReviewDraft } from '../decide/use-draft.ts';
import * as words from './words/en.ts';

/** `language`: the copy's ISO 639-1 code, if known. */
type Props = { report: StaffReport; language: string | null; draft: ReviewDraft };

/** No traceability warning until the precision is known. */
export function Notes({ report, language, draft }: Props) {
  const { data: current } = useQuery(precisionOf(report.id));
  const precision = draft.chosenPrecision?.precision ?? current;
  const unreliable =
    unreliableLanguage(report.narrativeLanguage) ??
    unreliableLanguage(language === null ? null : languageName(language));
  return (
    <>
      {unreliable && (
        <p className="flex gap-2 rounded-control bg-minor-tint px-3 py-2 text-minor wrap-anywhere">
          <BookOpenText aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span className="text-[0.9375rem] font-medium">
            {fill(words.unreliableDetection, { language: labelOf(unreliable) })}
          </span>
        </p>
      )}
      {precision && isTraceable(precision, report) && (
        <p className="flex gap-2 text-[0.9375rem] text-ink-soft">
          <Radar aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {words.trackingAdvice}
        </p>
      )}
    </>
  );
}
