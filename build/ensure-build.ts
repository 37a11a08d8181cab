/** Builds if anything changed since the last build. After a failed build, dist still contains the last good build. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { hashInputs, isFresh, writeStamp } from './build-cache.ts';
import { createBuildFolder, OUTPUT, publish } from './build-folders.ts';

/** Resolves to true if dist is up to date. */
export async function ensureBuild({ force = false } = {}): Promise<boolean> {
  // QUIZ_REPORTS and INSIGHT are built into the pages, so the build reads the same .env as the server.
  if (existsSync('.env')) process.loadEnvFile();
  // Always a production build, regardless of the NODE_ENV of a test or shell.
  process.env.NODE_ENV = 'production';

  const inputs = await hashInputs();
  if (!force && (await isFresh(inputs))) {
    console.log('The build is up to date.');
    return true;
  }
  console.log('Building site, desk and server, about half a minute…');
  const folder = await createBuildFolder();
  try {
    // Imported here, so that an error in the content, which throws on import, is caught.
    const { buildAll } = await import('./build-all.ts');
    await buildAll(folder);
    await writeStamp(folder, inputs);
    await publish(folder);
    return true;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const { describeFailure } = await import('./content/describe-failure.ts');
    console.error(`\n${describeFailure(error)}\n`);
    console.error(
      existsSync(OUTPUT)
        ? `The build failed. ${OUTPUT}/ still holds the last good build.`
        : 'The build failed, and there is no earlier one.',
    );
    return false;
  }
}
