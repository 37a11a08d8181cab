/** A desk browser at the HTTP level: keeps cookies and sends Origin. */
import { deskMail } from '#content/desk.ts';
import { createLink } from '#server/core/sign-in.ts';
import { ORIGIN, type TestServer } from './test-server.ts';

export const DESK_USER = 'maya@desk.test';
export const DESK_COLLEAGUE = 'leo@desk.test';
export const DESK_ENV = { DESK_USERS: `${DESK_USER}, ${DESK_COLLEAGUE}` };

export function deskBrowser(server: TestServer, address = '192.0.2.1') {
  const cookies = new Map<string, string>();
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await server.request(
      path,
      {
        ...init,
        headers: {
          host: new URL(ORIGIN).host,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...init.headers,
        },
      },
      address,
    );
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(`/desk/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
      body: JSON.stringify(body),
    });
  const get = (path: string) => call(`/desk/api${path}`);
  return {
    cookies,
    call,
    post,
    get,
    /** The content of a response: to a GET, or to a POST with a body. */
    async json(path: string, body?: unknown) {
      const response = await (body === undefined ? get(path) : post(path, body));
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      // Not validated here: each test checks the content itself.
      return JSON.parse(await response.text());
    },
    /** Sends a download form. */
    download: (path: string, request: unknown) =>
      call(`/desk/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
        body: new URLSearchParams({ request: JSON.stringify(request) }),
      }),
    /** Signs in with a link from the terminal. */
    async signIn(email = DESK_USER) {
      const token = await createLink(server.store.db, { email, browser: null, now: server.clock() });
      return post('/sign-in', { token });
    },
  };
}

export async function signedInBrowser(server: TestServer, email = DESK_USER) {
  const browser = deskBrowser(server);
  await browser.signIn(email);
  return browser;
}

/** The token in a mail that was sent by SMTP. */
export function mailedToken(
  mail: Readonly<{ subject?: string | undefined; text?: string | undefined }> | undefined,
): string {
  if (mail?.subject !== deskMail.subject) throw new Error(`unexpected mail: ${mail?.subject}`);
  return /#([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '';
}
