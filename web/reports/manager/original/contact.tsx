/** Reporter Contact: for the safety team alone (specification section 2, review dialog). */
import { Lock } from 'lucide-react';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Facts, Section } from './facts.tsx';

const LINK = 'inline-flex min-h-6 items-center text-sky underline underline-offset-4 hover:no-underline';

/** What a telephone link may hold: digits, the plus, and what leads to an extension. */
const dialled = (telephone: string) => telephone.replace(/[^\d+*#,;]/g, '');

/** Name, email and telephone of the reporter, as links where they lead somewhere. */
export function Contact({ report: { reporterName, reporterEmail, reporterTelephone } }: { report: StaffReport }) {
  return (
    <Section
      title="Reporter Contact"
      badge={
        <Badge tone="danger">
          <Lock aria-hidden="true" />
          Confidential
        </Badge>
      }
    >
      <Facts
        entries={[
          { label: 'Name', value: reporterName },
          {
            label: 'Email',
            value: reporterEmail && (
              <a href={`mailto:${reporterEmail}`} className={LINK}>
                {reporterEmail}
              </a>
            ),
          },
          {
            label: 'Phone',
            value: reporterTelephone && (
              <a href={`tel:${dialled(reporterTelephone)}`} className={LINK}>
                {reporterTelephone}
              </a>
            ),
          },
        ]}
      />
      <p className="mt-3 text-sm text-ink-soft">
        This information is not published and is only accessible to SMS managers for follow-up.
      </p>
    </Section>
  );
}
