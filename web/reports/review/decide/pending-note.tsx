/** What an unapproved report asks of its reader (specification section 2, review dialog). */
import { Clock } from 'lucide-react';

/** The alert of an unapproved report. */
export function PendingNote() {
  return (
    <div className="mb-6 flex gap-3 rounded-card border border-serious/25 bg-serious-tint/45 p-4 text-[0.9375rem]">
      <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-serious" />
      <p role="note">
        <strong className="font-semibold text-serious">Pending Review:</strong> Add your analysis and approve this
        report to make it visible on the public reports page. Identifying information will be automatically anonymized.
      </p>
    </div>
  );
}
