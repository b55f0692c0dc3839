/** Raw HTTP requests, and shortcuts to measure them. */
import type { TestBed } from './test-bed.ts';

/** A GET request; all header names are in lower case. */
export function get(path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** A POST request with a JSON body. */
export function post(path: string, body: unknown, headers: Record<string, string> = {}): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const all = { host: 'localhost', ...type, 'content-length': String(Buffer.byteLength(text)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
}

/** The public list with these filters, uncached: each time with a different start day, long before the first report. */
export const uncached = (query: Record<string, string>, path = '/api/reports/public'): string =>
  get(`${path}?startDate={day}&${new URLSearchParams(query)}`);

/** Limit of one measurement; a slow request is measured fewer times than `count`. */
const SECONDS_MAX = 4;

/** Measures the rate of one kind of request, which must always succeed; `connections` is 1 by default. */
export async function loadOf(
  { children, port }: Pick<TestBed, 'children' | 'port'>,
  requests: string[],
  how: { connections?: number; seconds?: number; count?: number },
): Promise<{ perSecond: number; times: number[] }> {
  const plans = [{ weight: 1, requests }];
  const { perSecond, times, failures } = await children.load({
    port,
    connections: 1,
    seconds: SECONDS_MAX,
    plans,
    ...how,
  });
  if (Object.keys(failures).length > 0) throw new Error(`refused: ${JSON.stringify(failures)} ${requests[0]}`);
  return { perSecond, times: times[0] ?? [] };
}
