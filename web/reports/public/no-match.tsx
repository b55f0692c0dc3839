/** What stands in place of a list that the filters left empty. */
import { SearchX } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Notice } from './notice.tsx';

/** Says so, and offers all reports. */
export default function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <Notice title="No reports match these filters" icon={<SearchX aria-hidden="true" className="size-10 text-sky" />}>
      <p className="max-w-md">Try other words, a longer span of time, or clear the filters to see all reports.</p>
      <Button variant="secondary" onClick={onClear}>
        Show all reports
      </Button>
    </Notice>
  );
}
