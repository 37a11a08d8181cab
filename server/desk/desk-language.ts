import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { languageDetector } from 'hono/language';
import { DESK_LANGUAGES } from '#content/languages.ts';
import type { DeskEnv } from './desk-env.ts';
import { DESK_PATHS, DESK_POLICY } from './policy.ts';

const COOKIE = 'desk-language';

/** The user's choice, or else the browser's first language that the desk has. */
export const detectLanguage = languageDetector({
  order: ['cookie', 'header'],
  lookupCookie: COOKIE,
  caches: false,
  supportedLanguages: DESK_LANGUAGES.map(({ code }) => code),
  fallbackLanguage: DESK_LANGUAGES[0].code,
});

/** Returns an empty string for the browser's language. */
export const chosenLanguage = (c: Context<DeskEnv>): string => getCookie(c, COOKIE) ?? '';

export const writeLanguage = (c: Context<DeskEnv>, code: string): void =>
  setCookie(c, COOKIE, code, {
    path: DESK_PATHS.app,
    sameSite: 'Strict',
    httpOnly: true,
    maxAge: DESK_POLICY.knownBrowserLifeMs / 1000,
  });
