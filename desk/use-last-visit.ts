import { useEffect, useState } from 'react';
import { MINUTE } from '#domain/durations.ts';
import { answerOf, api } from './api.ts';

/** Well within the pause that ends a visit. */
const SIGN_MS = 5 * MINUTE;

let known: number | null = null;

/** When the visit before this one ended; null for the first. Says that somebody is here while the page is in sight. */
export function useVisits(): void {
  useEffect(() => {
    const sign = () => {
      if (document.visibilityState !== 'visible') return;
      answerOf(api.visit.$post()).then(
        ({ lastVisit }) => {
          known = lastVisit;
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
  const [visit, setVisit] = useState(known);
  useEffect(() => {
    const read = () => setVisit(known);
    read();
    window.addEventListener('visit', read);
    return () => window.removeEventListener('visit', read);
  }, []);
  return visit;
}
