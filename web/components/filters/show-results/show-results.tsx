/** Shows the count and links to the list, which is below the fields on a phone. */
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { pluralText } from '../../../../domain/language/text.ts';
import { Button } from '../../../ui/button.tsx';
import * as words from './words/en.ts';

type Props = { found: UseQueryOptions<{ total: number }>; onClose: () => void };

export function ShowResults({ found, onClose }: Props) {
  // Keeps the button while another filter loads.
  const { data } = useQuery({ ...found, placeholderData: (before: { total: number } | undefined) => before });
  const close = ({ currentTarget }: MouseEvent) => {
    // This button disappears, so focus moves above the list.
    currentTarget.closest('section')?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    onClose();
  };
  if (!data) return null;
  return (
    <div className="mt-4 sm:hidden">
      <Button onClick={close} className="w-full">
        {data.total === 0 ? words.noMatch : pluralText(words.show, data.total)}
      </Button>
    </div>
  );
}
