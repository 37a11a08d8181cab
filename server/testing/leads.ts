/** Leads as the intake makes them, for tests that start at the store. */
import { randomUUIDv7 } from 'node:crypto';
import { emailKeyOf } from '#domain/email.ts';
import type { CoreContext } from '#server/core/context.ts';
import type { DeliveryKind } from '#server/delivery/kind.ts';
import { kindNamed, planned } from '#server/delivery/kinds.ts';
import type { NewLead } from '#server/store/intake.ts';
import type { Store } from '#server/store/open-store.ts';
import type { LeadRow } from '#server/store/schema.ts';

export const NOW = Date.UTC(2026, 0, 15, 12);

export const OPERATOR = 'cli:operator';

/** Actor of the command line. */
export const asOperator = (store: Store, now = NOW): CoreContext => ({
  store,
  actor: OPERATOR,
  now,
  announce: () => [],
});

function knownKind(name: string): DeliveryKind {
  const kind = kindNamed(name);
  if (!kind) throw new Error(`there is no kind ${name}`);
  return kind;
}

export function newLead(
  fields: Partial<LeadRow> = {},
  deliveries: readonly string[] = ['deck-mail'],
): NewLead {
  const email = fields.email ?? `${randomUUIDv7()}@acme.test`;
  return {
    lead: {
      id: randomUUIDv7(),
      kind: 'deck',
      person: emailKeyOf(email),
      email,
      first_name: 'Ada',
      last_name: 'Lovelace',
      company: 'Analytical Engines',
      phone: '',
      details: '{}',
      first_page: '/',
      page: '/social-os',
      referrer: '',
      utm: '{}',
      language: 'en-GB',
      page_language: 'en',
      consent: '',
      consent_version: '',
      suspicion: null,
      fingerprint: null,
      created_at: NOW,
      ...fields,
    },
    deliveries: deliveries.map((name) => planned(knownKind(name))),
  };
}
