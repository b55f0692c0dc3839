import { expect, test } from 'vitest';
import { deviceLabel } from './device.ts';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${KIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari on Mac',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`, 'Opera on ChromeOS'],
  ['curl/8.5.0', 'Unknown browser'],
  ['somebody on Linux', 'Unknown browser on Linux'],
  ['', 'Unknown browser'],
  [undefined, 'Unknown browser'],
  ['<script>alert(1)</script>', 'Unknown browser'],
])('%s is labelled %s (C11.6)', (header, label) => {
  expect(deviceLabel(header)).toBe(label);
});

test('a header of a million characters is labelled within 100 ms (C11.6)', () => {
  const begin = performance.now();
  expect(deviceLabel('Version/1 '.repeat(100_000))).toBe('Unknown browser');
  expect(performance.now() - begin).toBeLessThan(100);
});
