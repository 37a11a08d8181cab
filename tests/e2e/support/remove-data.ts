import { rmSync } from 'node:fs';

/** Removes the data folder of the server under test, after the last test. */
export default function removeData(): void {
  if (process.env.E2E_DATA_DIR) rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}
