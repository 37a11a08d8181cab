/** The desk's language for a user. */

import type { Context, Env } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DESK_LANGUAGES } from '#content/languages.ts';
import { DESK_PATHS, DESK_POLICY } from './policy.ts';

const COOKIE = 'desk-language';

/** The user's choice, or else the browser's first language that the desk has. */
export const deskLanguage = <E extends Env>(c: Context<E>): string => {
  const wanted = chosenLanguage(c) || preferredLanguage(c.req.header('accept-language') ?? '');
  return DESK_LANGUAGES.find(({ code }) => code === wanted)?.code ?? DESK_LANGUAGES[0].code;
};

/** Returns an empty string for the browser's language. */
export const chosenLanguage = <E extends Env>(c: Context<E>): string => getCookie(c, COOKIE) ?? '';

export const writeLanguage = <E extends Env>(c: Context<E>, code: string): void =>
  setCookie(c, COOKIE, code, {
    path: DESK_PATHS.app,
    sameSite: 'Strict',
    httpOnly: true,
    maxAge: DESK_POLICY.knownBrowserLifeMs / 1000,
  });

/** Browsers send languages in the user's order of preference. */
const preferredLanguage = (header: string): string | undefined =>
  header
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
    .find((tag) => DESK_LANGUAGES.some(({ code }) => code === tag));
