/** The structured log. Mail servers and databases quote addresses in their errors; none gets into it, nor does a key. */
import { type DestinationStream, type Logger, pino } from 'pino';

/** The look behind lets a run of text be tried once, not from each of its characters. */
const ADDRESS = /(?<![^\s"\\<>@,;:()[\]])[^\s"\\<>@,;:()[\]]+@[^\s"\\<>@,;:()[\]]+/g;

/** Keys of the API, by the form that core/api-keys.ts gives them. */
const API_KEY = /api_[0-9a-f]{16}_[\w-]{43}/g;

export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      hooks: {
        streamWrite(line) {
          const keyless = line.includes('api_') ? line.replace(API_KEY, '[API key]') : line;
          return keyless.includes('@') ? keyless.replace(ADDRESS, '[address]') : keyless;
        },
      },
    },
    destination,
  );
