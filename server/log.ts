/** The structured log. Removes mail addresses and API keys, which errors of mail servers and databases may quote. */
import { type DestinationStream, type Logger, pino } from 'pino';

/** The lookbehind avoids quadratic time: a run of text is tried only from its start. */
const ADDRESS_PATTERN = /(?<![^\s"\\<>@,;:()[\]])[^\s"\\<>@,;:()[\]]+@[^\s"\\<>@,;:()[\]]+/g;

/** API keys, in the format of core/api-keys.ts. */
const API_KEY_PATTERN = /api_[0-9a-f]{16}_[\w-]{43}/g;

export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      hooks: {
        streamWrite(line) {
          const lineWithoutKeys = line.includes('api_') ? line.replace(API_KEY_PATTERN, '[API key]') : line;
          return lineWithoutKeys.includes('@')
            ? lineWithoutKeys.replace(ADDRESS_PATTERN, '[address]')
            : lineWithoutKeys;
        },
      },
    },
    destination,
  );
