/** Leads as the intake creates them, for tests that start at the store. */
import type { CoreContext } from '#server/core/context.ts';
import type { DeliveryKind } from '#server/delivery/kind.ts';
import { findKind, toPlannedDelivery } from '#server/delivery/kinds.ts';
import type { NewLead } from '#server/store/intake.ts';
import type { Store } from '#server/store/open-store.ts';
import type { InsertableLead } from '#server/store/schema.ts';
import { leadRow, NOW } from './lead-row.ts';

export { NOW };

export const OPERATOR = 'cli:operator';

/** Actor of the command line. */
export const asOperator = (store: Store, now = NOW): CoreContext => ({
  store,
  actor: OPERATOR,
  now,
  announce: () => [],
});

function requireKind(name: string): DeliveryKind {
  const kind = findKind(name);
  if (!kind) throw new Error(`there is no kind ${name}`);
  return kind;
}

export function newLead(
  fields: Partial<InsertableLead> = {},
  deliveries: readonly string[] = ['deck-mail'],
): NewLead {
  return {
    lead: leadRow(fields),
    deliveries: deliveries.map((name) => toPlannedDelivery(requireKind(name))),
  };
}
