import { expect, test } from 'vitest';
import { RequestMetrics } from './request-metrics.ts';

test('each bucket counts all requests that took as long or less, as Prometheus expects', () => {
  const metrics = new RequestMetrics();
  for (const seconds of [0.001, 0.005, 0.02, 0.3, 9]) metrics.add('GET', '/api/clubs', 200, seconds);
  const counted = metrics
    .lines()
    .filter((line) => line.includes('_bucket'))
    .map((line) => line.replace(/.*le="([^"]+)"} (\d+)$/, '$1: $2'));
  expect(counted).toEqual(['0.005: 2', '0.025: 3', '0.1: 3', '0.5: 4', '1: 4', '5: 4', '+Inf: 5']);
});

test('methods, routes and status classes are counted separately', () => {
  const metrics = new RequestMetrics();
  metrics.add('GET', '/api/clubs', 200, 0.001);
  metrics.add('GET', '/api/clubs', 304, 0.001);
  metrics.add('POST', '/api/clubs', 201, 0.001);
  metrics.add('GET', '/api/reports', 204, 0.001);
  metrics.add('GET', '/api/reports', 200, 0.001);
  const counts = metrics.lines().filter((line) => line.includes('_count'));
  expect(counts.map((line) => Number(line.split(' ').at(-1)))).toEqual([1, 1, 1, 2]);
});
