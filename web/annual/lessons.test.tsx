import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { Lessons } from './lessons.tsx';

beforeAll(() => vi.stubGlobal('location', { origin: 'https://windsock.example', pathname: '/manager/annual' }));

const lessons = (length: number) =>
  Array.from({ length }, (_, at) => ({
    id: String(at),
    headline: `Report ${at}`,
    on: '2026-06-01',
    narrative: 'The canopy opened on the winch launch.',
    comment: null,
    isCut: false,
  }));
const page = (shown: number, total: number) => renderToStaticMarkup(<Lessons lessons={lessons(shown)} total={total} />);

test('only a full list is of the newest reports: in a shorter one a longer report may be left out (C12.5)', () => {
  expect(page(20, 21)).toContain('The newest 20 of 21 published reports.');
  expect(page(5, 7)).toContain('>5 of 7 published reports.');
  expect(page(5, 5)).not.toContain('published reports');
});
