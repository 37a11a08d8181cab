/** Parses a command line and runs the command. Separate from the process, so that tests can call it. */
import { CommanderError, Command as CommandLine } from 'commander';
import { InvalidReferenceError } from '#server/core/submissions/submissions.ts';
import { type AddCommand, type CommandContext, failWithHelp, type Outcome } from './command.ts';
import { addDeliveryCommands } from './delivery-commands.ts';
import { addKeyCommands } from './key-commands.ts';
import { addPersonCommands } from './person-commands.ts';
import { addStoreCommands } from './store-commands.ts';
import { addSubmissionCommands } from './submission-commands.ts';

const FOOTER = `
Ids may be shortened to their last eight characters, as lists show them.
Exit codes: 0 done, 1 nothing found or failed, 2 wrong usage.
`;

export async function runLeads(
  argv: readonly string[],
  openContext: () => Promise<CommandContext>,
): Promise<Outcome> {
  const output: string[] = [];
  const print = (text: string) => void output.push(text);
  let outcome: Outcome = { text: '', code: 0 };
  const program = new CommandLine('npm run leads --')
    .description('Manages the submissions of this site.')
    .addHelpText('after', FOOTER)
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: print });
  const addCommand: AddCommand = (usage, help, options, run) => {
    const command = program.command(usage, { isDefault: usage === 'list' }).description(help);
    for (const option of options) command.addOption(option);
    command.action(async () => {
      const context = { write: async (chunk: string) => print(chunk), ...(await openContext()) };
      outcome = await run(context, command.opts() as never, ...command.args);
    });
  };
  addSubmissionCommands(addCommand);
  addPersonCommands(addCommand);
  addDeliveryCommands(addCommand);
  addStoreCommands(addCommand);
  addKeyCommands(addCommand);
  const [name = ''] = argv;
  const isCommand = ['', 'help', ...program.commands.map((command) => command.name())].includes(name);
  if (!isCommand && !name.startsWith('-')) return failWithHelp(`Unknown command ${name}.`);
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (error instanceof InvalidReferenceError) return failWithHelp(error.message);
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) return failWithHelp(error.message.replace(/^error: /, ''));
  }
  return { ...outcome, text: output.join('') + outcome.text };
}
