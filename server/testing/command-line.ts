/** The operator's command line on a store of a test. */
import type { CommandContext } from '#server/cli/command.ts';
import { type Outcome, runLeads } from '#server/cli/run-leads.ts';
import { asOperator } from './submissions.ts';

export const commandLine =
  (context: Pick<CommandContext, 'store'> & Partial<CommandContext>) =>
  (...argv: string[]): Promise<Outcome> =>
    runLeads(argv, async () => ({
      ...asOperator(context.store),
      dataDir: '',
      announce: () => [],
      createUnsubscribeUrl: (id: string) => `https://acme.test/leave/${id}`,
      screen: { width: 200, hasColors: false },
      confirm: async () => false,
      ...context,
    }));
