import { useEffect, useState } from 'react';
import { MINUTE } from '#domain/timing.ts';
import { api, readBody } from './api.ts';

/** The server ends a visit after a much longer pause. */
const REPORT_INTERVAL_MS = 5 * MINUTE;

let previousVisit: number | null = null;

/** Tells the server that the page is visible. The server responds with the end of the previous visit. */
export function useReportVisits(): void {
  useEffect(() => {
    const reportVisit = () => {
      if (document.visibilityState !== 'visible') return;
      readBody(api.visit.$post()).then(
        ({ lastVisit }) => {
          previousVisit = lastVisit;
          window.dispatchEvent(new Event('visit'));
        },
        () => {},
      );
    };
    reportVisit();
    const timer = setInterval(reportVisit, REPORT_INTERVAL_MS);
    document.addEventListener('visibilitychange', reportVisit);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reportVisit);
    };
  }, []);
}

export function useLastVisit(): number | null {
  const [visit, setVisit] = useState(previousVisit);
  useEffect(() => {
    const update = () => setVisit(previousVisit);
    update();
    window.addEventListener('visit', update);
    return () => window.removeEventListener('visit', update);
  }, []);
  return visit;
}
