/** Tries every setting of the server, with valid and invalid values. */
import { settingNames } from '#server/process/settings.ts';
import { type Report, run } from './run.ts';

/** `good` must be accepted. `bad` must be rejected with an error that names the variable. */
export const SETTINGS: Record<
  string,
  { good: string; bad?: string; otherSettings?: Record<string, string> }
> = {
  PORT: { good: '0', bad: 'many' },
  HOST: { good: '127.0.0.1' },
  PUBLIC_ORIGIN: { good: 'https://agents.example.com', bad: 'agents' },
  DATABASE_URL: { good: '', bad: 'mysql://localhost/leads' },
  DATA_DIR: { good: 'data/test-docs' },
  SITE_DIR: { good: 'dist/site' },
  SMTP_URL: { good: 'smtp://localhost:2525', bad: 'http://localhost' },
  MAIL_FROM: { good: 'Agents <agents@example.com>', bad: 'nobody' },
  MAIL_PER_MINUTE: { good: '60', bad: 'many' },
  OPERATOR_EMAIL: { good: 'operator@example.com', bad: 'operator' },
  DECK_FORWARD_URL: {
    good: 'https://flows.example.com/webhook/1',
    bad: 'flows',
    otherSettings: { DECK_FORWARD_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}` },
  },
  DECK_FORWARD_SECRET: { good: `whsec_${Buffer.alloc(32, 7).toString('base64')}`, bad: 'secret' },
  EVENTS_URL: {
    good: 'https://flows.example.com/events',
    bad: 'flows',
    otherSettings: { EVENTS_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}` },
  },
  EVENTS_SECRET: { good: `whsec_${Buffer.alloc(32, 7).toString('base64')}`, bad: 'secret' },
  CHAT_WEBHOOK_URL: { good: 'https://chat.example.com/hooks/1', bad: 'chat' },
  CAL_WEBHOOK_SECRET: { good: 'x'.repeat(20), bad: 'short' },
  SMTP_CLEAR_TEXT: { good: 'on', bad: 'yes' },
  QUIZ_REPORTS: { good: 'on', bad: 'yes' },
  DESK_USERS: { good: 'maya@acme.test', bad: 'maya' },
  INSIGHT: { good: 'on', bad: 'yes' },
  AGENTS: { good: 'off', bad: 'yes' },
  TOKEN_SECRET: { good: 'x'.repeat(40), bad: 'short' },
  METRICS_TOKEN: { good: 'x'.repeat(20), bad: 'short' },
  TRUST_PROXY: { good: '1', bad: 'nginx' },
  WORKER: { good: 'off', bad: 'no' },
  WORKER_PORT: { good: '0', bad: 'many' },
  DRAIN_SECONDS: { good: '1', bad: 'soon' },
  ROUND_ROBIN: { good: 'on', bad: 'yes' },
  DUE_MAIL_HOUR: { good: '8', bad: 'early' },
  RETENTION_DAYS: { good: '365', bad: 'ever' },
  LOG_LEVEL: { good: 'silent', bad: 'loud' },
};

export async function testSettings(clone: string, report: Report): Promise<void> {
  for (const name of settingNames) {
    const setting = SETTINGS[name];
    if (!setting) {
      report(false, `${name}: this test does not know the setting`);
      continue;
    }
    const start = (value: string) =>
      run(
        [process.execPath, 'dist/server/index.js'],
        clone,
        { PORT: '0', DATA_DIR: 'data/test-docs', ...setting.otherSettings, [name]: value },
        /Address\s+http/,
      );
    const good = await start(setting.good);
    report(good.exitCode === 0, `${name}=${setting.good}`, good.output);
    if (setting.bad === undefined) continue;
    const bad = await start(setting.bad);
    report(bad.exitCode !== 0 && bad.output.includes(name), `${name}=${setting.bad} is rejected`, bad.output);
  }
}
