/** A file that is sent while it is read. */
import { ReadableStream } from 'node:stream/web';
import type { Logger } from 'pino';
import type { Download } from '#server/core/audit-log.ts';

type FileInfo = Readonly<{ name: string; type: string; log: Logger }>;

/** An error closes the connection, so that an incomplete file does not look complete. */
export function download({ text, sent }: Download, { name, type, log }: FileInfo): Response {
  const encoder = new TextEncoder();
  async function* encodeChunks() {
    try {
      for await (const chunk of text) yield encoder.encode(chunk);
    } catch (error) {
      log.error({ err: error, file: name, rows: sent() }, 'export failed');
      throw error;
    }
  }
  const body = ReadableStream.from(encodeChunks()) as globalThis.ReadableStream<Uint8Array>;
  return new Response(body, {
    headers: { 'content-disposition': `attachment; filename="${name}"`, 'content-type': type },
  });
}
