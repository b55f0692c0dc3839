import { useQuery } from '@tanstack/react-query';
import { ChevronsDownUp, ChevronsUpDown, Clock, Cloud, Phone, PlaneTakeoff, Route, ShieldAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Flight } from '../../../../domain/flight/flight.ts';
import { fill } from '../../../../domain/language/text.ts';
import { commonFields } from '../../../components/lookups.ts';
import type { PhotoBox } from '../../../components/photos/photo-box.ts';
import { FORM_SECTIONS, type FormSection, NO_LISTS } from '../../../components/report-fields/sections.ts';
import { useSite } from '../../../components/site.tsx';
import { Button } from '../../../ui/button.tsx';
import { logDropHandlers } from '../flight/drop-log.ts';
import { FlightRow } from '../flight/flight-row.tsx';
import { PhotosSection } from '../photos/photos-section.tsx';
import type { AcceptedReport } from '../sending/form-sender.ts';
import { CHOSEN_LOG, chosenCount } from '../state/draft.ts';
import { useReportForm } from '../state/use-report-form.ts';
import { PHOTOS, useSections } from '../state/use-sections.ts';
import { useSendReport } from '../state/use-send-report.ts';
import { type FormValues, isWorthKeeping, missingFields, NO_OPTIONS } from '../state/values.ts';
import { ClubCard, NarrativeCard } from './cards.tsx';
import { DraftNote } from './draft-note.tsx';
import { preventEnterSubmit } from './enter-key.ts';
import { Section } from './section.tsx';
import { SectionFields } from './section-fields.tsx';
import { CONTACT, countFilledIn } from './sections.ts';
import { SubmitBar } from './submit-bar.tsx';
import * as words from './words/en.ts';

const ICON = { 'aria-hidden': true, className: 'size-5' } as const;
const ICONS: Record<string, ReactNode> = {
  where: <Clock {...ICON} />,
  severity: <ShieldAlert {...ICON} />,
  aircraft: <PlaneTakeoff {...ICON} />,
  flight: <Route {...ICON} />,
  operation: <Cloud {...ICON} />,
  [CONTACT.id]: <Phone {...ICON} />,
};

function noteOf(section: FormSection, values: FormValues): string {
  if (section === CONTACT && !values.reporterEmail.trim()) return words.emailRequired;
  const filled = countFilledIn(section, values);
  return filled > 0 ? fill(words.filledOf, { filled, all: section.controls.length }) : words.optional;
}

function checkbox(label: string, checked: boolean, onChange: (checked: boolean) => void): ReactNode {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
}

/** Calls `onAccepted` once the report is stored by the server, or waiting on this device. */
export function ReportForm({ onAccepted }: { onAccepted: (accepted: AcceptedReport) => void }) {
  const sections = useSections();
  const { data: lists, isError } = useQuery(commonFields);
  const { hasMail } = useSite();
  const photos = useRef<PhotoBox>(null);
  const [log, setLog] = useState<File | Flight | 'lost' | null>(null);
  useEffect(() => {
    if (chosenCount(CHOSEN_LOG)) setLog('lost');
  }, []);
  const flight = useRef<Flight | null>(null);
  /** While a chosen log is being read. */
  const isReadingLog = useRef(false);
  const chooseLog = (file: File | null) => {
    isReadingLog.current = file !== null;
    setLog(file);
  };
  const form = useReportForm(
    () => (log !== null && log !== 'lost') || !!photos.current?.count(),
    (openedFlight) => {
      setLog(openedFlight);
      // Sent even if its component fails to load.
      flight.current = openedFlight;
    },
  );
  const { sending, failed, submit } = useSendReport(form, sections, { photos, flight, isReadingLog }, onAccepted);
  const { options, setOptions } = form;
  const [resetCount, setResetCount] = useState(0);
  const missing = missingFields(form.values);
  const clear = () => {
    form.clear();
    photos.current?.clear();
    setLog(null);
    flight.current = null;
    setResetCount(resetCount + 1);
  };
  const renderSection = (section: FormSection, children?: ReactNode) => (
    <Section
      key={section.id}
      id={section.id}
      title={section.title}
      icon={ICONS[section.id]}
      note={noteOf(section, form.values)}
      open={sections.open.includes(section.id)}
      onToggle={() => sections.toggle(section.id)}
    >
      <SectionFields
        key={resetCount}
        section={section}
        {...form}
        // Without lists, everything can still be typed.
        lists={lists ?? (isError ? NO_LISTS : undefined)}
        isOpen={sections.open.includes(section.id)}
      />
      {children}
    </Section>
  );
  return (
    <form
      method="post"
      noValidate
      autoComplete="off"
      onSubmit={submit}
      onKeyDown={preventEnterSubmit}
      {...logDropHandlers(chooseLog)}
      aria-label={words.form}
      className={`${GAPS} pb-(--bar) [--bar:5rem] sm:[--bar:6rem] low:pb-0`}
    >
      <div inert={sending} className={GAPS}>
        <ClubCard {...form} />
        <NarrativeCard {...form} />
        <div className={CARD}>
          {renderSection(
            CONTACT,
            hasMail && (
              <div className="sm:col-span-2">
                {checkbox(words.notify, options.notifyReporter, (notifyReporter) =>
                  setOptions({ ...NO_OPTIONS, notifyReporter }),
                )}
                {options.notifyReporter &&
                  checkbox(words.linkOpens, options.linkOpens, (linkOpens) => setOptions({ ...options, linkOpens }))}
              </div>
            ),
          )}
        </div>
      </div>
      <SubmitBar
        missing={missing}
        isTouched={form.touched}
        sending={sending}
        failed={failed}
        onGoTo={(field) => sections.reveal([field])}
      />
      <div inert={sending} className={GAPS}>
        <DraftNote restored={form.restored} touched={form.touched && isWorthKeeping(form.values)} onClear={clear} />
        <section aria-labelledby="optional-heading" className={CARD}>
          <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4 sm:px-7">
            <div>
              <h2 id="optional-heading" className="text-heading">
                {words.asMuchAsYouLike}
              </h2>
              <p className="text-[0.9375rem] text-ink-soft">{words.allOptional}</p>
            </div>
            <Button variant="secondary" onClick={sections.toggleAll} aria-pressed={sections.allOpen}>
              {sections.allOpen ? <ChevronsDownUp {...ICON} /> : <ChevronsUpDown {...ICON} />}
              {sections.allOpen ? words.collapseAll : words.expandAll}
            </Button>
          </header>
          <PhotosSection box={photos} open={sections.open.includes(PHOTOS)} onToggle={() => sections.toggle(PHOTOS)} />
          <FlightRow {...form} log={log} onLog={chooseLog} sent={flight} isReading={isReadingLog} />
          {FORM_SECTIONS.map((section) => renderSection(section))}
        </section>
      </div>
    </form>
  );
}

const GAPS = 'space-y-3 sm:space-y-6';

const CARD = 'rounded-card border border-line bg-surface shadow-card';
