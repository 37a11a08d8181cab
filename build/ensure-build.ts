/** Builds if anything changed since the last build. After a failed build, dist is still the last good build. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { hashInputs, isBuildFresh, writeStamp } from './build-cache.ts';
import { createBuildFolder, OUTPUT, publishBuild } from './build-folders.ts';

/** Returns true if dist is up to date now. */
export async function ensureBuild({ force = false } = {}): Promise<boolean> {
  // The pages depend on QUIZ_REPORTS, INSIGHT and RETENTION_DAYS, so the build reads the same .env as the server.
  if (existsSync('.env')) process.loadEnvFile();
  // Always build for production, even if a test or shell set another NODE_ENV.
  process.env.NODE_ENV = 'production';

  const inputHash = await hashInputs();
  if (!force && (await isBuildFresh(inputHash))) {
    console.log('The build is up to date.');
    return true;
  }
  console.log('Building site, desk and server, about half a minute…');
  const folder = await createBuildFolder();
  try {
    // Content with errors throws when it is imported. Import it here, so that the error is caught.
    const { buildAll } = await import('./build-all.ts');
    await buildAll(folder);
    await writeStamp(folder, inputHash);
    await publishBuild(folder);
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
