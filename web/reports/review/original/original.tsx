/** The report as it was sent, section by section (specification section 2, review dialog). */
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { stateAreaLabel } from '../../../../domain/location/regions.ts';
import { DEIDENTIFIED_TEXTS, type DeidentifiedText } from '../../../../domain/reports/public/public-report.ts';
import { REPORT_TEXTS, type ReportText } from '../../../../domain/reports/report.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Piece } from '../preview/pieces.ts';
import { Contact } from './contact.tsx';
import { type FactEntry, Facts, Section } from './facts.tsx';
import { OriginalText } from './original-text.tsx';

export type Pieces = ReadonlyMap<DeidentifiedText, readonly Piece[]>;
type Props = { report: StaffReport; user: User; pieces: Pieces };

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

/** Every section of the original. Words of published texts can be selected (use-selection.ts). */
export function Original({ report, user, pieces }: Props) {
  const value = (field: ReportText): ReactNode => {
    const text = report[field];
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
        Not public
      </Badge>
    ),
  };
  const stateArea: FactEntry = { label: stateAreaLabel(report.worldRegion), value: value('stateArea') };
  return (
    <div data-original className="grid grid-cols-1 gap-6">
      <Section title="Description">
        <p className="mb-4 max-w-[68ch] leading-relaxed">{value('narrative')}</p>
        <Facts entries={entries(['injuryLevel', 'highestDamage', 'narrativeLanguage'])} />
      </Section>
      <Section title="When & Where">
        <Facts entries={[...entries(WHEN_WHERE), stateArea]} />
      </Section>
      <Section title="Aircraft Information">
        <Facts entries={AIRCRAFT.map((field) => (field === 'aircraftRegistration' ? registration : entry(field)))} />
      </Section>
      <Section title="Flight Details">
        <Facts entries={entries(FLIGHT)} />
      </Section>
      <Contact report={report} user={user} />
    </div>
  );
}
