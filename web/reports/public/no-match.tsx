/** What stands in place of a list that the filters left empty, or that cannot be had with such filters. */
import { SearchX } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Notice } from './notice.tsx';

/** Says so, and offers all reports. `wrong`: what the server finds wrong with the filters, if it refused them. */
export default function NoMatch({ onClear, wrong }: { onClear: () => void; wrong: readonly string[] | null }) {
  return (
    <Notice
      title={wrong ? 'These filters cannot be used' : 'No reports match these filters'}
      icon={<SearchX aria-hidden="true" className="size-10 text-sky" />}
      {...(wrong && { alert: true })}
    >
      {wrong?.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {!wrong && (
        <p className="max-w-md">Try other words, a longer span of time, or clear the filters to see all reports.</p>
      )}
      <Button variant="secondary" onClick={onClear}>
        {wrong ? 'Clear the filters' : 'Show all reports'}
      </Button>
    </Notice>
  );
}
