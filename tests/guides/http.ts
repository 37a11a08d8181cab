/** Requests to servers with self-signed certificates. */
import * as plain from 'node:http';
import * as secure from 'node:https';

type Answer = { status: number; headers: plain.IncomingHttpHeaders; body: string };

export function ask(
  port: number,
  options: secure.RequestOptions,
  body = '',
  protocol: 'http:' | 'https:' = 'https:',
): Promise<Answer> {
  const { request } = protocol === 'https:' ? secure : plain;
  return new Promise((resolve, reject) => {
    const call = request(
      { host: 'localhost', port, rejectUnauthorized: false, agent: false, ...options },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode = 0, headers } = response;
          resolve({ status: statusCode, headers, body: Buffer.concat(chunks).toString() });
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Resolves when the URL answers with something other than a proxy error. */
export async function untilAnswers(port: number, path = '/'): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const answer = await ask(port, { path }).catch(() => undefined);
    // For the root, a 502 from a proxy without its server also counts as a response.
    if (answer && (path === '/' || answer.status === 200)) return;
    if (Date.now() > deadline) throw new Error(`nothing answers on port ${port}`);
    await new Promise((later) => setTimeout(later, 100));
  }
}
