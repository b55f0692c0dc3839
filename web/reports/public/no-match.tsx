/** What stands in place of a list that the filters left empty, or that cannot be had with such filters. */

import { SearchX } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Notice } from './notice.tsx';
import * as words from './words/en.ts';

/** Says so, and offers all reports. `wrong`: what the server finds wrong with the filters, if it refused them. */
export default function NoMatch({ onClear, wrong }: { onClear: () => void; wrong: readonly string[] | null }) {
  return (
    <Notice
      title={wrong ? words.wrongFilters : words.noMatchTitle}
      icon={<SearchX aria-hidden="true" className="size-10 text-sky" />}
      {...(wrong && { alert: true })}
    >
      {wrong?.map((complaint) => (
        <p key={complaint}>{complaint}</p>
      ))}
      {!wrong && <p className="max-w-md">{words.tryOthers}</p>}
      <Button variant="secondary" onClick={onClear}>
        {wrong ? words.clearFilters : words.showAll}
      </Button>
    </Notice>
  );
}
