/** The audit log of the control room in the hero, as a CSV file that visitors can download. */
import { writeFile } from 'node:fs/promises';
import { controlRoom } from '#content/landing/hero.ts';
import { AUDIT_CSV_PATH } from '#domain/paths.ts';
import { BYTE_ORDER_MARK, csvLine } from '#server/csv.ts';

export const auditCsv = (): string[] => {
  const { columns, log } = controlRoom.audit;
  return [BYTE_ORDER_MARK + csvLine(columns), ...log.map(csvLine)];
};

export const writeAuditCsv = (outDir: string): Promise<void> =>
  writeFile(`${outDir}${AUDIT_CSV_PATH}`, auditCsv().join(''));
