/** What an unapproved report asks of its reader (specification section 2, review dialog). */
import { Clock } from 'lucide-react';

/** The alert of an unapproved report. */
export function PendingNote() {
  return (
    <div className="mb-4 flex gap-2 rounded-control bg-serious-tint/45 px-3 py-2 text-sm leading-snug">
      <Clock aria-hidden="true" className="mt-px size-4 shrink-0 text-serious" />
      <p role="note">
        <strong className="font-semibold text-serious">Pending Review:</strong> Add your analysis and approve this
        report to make it visible on the public reports page. Identifying information will be automatically anonymized.
      </p>
    </div>
  );
}
