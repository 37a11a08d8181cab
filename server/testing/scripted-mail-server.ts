/** An SMTP server on loopback whose responses a test scripts. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

type Verb = 'ehlo' | 'auth' | 'mail' | 'rcpt' | 'data' | 'dot' | 'rset' | 'quit';
/** Response to a command. A promise makes the client wait. `drip` sends a response that never ends. */
export type Reply = string | Promise<string> | 'drip';
type Script = Partial<Record<Verb, (line: string) => Reply>>;

const DEFAULT_REPLIES: Record<Verb, Reply> = {
  ehlo: '250 hello',
  auth: '235 welcome',
  mail: '250 ok',
  rcpt: '250 ok',
  data: '354 go on',
  dot: '250 taken',
  rset: '250 ok',
  quit: '221 bye',
};

export async function startScriptedMailServer(script: Script = {}) {
  const lines: string[] = [];
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  let accepted = 0;
  let mostOpen = 0;

  const sendReply = async (socket: Socket, verb: Verb, line: string) => {
    const reply = script[verb]?.(line) ?? DEFAULT_REPLIES[verb];
    if (reply !== 'drip') return void socket.write(`${await reply}\r\n`);
    const dripping = setInterval(() => socket.write('250-and so on\r\n'), 50);
    socket.once('close', () => clearInterval(dripping));
  };

  const server = createServer((socket) => {
    accepted += 1;
    sockets.add(socket);
    mostOpen = Math.max(mostOpen, sockets.size);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.write('220 test\r\n');
    let message: string[] | undefined;
    const commands = createInterface({ input: socket });
    // In some tests the client disconnects early.
    commands.on('error', () => {});
    commands.on('line', (line) => {
      if (message) {
        if (line !== '.') return void message.push(line);
        messages.push(message.join('\n'));
        message = undefined;
        return void sendReply(socket, 'dot', line);
      }
      lines.push(line);
      const verb = line.slice(0, 4).toLowerCase() as Verb;
      if (verb === 'data') message = [];
      void sendReply(socket, verb, line);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(async () => {
    dropAll();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Commands in order of arrival. */
    lines,
    messages,
    /** Connections that are open now, and their total number. */
    open: () => sockets.size,
    accepted: () => accepted,
    mostOpen: () => mostOpen,
    dropAll,
  };
}
