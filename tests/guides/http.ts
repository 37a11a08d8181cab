/** Requests to servers with self-signed certificates. */
import * as http from 'node:http';
import * as https from 'node:https';

type HttpResponse = { status: number; headers: http.IncomingHttpHeaders; body: string };

export function sendRequest(
  port: number,
  options: https.RequestOptions,
  body = '',
  protocol: 'http:' | 'https:' = 'https:',
): Promise<HttpResponse> {
  const { request } = protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const clientRequest = request(
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
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}

/** Resolves when the path gets a response, with status 200 unless the path is the root. */
export async function waitForServer(port: number, path = '/'): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const response = await sendRequest(port, { path }).catch(() => undefined);
    // For the root, any status counts, such as a 502 from a proxy whose server has not started.
    if (response && (path === '/' || response.status === 200)) return;
    if (Date.now() > deadline) throw new Error(`no response on port ${port}`);
    await new Promise((later) => setTimeout(later, 100));
  }
}
