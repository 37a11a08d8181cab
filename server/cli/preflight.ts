/** `npm run preflight`: lists what must be done before the site goes live. */
import { glob } from 'node:fs/promises';
import { site } from '#content/site.ts';
import { exitWithError } from '#server/process/shutdown.ts';
import { processSettings } from '#server/settings.ts';
import { findSamples, LEVELS } from './preflight/find-samples.ts';
import { isFileShown, isShown } from './preflight/in-use.ts';
import { learnSampleAssets, sampleAssets } from './preflight/sample-assets.ts';

async function printReport(): Promise<void> {
  const modules: Record<string, unknown> = {};
  const sources = glob('content/**/*.ts', {
    exclude: (name) => /\.test\.ts$|check\.ts$/.test(name),
  });
  for await (const file of sources)
    modules[file] = await import(new URL(`../../${file}`, import.meta.url).href);
  const findings = findSamples(site, processSettings(), modules, sampleAssets(isFileShown), isShown);
  const byLevel = Map.groupBy(findings, ({ level }) => level);
  for (const level of LEVELS) {
    const group = byLevel.get(level) ?? [];
    if (group.length === 0) continue;
    console.log(`\n${level.toUpperCase()} (${group.length})`);
    for (const [where, findingsOfFile] of Map.groupBy(group, (finding) => finding.where)) {
      console.log(`  ${where}`);
      for (const { what } of findingsOfFile) console.log(`    - ${what}`);
    }
  }
  const openCount = findings.filter(({ level }) => level !== 'fine to keep').length;
  console.log(
    openCount > 0
      ? `\n${openCount} ${openCount === 1 ? 'thing' : 'things'} to do before going live.`
      : '\nReady to go live.',
  );
  process.exitCode = openCount > 0 ? 1 : 0;
}

if (process.argv.includes('--learn')) learnSampleAssets();
else await printReport().catch(exitWithError);
