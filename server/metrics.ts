/** Counters, histograms and gauges in the Prometheus text format; the little of it that this server needs. */
type Labels = Readonly<Record<string, string>>;
type Sample = Readonly<{ labels: Labels; value: number }>;
/** Read when scraped, for what the store knows best. */
export type Gauge = () => Promise<readonly Sample[]> | readonly Sample[];

/** Seconds. From a lookup in memory to the slowest answer that anyone waits for. */
const LATENCY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
const labelText = (labels: Labels) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};

export type Counter = Readonly<{ add(labels?: Labels, by?: number): void }>;
export type Histogram = Readonly<{ observe(labels: Labels, seconds: number): void }>;
export type Metrics = Readonly<{
  counter(name: string, help: string): Counter;
  histogram(name: string, help: string): Histogram;
  gauge(name: string, help: string, read: Gauge): void;
  /** The page that Prometheus reads. */
  render(): Promise<string>;
}>;

export function createMetrics(): Metrics {
  const families: (() => Promise<string>)[] = [];
  const family = (name: string, help: string, type: string, lines: () => Promise<string[]> | string[]) =>
    families.push(async () =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...(await lines())].join('\n'),
    );
  return {
    counter(name, help) {
      const values = new Map<string, number>();
      family(name, help, 'counter', () => [...values].map(([labels, value]) => `${name}${labels} ${value}`));
      return {
        add(labels = {}, by = 1) {
          const key = labelText(labels);
          values.set(key, (values.get(key) ?? 0) + by);
        },
      };
    },
    histogram(name, help) {
      const series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>();
      family(name, help, 'histogram', () =>
        [...series.values()].flatMap(({ labels, counts, sum, count }) => [
          ...LATENCY_BUCKETS.map(
            (le, index) => `${name}_bucket${labelText({ ...labels, le: `${le}` })} ${counts[index]}`,
          ),
          `${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`,
          `${name}_sum${labelText(labels)} ${sum}`,
          `${name}_count${labelText(labels)} ${count}`,
        ]),
      );
      return {
        observe(labels, seconds) {
          const key = labelText(labels);
          const entry = series.get(key) ?? { labels, counts: LATENCY_BUCKETS.map(() => 0), sum: 0, count: 0 };
          series.set(key, entry);
          LATENCY_BUCKETS.forEach((le, index) => {
            if (seconds <= le) entry.counts[index] = (entry.counts[index] ?? 0) + 1;
          });
          entry.sum += seconds;
          entry.count += 1;
        },
      };
    },
    gauge(name, help, read) {
      family(name, help, 'gauge', async () =>
        (await read()).map(({ labels, value }) => `${name}${labelText(labels)} ${value}`),
      );
    },
    async render() {
      return `${(await Promise.all(families.map((render) => render()))).join('\n')}\n`;
    },
  };
}
