/**
 * Mail with a colleague's due next steps. The steps are read when the mail is sent, so that it contains no person who was
 * erased meanwhile.
 */
import { dueMail } from '#content/desk.ts';
import { readDueSteps } from '#server/core/team/due.ts';
import type { OutboxMessageKind } from '#server/delivery/kind.ts';
import { sendTeamMail } from '#server/delivery/team-mail.ts';
import { DESK_PATHS } from '#server/desk/policy.ts';

export const dueMailKind: OutboxMessageKind = {
  name: 'due-mail',
  target: 'mail',
  async send(job, tools) {
    const { to, before } = JSON.parse(job.payload) as { to: string; before: number };
    if (!tools.deskUsers.includes(to)) return { isSkipped: true, note: 'no longer a user of the desk' };
    const steps = await readDueSteps(tools.store.db, to, before);
    if (steps.length === 0) return { isSkipped: true, note: 'nothing is due any more' };
    const { subject, heading, open, line, ...parts } = dueMail;
    return sendTeamMail(job, tools, to, {
      ...parts,
      subject: subject(steps.length),
      preview: steps.map(({ name }) => name).join(', '),
      heading: heading(steps.length),
      facts: steps.map(({ name, company, step, at }) => [
        [name, company].filter(Boolean).join(', '),
        line(step, at),
      ]),
      action: { label: open, href: `${tools.publicOrigin}${DESK_PATHS.app}/?mine=1&due=1` },
    });
  },
};
