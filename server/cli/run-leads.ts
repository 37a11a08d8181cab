/** Parses a command line and runs the command. Separate from the process, so that tests can call it. */
import { CommanderError, Command as CommandLine } from 'commander';
import { HttpError } from '#server/errors.ts';
import { type AddCommand, type CommandContext, CommandFailure } from './command.ts';
import { addDeliveryCommands } from './delivery-commands.ts';
import { addPersonCommands } from './person-commands.ts';
import { addKeyCommands, addStoreCommands } from './store-commands.ts';
import { addSubmissionCommands } from './submission-commands.ts';

export type Outcome = Readonly<{ text: string; code: 0 | 1 | 2 }>;

const FOOTER = `
Ids may be shortened to their last eight characters, as lists show them.
Exit codes: 0 done, 1 nothing found or failed, 2 wrong usage.
`;

export async function runLeads(
  argv: readonly string[],
  openContext: () => Promise<CommandContext>,
): Promise<Outcome> {
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  const printLine = (text: string) => print(text === '' || text.endsWith('\n') ? text : `${text}\n`);
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
      printLine(await run(context, command.opts() as never, ...command.args));
    });
  };
  addSubmissionCommands(addCommand);
  addPersonCommands(addCommand);
  addDeliveryCommands(addCommand);
  addStoreCommands(addCommand);
  addKeyCommands(addCommand);
  try {
    const [name = ''] = argv;
    const isCommand = ['', 'help', ...program.commands.map((command) => command.name())].includes(name);
    if (!isCommand && !name.startsWith('-')) throw new CommandFailure(`Unknown command ${name}.`, 2);
    await program.parseAsync([...argv], { from: 'user' });
    return { text: output, code: 0 };
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return { text: output, code: 0 };
    if (error instanceof CommandFailure && error.code === 1) {
      printLine(error.message);
      return { text: output, code: 1 };
    }
    const isUsage = [CommandFailure, CommanderError, HttpError].some((type) => error instanceof type);
    if (!isUsage) throw error;
    const problem = (error as Error).message.replace(/^error: /, '');
    return { text: `${problem}\nSee: npm run leads -- --help\n`, code: 2 };
  }
}
