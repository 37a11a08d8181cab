/** What the first screen of the quiz does not need: fetched when the questions begin. */
import { type ComponentType, useEffect, useState } from 'react';
import type { Answers } from '#domain/quiz/answers.ts';

export type Later<T> = { fetch: () => Promise<T>; ready: () => T | undefined };

/** A failed fetch is forgotten, so that the next use tries again. */
export function later<T>(load: () => Promise<T>): Later<T> {
  let loading: Promise<T> | undefined;
  let value: T | undefined;
  return {
    ready: () => value,
    fetch: async () => {
      loading ??= load();
      try {
        value = await loading;
        return value;
      } catch (error) {
        loading = undefined;
        throw error;
      }
    },
  };
}

export const questionsPart = later(async () => (await import('./question-stage.tsx')).QuestionStage);
export const marksPart = later(async () => (await import('./tool-marks.ts')).markOf);

export type OutcomeProps = {
  answers: Answers;
  heading: 'h1' | 'h3';
  /** Start again; tells whether a report was sent. */
  onReset: (sent: boolean) => void;
};
export type OutcomePart = Later<ComponentType<OutcomeProps>>;

/** Starts the fetches; what fails now is tried again where it is needed. */
export function prefetch(...parts: Later<unknown>[]): void {
  for (const part of parts) part.fetch().catch(() => {});
}

/** The part once it is there; `failed` while the last try did not bring it. */
export function useLater<T>({ fetch, ready }: Later<T>): {
  value: T | undefined;
  failed: boolean;
  retry: () => void;
} {
  const [value, setValue] = useState(ready);
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState(-1);
  useEffect(() => {
    let gone = false;
    fetch().then(
      (loaded) => !gone && setValue(() => loaded),
      () => !gone && setFailedTry(tries),
    );
    return () => {
      gone = true;
    };
  }, [fetch, tries]);
  return { value, failed: !value && failedTry === tries, retry: () => setTries(tries + 1) };
}
