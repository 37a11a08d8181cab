import { site } from '#content/site.ts';

type CalApi = (method: string, ...args: unknown[]) => void;
type CalNamespace = CalApi & { instance?: unknown };

/** The namespace of the Cal.com widget; undefined until its loader has created it. */
export function calNamespace(): CalNamespace | undefined {
  const { Cal } = window as { Cal?: { ns?: Record<string, CalNamespace | undefined> } };
  return Cal?.ns?.[site.booking.namespace];
}

/** Only a running widget has an instance. All other fields are set long before it runs. */
export const isWidgetReady = () => Boolean(calNamespace()?.instance);
