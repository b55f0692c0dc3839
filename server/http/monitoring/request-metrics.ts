/** /metrics in Prometheus' text format: counts, sums and times, never request values (docs/operations.md). */

type Labels = Record<string, string>;

const escapeLabel = (text: string): string =>
  text.replace(/[\\"\n]/g, (found) => (found === '\n' ? '\\n' : `\\${found}`));

function withLabels(name: string, labels: Labels): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`;
}

const BUCKETS_S = [0.005, 0.025, 0.1, 0.5, 1, 5];

/** `bucketCounts`: requests per bucket, not cumulative. */
type Series = { labels: Labels; count: number; sum: number; bucketCounts: number[] };

export class RequestMetrics {
  readonly #series = new Map<string, Series>();
  readonly #refused: Record<'429' | '503', number> = { '429': 0, '503': 0 };

  /** `route` is the pattern, so that labels contain no id. */
  add(method: string, route: string, status: number, seconds: number): void {
    const series = this.#seriesOf(method, route, `${Math.floor(status / 100)}xx`);
    series.count += 1;
    series.sum += seconds;
    const index = BUCKETS_S.findIndex((limit) => seconds <= limit);
    if (index >= 0) series.bucketCounts[index] = (series.bucketCounts[index] ?? 0) + 1;
    if (status === 429 || status === 503) this.#refused[`${status}`] += 1;
  }

  #seriesOf(method: string, route: string, status: string): Series {
    const key = `${method} ${status} ${route}`;
    const known = this.#series.get(key);
    if (known) return known;
    const series = { labels: { method, route, status }, count: 0, sum: 0, bucketCounts: BUCKETS_S.map(() => 0) };
    this.#series.set(key, series);
    return series;
  }

  lines(): string[] {
    const name = 'http_request_duration_seconds';
    const lines = [`# TYPE ${name} histogram`];
    for (const { labels, count, sum, bucketCounts } of this.#series.values()) {
      let below = 0;
      bucketCounts.forEach((more, index) => {
        below += more;
        lines.push(`${withLabels(`${name}_bucket`, { ...labels, le: String(BUCKETS_S[index]) })} ${below}`);
      });
      lines.push(`${withLabels(`${name}_bucket`, { ...labels, le: '+Inf' })} ${count}`);
      lines.push(`${withLabels(`${name}_sum`, labels)} ${sum}`, `${withLabels(`${name}_count`, labels)} ${count}`);
    }
    lines.push('# TYPE http_refused_total counter');
    for (const [status, count] of Object.entries(this.#refused))
      lines.push(`${withLabels('http_refused_total', { status })} ${count}`);
    return lines;
  }
}

export function gaugeLines(gauges: Record<string, number>): string[] {
  return Object.entries(gauges).flatMap(([name, value]) => [
    `# TYPE ${name} gauge`,
    `${name} ${value === Number.POSITIVE_INFINITY ? '+Inf' : value}`,
  ]);
}
