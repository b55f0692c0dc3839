import { ChevronLeft, ChevronRight } from 'lucide-react';
import { fill, wholeNumber } from '../../../../domain/language/text.ts';
import { Button } from '../../../ui/button.tsx';
import type { NextPrevious } from './use-next-previous.ts';
import * as words from './words/en.ts';

export function NextPreviousButtons({ position, total, isLast, isLoading, turn }: NextPrevious) {
  return (
    <div className="flex items-center gap-1">
      <Button
        variant="secondary"
        size="icon"
        disabled={position === 1}
        onClick={() => turn(-1)}
        aria-label={words.previous}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Button>
      <span className="min-w-20 text-center text-sm text-ink-soft tabular-nums">
        {fill(words.position, { position: wholeNumber(position), total: wholeNumber(total) })}
      </span>
      <Button
        variant="secondary"
        size="icon"
        disabled={isLast || isLoading}
        onClick={() => turn(1)}
        aria-label={words.next}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
