/** Mail: what became of the mails, for super-admins (contract C9.2). */
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { LoadFailure, Notice } from '../layouts/staff/notice.tsx';
import { StaffLayout } from '../layouts/staff/staff-layout.tsx';
import { newestMails } from './api.ts';
import { MailTable } from './mail-table.tsx';

const LOADING = <Notice Icon={Mail}>Loading mails...</Notice>;

/** Mail. */
export default function MailPage() {
  return (
    <StaffLayout
      title="Mail"
      subtitle="What became of the newest mails. To whom and about what is not kept here."
      needs="see mails"
      denied="Access denied. Only super-admins can see what became of mails."
      waiting={LOADING}
    >
      {() => <Mails />}
    </StaffLayout>
  );
}

function Mails() {
  const { data, isError, refetch } = useQuery(newestMails);
  if (!data && isError) return <LoadFailure retry={refetch}>The mails could not be loaded.</LoadFailure>;
  if (!data) return LOADING;
  if (data.length === 0) return <Notice Icon={Mail}>No mails yet. The first goes out when something happens.</Notice>;
  const failed = data.filter(({ state }) => state === 'failed').length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {failed > 0 && (
        <p className="rounded-card border border-line bg-surface p-4">
          {failed === 1 ? 'A mail could not be delivered.' : `${failed} mails could not be delivered.`} The last answer
          says why: an address may be mistyped, or the mail server could not be used for a day.
        </p>
      )}
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <MailTable mails={data} />
      </div>
    </div>
  );
}
