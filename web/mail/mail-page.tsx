import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { pluralText } from '../../domain/language/text.ts';
import { useSite } from '../components/site.tsx';
import { NotFound } from '../layouts/not-found.tsx';
import { LoadFailure, Notice } from '../layouts/staff/notice.tsx';
import { StaffLayout } from '../layouts/staff/staff-layout.tsx';
import { latestEmails } from './api.ts';
import { MailTable } from './mail-table.tsx';
import * as words from './words/en.ts';

const LOADING = <Notice Icon={Mail}>{words.loadingMails}</Notice>;

export default function MailPage() {
  // Without mail no page mentions it (C9.1).
  if (!useSite().hasMail) return <NotFound />;
  return (
    <StaffLayout
      title={words.mail}
      subtitle={words.subtitle}
      needs="read mail log"
      denied={words.accessDenied}
      waiting={LOADING}
    >
      {() => <Mails />}
    </StaffLayout>
  );
}

function Mails() {
  const { data, isError, refetch } = useQuery(latestEmails);
  if (!data && isError) return <LoadFailure retry={refetch}>{words.mailsNotLoaded}</LoadFailure>;
  if (!data) return LOADING;
  if (data.length === 0) return <Notice Icon={Mail}>{words.noMails}</Notice>;
  const failed = data.filter(({ state }) => state === 'failed').length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {failed > 0 && (
        <p className="rounded-card border border-line bg-surface p-4">{pluralText(words.mailsFailed, failed)}</p>
      )}
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <MailTable mails={data} />
      </div>
    </div>
  );
}
