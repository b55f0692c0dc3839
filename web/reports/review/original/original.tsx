/** The original report. */
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { stateAreaLabel } from '../../../../domain/location/regions.ts';
import { labelOf } from '../../../../domain/reports/labels/labels.ts';
import { DEIDENTIFIED_TEXTS, type DeidentifiedText } from '../../../../domain/reports/public/public-report.ts';
import { REPORT_TEXTS, type ReportText } from '../../../../domain/reports/report.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { sentDay } from '../../../components/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { listValueLabel } from '../preview/list-value-label.ts';
import type { Piece } from '../preview/pieces.ts';
import { Contact } from './contact.tsx';
import { type FactEntry, Facts, Section } from './facts.tsx';
import { langOfReport } from './lang-of-report.ts';
import { NarrativeLanguage } from './narrative-language.tsx';
import { OriginalText } from './original-text.tsx';
import * as words from './words/en.ts';

export type Pieces = ReadonlyMap<DeidentifiedText, readonly Piece[]>;
type Props = {
  report: StaffReport;
  user: User;
  pieces: Pieces;
  /** The height curve (C16.5). */
  flight?: ReactNode;
};

const isPublished = (field: ReportText): field is Exclude<DeidentifiedText, 'smsManagerComment'> =>
  (DEIDENTIFIED_TEXTS as readonly string[]).includes(field);

const WHEN_WHERE = ['localDate', 'localTime', 'utcDate', 'utcTime', 'locationOccurrence', 'worldRegion'] as const;
const AIRCRAFT = [
  'aircraftCategory',
  'aircraftRegistration',
  'manufacturer',
  'model',
  'serialNumber',
  'yearBuilt',
  'stateOfRegistry',
  'otherAircraftInfo',
] as const;
const FLIGHT = [
  'operationType',
  'flightPhase',
  'lastDeparturePointIcao',
  'lastDeparturePointCountry',
  'lastDeparturePointOther',
  'plannedDestinationIcao',
  'plannedDestinationCountry',
  'plannedDestinationOther',
  'weatherConditions',
  'weatherRelevant',
  'airspaceClass',
  'currentFlightRules',
  'occurrenceOnGround',
] as const;

/** Empty sections share one line. Published texts can be selected (use-selection.ts). */
export function Original({ report, user, pieces, flight }: Props) {
  const value = (field: ReportText): ReactNode => {
    const text = report[field];
    const label = text && listValueLabel(field, text);
    if (label) return label;
    if (text !== null && field === 'utcDate') return sentDay(text);
    if (text === null || !isPublished(field)) return text;
    return <OriginalText field={field} text={text} pieces={pieces.get(field)} />;
  };
  const entry = (field: ReportText): FactEntry => ({ label: REPORT_TEXTS[field].label, value: value(field) });
  const entries = (fields: readonly ReportText[]) => fields.map(entry);
  const registration: FactEntry = {
    ...entry('aircraftRegistration'),
    badge: (
      <Badge tone="warm">
        <EyeOff aria-hidden="true" />
        {words.notPublic}
      </Badge>
    ),
  };
  const language: FactEntry = { ...entry('narrativeLanguage'), value: <NarrativeLanguage report={report} /> };
  const stateArea: FactEntry = { label: labelOf(stateAreaLabel(report.worldRegion)), value: value('stateArea') };
  const sections = [
    { title: words.whenAndWhere, facts: [...entries(WHEN_WHERE), stateArea] },
    {
      title: words.aircraft,
      facts: AIRCRAFT.map((field) => (field === 'aircraftRegistration' ? registration : entry(field))),
    },
    { title: words.flight, facts: entries(FLIGHT) },
  ];
  const hasValues = ({ facts }: (typeof sections)[number]) => facts.some(({ value: fact }) => fact !== null);
  const withContent = sections.filter(hasValues);
  const empty = sections.filter((section) => !hasValues(section));
  return (
    <div data-original className="grid grid-cols-1 gap-6">
      <Section title={words.description}>
        <p {...langOfReport(report)} className="mb-4 max-w-[68ch] leading-relaxed">
          {value('narrative')}
        </p>
        <Facts entries={[...entries(['injuryLevel', 'highestDamage']), language]} />
      </Section>
      {withContent.map(({ title, facts }) => (
        <Section key={title} title={title}>
          <Facts entries={facts} />
        </Section>
      ))}
      {flight}
      {empty.length > 0 && (
        <div className="flex flex-wrap gap-x-2 border-t border-line pt-5 text-[0.9375rem] text-ink-soft">
          {words.notReported}
          {empty.map(({ title }, index) => (
            <span key={title}>
              <h3 className="inline text-[0.9375rem] font-normal">{title}</h3>
              {index < empty.length - 1 && ','}
            </span>
          ))}
        </div>
      )}
      <Contact report={report} user={user} />
    </div>
  );
}
