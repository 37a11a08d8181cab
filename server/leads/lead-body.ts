/** The five specified keys, as the visitor's browser sent them and a workflow host expects them. */
import type { DeckRequest } from '#domain/leads.ts';
import type { Lead } from '#server/store/schema.ts';

export const leadBody = (lead: Lead): DeckRequest => ({
  firstName: lead.first_name,
  lastName: lead.last_name,
  email: lead.email,
  company: lead.company,
  phone: lead.phone,
});
