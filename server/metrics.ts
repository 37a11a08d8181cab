/** Metrics for Prometheus. A failing gauge is left out and counted; the others are still served. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export type { Counter, Histogram } from 'prom-client';

type Reading = number | readonly Readonly<{ value: number; [label: string]: string | number }>[];

/** In seconds: from a lookup in memory to the slowest response. */
const LATENCY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const failedGauges = new Counter({
    name: 'metrics_unreadable_total',
    help: 'Gauges that could not be read and were left out.',
    labelNames: ['metric'],
    registers,
  });
  return {
    registry,
    counter: <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
      new Counter<Label>({ name, help, labelNames, registers }),
    histogram: <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
      new Histogram<Label>({ name, help, labelNames, registers, buckets: LATENCY_BUCKETS }),
    /** The value is read from the store at each scrape. */
    gauge(name: string, help: string, read: () => Reading | Promise<Reading>, ...labelNames: string[]) {
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        async collect() {
          this.reset();
          try {
            const reading = await read();
            const samples = typeof reading === 'number' ? [{ value: reading }] : reading;
            for (const { value, ...labels } of samples) this.set(labels, value);
          } catch {
            failedGauges.inc({ metric: name });
          }
        },
      });
    },
  };
}
