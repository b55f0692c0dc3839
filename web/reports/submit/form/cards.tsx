import { Sun } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill, wholeNumber } from '../../../../domain/language/text.ts';
import { NARRATIVE_MIN } from '../../../../domain/reports/report.ts';
import { LONG_TEXT_MAX, LONG_TEXT_NEARLY_FULL } from '../../../../domain/text/limits.ts';
import { ClubChoice } from '../../../components/clubs/club-choice.tsx';
import { rich } from '../../../language/rich.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { useNamedClub } from '../state/named-club.ts';
import { langOf, useNarrativeLanguage } from '../state/use-narrative-language.ts';
import type { Errors } from '../state/use-report-form.ts';
import type { FormField, FormValues } from '../state/values.ts';
import { NarrativeLanguage } from './narrative-language.tsx';
import * as words from './words/en.ts';

type CardProps = { title: string; intro: string; action?: ReactNode; children: ReactNode };
type Props = { values: FormValues; errors: Errors; set: (field: FormField, value: string) => void };

function Card({ title, intro, action, children }: CardProps) {
  return (
    <section className="rounded-card border border-line bg-surface px-5 pt-3 pb-4 shadow-card sm:p-7">
      <div className="flex flex-wrap justify-between">
        <h2 className="text-heading">{title}</h2>
        {action}
      </div>
      <p className="mt-0.5 mb-3 text-[0.9375rem] leading-snug text-ink-soft sm:mb-5">{intro}</p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5">{children}</div>
    </section>
  );
}

/** The club in the URL as one line, until `Change` (C19.2). */
export function ClubCard({ values, errors, set }: Props) {
  const namedClub = useNamedClub();
  const [isChanging, setChanging] = useState(false);
  const change = () => {
    flushSync(() => setChanging(true));
    document.getElementById('clubId')?.focus();
  };
  if (namedClub && namedClub.id === values.clubId && !isChanging && !errors.clubId)
    return (
      <section className="flex items-center justify-between gap-3 rounded-card border border-line bg-surface py-1 pr-2 pl-5 shadow-card sm:pl-7">
        <h2 className="sr-only">{words.club}</h2>
        {/* On a phone two lines of a long name are no higher than the button. */}
        <p className="min-w-0 py-0.75 wrap-anywhere leading-tight max-sm:text-[0.9375rem]">
          <span className="text-ink-soft">
            {rich(words.clubIs, { club: <span className="font-semibold text-ink">{namedClub.name}</span> })}
          </span>
        </p>
        <Button variant="quiet" onClick={change} className="shrink-0 underline underline-offset-4">
          {words.change}
        </Button>
      </section>
    );
  return (
    <Card title={words.club} intro={words.whichClub}>
      <div className="sm:col-span-2">
        <ClubChoice
          id="clubId"
          label={words.club}
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
    return fill(words.narrativeLength, { length: wholeNumber(length), max: wholeNumber(LONG_TEXT_MAX) });
  return fill(words.narrativeHint, { min: NARRATIVE_MIN });
}

/** A switch to the light theme, readable in sunlight. Takes no space of its own (C19.2). */
const BRIGHT = (
  <span className="hidden dark:contents">
    <button type="button" data-bright className={buttonClass('quiet', 'md', '-mt-3.5 -mr-3 -mb-2')}>
      <Sun aria-hidden="true" className="size-4" />
      {words.bright}
    </button>
  </span>
);

export function NarrativeCard({ values, errors, set }: Props) {
  const [isListOpen, setListOpen] = useState(false);
  const detected = useNarrativeLanguage(values.narrative, isListOpen);
  const lang = langOf(values.narrativeLanguage || detected.language, detected);
  return (
    <Card title={words.whatHappened} intro={words.howMuch} action={BRIGHT}>
      <TextAreaField
        id="narrative"
        label={rich(words.narrative, { unseen: <span className="sr-only">{words.narrativeUnseen}</span> })}
        required
        className="sm:col-span-2"
        controlClassName="min-h-[200px] resize-y field-sizing-content max-h-[70dvh]"
        rows={8}
        lang={lang}
        autoComplete="off"
        value={values.narrative}
        error={errors.narrative}
        hint={narrativeHint(values.narrative)}
        onChange={(event) => set('narrative', event.target.value)}
      />
      <TextField
        id="headline"
        label={words.headline}
        lang={lang}
        hint={words.headlineHint}
        autoComplete="off"
        enterKeyHint="done"
        value={values.headline}
        error={errors.headline}
        onChange={(event) => set('headline', event.target.value)}
      />
      <NarrativeLanguage
        detected={detected}
        value={values.narrativeLanguage}
        error={errors.narrativeLanguage}
        isOpen={isListOpen}
        onOpen={() => setListOpen(true)}
        onChange={(language) => set('narrativeLanguage', language)}
      />
    </Card>
  );
}
