/** `npm run preflight`: is this site ready to go live? */
import { glob } from 'node:fs/promises';
import { site } from '#content/site.ts';
import { OperatorError } from '#server/errors.ts';
import { findSamples } from '#server/preflight/find-samples.ts';
import { processSettings } from '#server/process/settings.ts';

try {
  const modules: Record<string, unknown> = {};
  for await (const file of glob('content/**/*.ts', {
    exclude: (name) => /\.test\.ts$|checks\.ts$/.test(name),
  })) {
    modules[file] = await import(new URL(`../../${file}`, import.meta.url).href);
  }
  const findings = findSamples(site, processSettings(), modules);
  for (const [where, group] of Map.groupBy(findings, (finding) => finding.where)) {
    console.log(`\n${where}`);
    for (const { what } of group) console.log(`  - ${what}`);
  }
  console.log(
    findings.length > 0 ? `\n${findings.length} things to replace before going live.` : 'Ready to go live.',
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
