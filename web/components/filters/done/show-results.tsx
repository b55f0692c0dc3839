/** On a phone the fields push the list out of sight: this tells how many reports are found, and leads to them. */
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { count } from '../../../../domain/language/text.ts';
import { Button } from '../../../ui/button.tsx';
import * as words from './words/en.ts';

type Props = { found: UseQueryOptions<{ total: number }>; onClose: () => void };

/** Stands below the fields, and closes them. */
export function ShowResults({ found, onClose }: Props) {
  // While another filter is looked up the button stays where it is.
  const { data } = useQuery({ ...found, placeholderData: (before: { total: number } | undefined) => before });
  const close = ({ currentTarget }: MouseEvent) => {
    // Focus would be lost with this button; above the list is where it goes on.
    currentTarget.closest('section')?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    onClose();
  };
  if (!data) return null;
  return (
    <div className="mt-4 sm:hidden">
      <Button onClick={close} className="w-full">
        {data.total === 0 ? words.noMatch : count(words.show, data.total)}
      </Button>
    </div>
  );
}
