import { Lock } from 'lucide-react';
import { may } from '../../../../domain/permissions.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { telephoneLink } from '../../../../domain/text/telephone.ts';
import type { User } from '../../../../domain/users/user.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ERASED_NOTE, EraseContact } from './erase-contact.tsx';
import { Facts, Section } from './facts.tsx';
import * as words from './words/en.ts';

const LINK = '-my-[0.7rem] inline-block min-w-11 py-[0.7rem] text-sky underline underline-offset-4 hover:no-underline';
const NOTE = 'text-sm text-ink-soft';

type Props = { report: StaffReport; user: User };

/** The email is missing only if it was erased or the report was imported (C12.7). */
export function Contact({ report, user }: Props) {
  const { reporterName, reporterEmail, reporterTelephone } = report;
  const isErased = [reporterName, reporterEmail, reporterTelephone].every((each) => each === null);
  return (
    <Section
      title={words.reporterContact}
      badge={
        <Badge tone="danger">
          <Lock aria-hidden="true" />
          {words.confidential}
        </Badge>
      }
    >
      {isErased ? <Erased /> : <ContactDetails report={report} />}
      {may(user, 'erase contact', report) && <EraseContact report={report} isErased={isErased} />}
    </Section>
  );
}

function ContactDetails({ report: { reporterName, reporterEmail, reporterTelephone } }: { report: StaffReport }) {
  return (
    <>
      <Facts
        entries={[
          { label: words.name, value: reporterName },
          {
            label: words.email,
            value: reporterEmail && (
              <a href={`mailto:${reporterEmail}`} className={LINK}>
                {reporterEmail}
              </a>
            ),
          },
          {
            label: words.phone,
            value: reporterTelephone && (
              <a href={telephoneLink(reporterTelephone)} className={LINK}>
                {reporterTelephone}
              </a>
            ),
          },
        ]}
      />
      <p className={`mt-3 ${NOTE}`}>{words.onlyForManagers}</p>
    </>
  );
}

function Erased() {
  return (
    <p id={ERASED_NOTE} tabIndex={-1} className="text-[0.9375rem] text-ink-soft">
      {words.contactErased}
      <span className="block text-sm">{words.maybeNeverKnown}</span>
    </p>
  );
}
