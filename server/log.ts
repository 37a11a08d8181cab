/** The structured log. Mail servers and databases quote addresses in their errors; none gets into it. */
import { type DestinationStream, type Logger, pino } from 'pino';

/** The look behind lets a run of text be tried once, not from each of its characters. */
const ADDRESS = /(?<![^\s"\\<>@,;:()[\]])[^\s"\\<>@,;:()[\]]+@[^\s"\\<>@,;:()[\]]+/g;

export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      hooks: { streamWrite: (line) => (line.includes('@') ? line.replace(ADDRESS, '[address]') : line) },
    },
    destination,
  );
