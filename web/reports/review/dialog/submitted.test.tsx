import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Submitted } from './submitted.tsx';

const shown = (at: string, zone: string): string =>
  renderToStaticMarkup(<Submitted at={at} zone={zone} />).replaceAll(/<.*?>/g, '');

test.each([
  ['America/New_York', '2025-11-01T23:59:59.999Z', 'Submitted November 1, 2025 at 7:59 PM EDT'],
  ['America/New_York', '2025-11-02T00:00:00.001Z', 'Submitted November 1, 2025 at 8:00 PM EDT'],
  ['America/New_York', '2025-11-02T00:00:00.000Z', 'Submitted November 2, 2025'],
  ['Pacific/Auckland', '2025-11-02T00:00:00.000Z', 'Submitted November 2, 2025'],
  ['UTC', '2025-11-02T00:00:00.000Z', 'Submitted November 2, 2025'],
])('in %s, a report submitted at %s reads “%s”: an import’s day has no hour (C12.7, C19.6)', (zone, at, text) => {
  expect(shown(at, zone)).toBe(text);
});
