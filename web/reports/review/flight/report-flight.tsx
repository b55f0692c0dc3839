/** A report's height curve with marked moment and table (C16.5). */
import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { HeightCurve } from '../../../components/flight/height-curve.tsx';
import { HeightTable } from '../../../components/flight/height-table.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../original/facts.tsx';
import { notPublic } from '../original/words/en.ts';
import { reportFlight } from './api.ts';
import * as words from './words/en.ts';

export function ReportFlight({ id }: { id: string }) {
  const { data: flight, error, refetch } = useQuery(reportFlight(id));
  return (
    <Section
      title={words.flightLog}
      badge={
        <Badge tone="warm">
          <EyeOff aria-hidden="true" />
          {notPublic}
        </Badge>
      }
    >
      {flight && (
        <>
          <HeightCurve title={words.flightLog} flight={flight} />
          <HeightTable title={words.flightLog} flight={flight} />
        </>
      )}
      {!flight && !error && <Skeleton className="h-40 w-full" />}
      {!flight && error && (
        <p role="alert">
          {words.notLoaded}{' '}
          <Button variant="secondary" onClick={() => refetch()}>
            {words.tryAgain}
          </Button>
        </p>
      )}
    </Section>
  );
}
