/** Lead and subscriber events. */
import { agents } from '#content/quiz/agents.ts';
import { because } from '#content/quiz/quiz-results.ts';
import { answersOf, recommendationsFor } from '#server/core/leads/quiz-details.ts';
import { nameOf } from '#server/store/lead-facets.ts';
import type { InsertableLead, LeadKind } from '#server/store/schema.ts';
import type { EventOf } from './event-schema.ts';
import { personId } from './person-id.ts';

type FormEvent = EventOf<'deck.requested' | 'newsletter.requested' | 'quiz.reported'>;

const iso = (time: number) => new Date(time).toISOString();

export const sourceOfLead = (lead: InsertableLead): EventOf<'deck.requested'>['data']['source'] => ({
  firstPage: lead.first_page,
  page: lead.page,
  referrer: lead.referrer,
  campaign: JSON.parse(lead.utm) as Record<string, string>,
  language: lead.language,
  pageLanguage: lead.page_language,
});

const commonFields = (lead: InsertableLead) => ({
  lead: { id: lead.id, kind: lead.kind, time: iso(lead.created_at), agent: lead.agent ?? '' },
  person: {
    id: personId(lead.person),
    email: lead.email,
    name: nameOf(lead),
    company: lead.company,
    phone: lead.phone,
  },
  source: sourceOfLead(lead),
  consent: { text: lead.consent, version: lead.consent_version, time: iso(lead.created_at) },
});

const FORM_EVENTS: Readonly<Record<LeadKind, (lead: InsertableLead) => FormEvent>> = {
  deck: (lead) => ({
    type: 'deck.requested',
    timestamp: iso(lead.created_at),
    data: {
      ...commonFields(lead),
      fields: {
        firstName: lead.first_name,
        lastName: lead.last_name,
        email: lead.email,
        company: lead.company,
        phone: lead.phone,
      },
    },
  }),
  newsletter: (lead) => ({
    type: 'newsletter.requested',
    timestamp: iso(lead.created_at),
    data: { ...commonFields(lead), fields: { email: lead.email } },
  }),
  quiz: (lead) => ({
    type: 'quiz.reported',
    timestamp: iso(lead.created_at),
    data: {
      ...commonFields(lead),
      fields: quizFields(lead),
      recommendations: recommendationsFor(lead).map((recommendation) => ({
        agent: recommendation.agent,
        title: agents[recommendation.agent].title,
        because: because(recommendation),
      })),
    },
  }),
};

function quizFields(lead: InsertableLead): EventOf<'quiz.reported'>['data']['fields'] {
  return Object.fromEntries(
    Object.entries(answersOf(lead)).map(([id, answer]) => [
      id,
      typeof answer === 'string' ? answer : [...answer],
    ]),
  );
}

export const formEvent = (lead: InsertableLead): FormEvent => FORM_EVENTS[lead.kind](lead);

export const quarantinedEvent = (lead: InsertableLead): EventOf<'lead.held'> => ({
  type: 'lead.held',
  timestamp: iso(lead.created_at),
  data: { ...commonFields(lead), fields: formEvent(lead).data.fields, reason: lead.suspicion ?? '' },
});

export const confirmedEvent = (lead: InsertableLead, now: number): EventOf<'newsletter.confirmed'> => ({
  type: 'newsletter.confirmed',
  timestamp: iso(now),
  data: { ...commonFields(lead), fields: { email: lead.email }, confirmedAt: iso(now) },
});

export const unsubscribedEvent = (lead: InsertableLead, now: number): EventOf<'newsletter.left'> => ({
  type: 'newsletter.left',
  timestamp: iso(now),
  data: { ...commonFields(lead), fields: { email: lead.email }, leftAt: iso(now) },
});
