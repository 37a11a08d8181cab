/** Notifies the operator by mail that another target fails. */
import { outageMail } from '#content/desk.ts';
import type { OutboxMessageKind } from '#server/delivery/kind.ts';
import { sendTeamMail } from '#server/delivery/team-mail.ts';
import { DESK_PATHS } from '#server/desk/policy.ts';

export const outageMailKind: OutboxMessageKind = {
  name: 'outage-mail',
  target: 'mail',
  async send(job, tools) {
    const to = tools.operatorEmail ?? tools.deskUsers[0];
    if (!to) return { isSkipped: true, note: 'OPERATOR_EMAIL is not set' };
    const { text } = JSON.parse(job.payload) as { text: string };
    const { open, ...parts } = outageMail;
    return sendTeamMail(job, tools, to, {
      ...parts,
      preview: text,
      paragraphs: [text],
      ...(tools.deskUsers.length > 0 && {
        action: { label: open, href: `${tools.publicOrigin}${DESK_PATHS.app}/deliveries` },
      }),
    });
  },
};
