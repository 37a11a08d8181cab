/** The log that the control room of the hero opens, as the file that its export gives. */
import { writeFile } from 'node:fs/promises';
import { controlRoom } from '#content/landing/hero.ts';
import { NIGHT_LOG_PATH } from '#domain/paths.ts';
import { csvLine } from '#server/csv.ts';

/** Its first characters tell spreadsheets the encoding. */
export const nightLog = (): string[] => {
  const { columns, log } = controlRoom.audit;
  return [`\uFEFF${csvLine(columns)}`, ...log.map(csvLine)];
};

export const writeNightLog = (out: string): Promise<void> =>
  writeFile(`${out}${NIGHT_LOG_PATH}`, nightLog().join(''));
