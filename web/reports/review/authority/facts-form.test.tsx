import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NO_FACTS } from '../../../../domain/authority/file/facts.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { createQueryClient } from '../../../query-client.ts';
import { FactsForm } from './facts-form.tsx';
import { unknownState } from './words/en.ts';

test.each([
  ['Schweiz', null, false],
  [null, 'AT', false],
  [null, null, false],
  ['Atlantis', null, true],
  [null, 'Atlantis', true],
  ['Austria', 'Atlantis', false],
])(
  'with %s entered and %s reported, an unknown state of registry is pointed out: %s (C13.5)',
  (entered, reported, isTold) => {
    const none = { ...NO_FACTS, id: '33333333-3333-4333-8333-333333333333' };
    const form = renderToStaticMarkup(
      <QueryClientProvider client={createQueryClient()}>
        <FactsForm
          saved={{ ...NO_FACTS, stateOfRegistry: entered }}
          report={{ ...none, stateOfRegistry: reported } as unknown as StaffReport}
          userId="22222222-2222-4222-8222-222222222222"
        />
      </QueryClientProvider>,
    );
    expect(form.includes(unknownState)).toBe(isTold);
  },
);
