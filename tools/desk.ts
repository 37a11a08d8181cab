/** `npm run desk`: prints a link to the desk; with --sample it starts a desk with sample data. */
import { startSampleDesk } from './sample-desk/start-sample-desk.ts';

async function startSample(): Promise<void> {
  await import('./build.ts');
  const { link, server } = await startSampleDesk();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
  console.log(
    `A desk with three months of sample data. It is deleted when you stop it with Ctrl+C.\n\n  ${link}\n`,
  );
}

if (process.argv.includes('--sample'))
  await startSample().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
else await import('../server/cli/desk.ts');
