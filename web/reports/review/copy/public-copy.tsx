/** The public copy, updated while the comment is written (C5.4). */
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { fill } from '../../../../domain/language/text.ts';
import { labelIn } from '../../../../domain/reports/labels/label.ts';
import type { DeidentifiedText, ReviewedText } from '../../../../domain/reports/public/public-report.ts';
import { longDay } from '../../../components/dates.ts';
import { reportedOn } from '../../../components/reported-on.ts';
import { SeverityBadge } from '../../../components/severity-badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { publishedText } from '../preview/decisions.ts';
import { suggestionCounts } from '../preview/kinds.ts';
import { listValueLabel } from '../preview/list-value-label.ts';
import type { PublicPreview } from '../preview/use-preview.ts';
import { PublicText, type Toggle } from './public-text.tsx';
import * as words from './words/en.ts';

const SECTIONS: readonly { title: string; fields: readonly DeidentifiedText[] }[] = [
  { title: words.whenAndWhere, fields: ['localDate', 'localTime', 'locationOccurrence', 'stateArea', 'worldRegion'] },
  { title: words.aircraft, fields: ['aircraftCategory', 'manufacturer', 'model'] },
  { title: words.flight, fields: ['operationType', 'flightPhase', 'weatherConditions'] },
];

/** Days, parts of the day and list values in the reader's language; null for other fields. */
function labelled(field: DeidentifiedText, value: string | null): string | null {
  if (value === null) return null;
  if (field === 'localDate') return longDay(value);
  if (field !== 'localTime') return listValueLabel(field, value);
  const part = labelIn(words.partsOfDay, value);
  return part === value ? null : part;
}

/** While typing, offsets refer to the previous text. */
const isTeamText = (field: ReviewedText) => field === 'smsManagerComment' || field === 'publicHeadline';

type ContentProps = { preview: PublicPreview; toggle: Toggle };
type Props = ContentProps & { children: ReactNode };

/** On failure shows the reason, and a retry button. */
export function PublicCopy({ preview, toggle, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-ground p-4 wrap-anywhere sm:p-5">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 id={id} className="text-base">
          {words.publicPreview}
        </h3>
        <p className="text-sm text-ink-soft">{preview.isBehind && preview.data ? words.updating : ''}</p>
      </div>
      <div role="status" className="grid gap-2 not-empty:mb-4">
        <Suggestions preview={preview} />
        {children}
      </div>
      <Content preview={preview} toggle={toggle} />
    </section>
  );
}

function Suggestions({ preview }: { preview: PublicPreview }) {
  // Fields that the copy omits (C5.5) need no answer.
  const suggestions =
    preview.data?.spans.filter(
      ({ action, field }) => action === 'suggest' && publishedText(preview.data.copy, field as ReviewedText) !== null,
    ) ?? [];
  return suggestionCounts(suggestions).map((suggestion) => (
    <p key={suggestion} className="flex items-center gap-2 rounded-control bg-minor-tint px-3 py-2 text-minor">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      <span className="text-[0.9375rem] font-medium">{suggestion}</span>
    </p>
  ));
}

function Content({ preview, toggle }: ContentProps) {
  if (preview.isError)
    return (
      <div role="alert" className="text-[0.9375rem]">
        <p className="mb-3 text-danger">{fill(words.previewFailed, { message: preview.error.message })}</p>
        <Button variant="secondary" onClick={() => preview.refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    );
  if (!preview.data) return <CopySkeleton />;
  const { copy } = preview.data;
  const text = (field: ReviewedText) => (
    <PublicText
      pieces={preview.pieces.get(field) ?? []}
      toggle={isTeamText(field) && preview.isBehind ? undefined : toggle}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-4 text-[0.9375rem]">
      <div className="grid grid-cols-1 gap-2">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <p
            dir="auto"
            lang={(copy.headline !== null && copy.language) || undefined}
            className="min-w-0 text-[1.0625rem] leading-snug font-semibold"
          >
            {copy.headline === null
              ? words.safetyReport
              : text(preview.pieces.has('publicHeadline') ? 'publicHeadline' : 'headline')}
          </p>
          <SeverityBadge severity={copy.severity} />
        </div>
        <p className="text-sm text-ink-soft">{reportedOn(copy.submittedAt)}</p>
      </div>
      <Part title={words.whatHappened} lang={copy.language}>
        {text('narrative')}
      </Part>
      {copy.smsManagerComment !== null && (
        <Part title={words.analysis} lang={copy.language}>
          {text('smsManagerComment')}
        </Part>
      )}
      {SECTIONS.map(({ title, fields }) => {
        const present = fields.filter((field) => copy[field] !== null);
        return (
          present.length > 0 && (
            <Part key={title} title={title}>
              {present.map((field, index) => (
                <span key={field}>
                  {index > 0 && ' · '}
                  {labelled(field, copy[field]) ?? text(field)}
                </span>
              ))}
            </Part>
          )
        );
      })}
    </div>
  );
}

type PartProps = { title: string; lang?: string | null; children: ReactNode };

function Part({ title, lang, children }: PartProps) {
  return (
    <div>
      <h4 className="text-sm font-semibold text-ink-soft">{title}</h4>
      <p dir="auto" lang={lang ?? undefined} className="mt-0.5 leading-relaxed">
        {children}
      </p>
    </div>
  );
}

function CopySkeleton() {
  return (
    <div className="grid gap-3">
      <span className="sr-only">{words.loadingPreview}</span>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="mt-2 h-24 w-full" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
