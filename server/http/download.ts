import { ReadableStream, TextEncoderStream } from 'node:stream/web';
import type { Logger } from 'pino';
import type { Download } from '#server/core/audit-log.ts';
import { CSV_CONTENT_TYPE } from '#server/csv.ts';

/** An error closes the connection, so that an incomplete file does not look complete. */
export function download({ text, sent }: Download, name: string, log: Logger): Response {
  async function* logFailure() {
    try {
      yield* text;
    } catch (error) {
      log.error({ err: error, file: name, rows: sent() }, 'export failed');
      throw error;
    }
  }
  const body = ReadableStream.from(logFailure()).pipeThrough(new TextEncoderStream());
  const type = name.endsWith('.csv') ? CSV_CONTENT_TYPE : 'application/json';
  return new Response(body as globalThis.ReadableStream<Uint8Array>, {
    headers: { 'content-disposition': `attachment; filename="${name}"`, 'content-type': type },
  });
}
