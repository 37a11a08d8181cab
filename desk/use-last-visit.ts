import { useEffect, useState } from 'react';
import { MINUTE } from '#domain/durations.ts';
import { answerOf, api } from './api.ts';

/** Much shorter than the pause that ends a visit. */
const SIGN_MS = 5 * MINUTE;

let previousVisit: number | null = null;

/** Reports the visit while the page is visible. The server responds with the end of the previous visit. */
export function useVisits(): void {
  useEffect(() => {
    const sign = () => {
      if (document.visibilityState !== 'visible') return;
      answerOf(api.visit.$post()).then(
        ({ lastVisit }) => {
          previousVisit = lastVisit;
          window.dispatchEvent(new Event('visit'));
        },
        () => {},
      );
    };
    sign();
    const timer = setInterval(sign, SIGN_MS);
    document.addEventListener('visibilitychange', sign);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sign);
    };
  }, []);
}

export function useLastVisit(): number | null {
  const [visit, setVisit] = useState(previousVisit);
  useEffect(() => {
    const read = () => setVisit(previousVisit);
    read();
    window.addEventListener('visit', read);
    return () => window.removeEventListener('visit', read);
  }, []);
  return visit;
}
