/** The two cards that hold what matters most: which club, and what happened. */
import type { ReactNode } from 'react';
import { NARRATIVE_MIN } from '../../../../domain/reports/report.ts';
import { LONG_TEXT_MAX, LONG_TEXT_NEARLY_FULL } from '../../../../domain/text/limits.ts';
import { ClubChoice } from '../../../components/clubs/club-choice.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import type { Errors } from '../state/use-report-form.ts';
import type { FormField, FormValues } from '../state/values.ts';

type Props = { values: FormValues; errors: Errors; set: (field: FormField, value: string) => void };

function Card({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
      <h2 className="text-heading">{title}</h2>
      <p className="mt-0.5 mb-5 text-[0.9375rem] text-ink-soft">{intro}</p>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}

/** The club card. */
export function ClubCard({ values, errors, set }: Props) {
  return (
    <Card title="Club" intro="Whose safety team should read this?">
      <div className="sm:col-span-2">
        <ClubChoice
          id="clubId"
          label="Club"
          required
          value={values.clubId}
          error={errors.clubId}
          onChange={(clubId) => set('clubId', clubId)}
        />
      </div>
    </Card>
  );
}

function narrativeHint({ length }: string): string {
  if (length > LONG_TEXT_NEARLY_FULL)
    return `${length.toLocaleString('en')} of ${LONG_TEXT_MAX.toLocaleString('en')} characters.`;
  return `Your own words are best. ${NARRATIVE_MIN} characters are enough to send it; more helps others learn.`;
}

/** The What Happened card. */
export function NarrativeCard({ values, errors, set }: Props) {
  return (
    <Card title="What Happened" intro="What did you see or do, what surprised you, and what would have helped?">
      <TextAreaField
        id="narrative"
        label={
          <>
            <span className="sr-only">What happened / </span>Narrative
          </>
        }
        required
        className="sm:col-span-2"
        controlClassName="min-h-[200px] resize-y field-sizing-content max-h-[70dvh]"
        rows={8}
        autoComplete="off"
        value={values.narrative}
        error={errors.narrative}
        hint={narrativeHint(values.narrative)}
        onChange={(event) => set('narrative', event.target.value)}
      />
      <TextField
        id="headline"
        label="Headline"
        hint="A few words, if some come to mind."
        autoComplete="off"
        enterKeyHint="done"
        value={values.headline}
        error={errors.headline}
        onChange={(event) => set('headline', event.target.value)}
      />
      <TextField
        id="narrativeLanguage"
        label="Narrative Language"
        autoComplete="off"
        enterKeyHint="done"
        value={values.narrativeLanguage}
        error={errors.narrativeLanguage}
        onChange={(event) => set('narrativeLanguage', event.target.value)}
      />
    </Card>
  );
}
