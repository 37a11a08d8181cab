/**
 * The type of a form's declaration. Each form is one plain object in this folder. Markup, validation in browser and
 * server, storage, desk, exports, API, MCP, events, mails and chat are derived from it.
 */
import { DAY, MINUTE } from '#domain/timing.ts';

type CommonField = Readonly<{
  required: boolean;
  /**
   * True if the value identifies a person or is in their own words. Then logs, analytics and chat messages do not
   * contain it. Only the first lines of a chat message name the person.
   */
  personal: boolean;
}>;
export type TextField = CommonField &
  Readonly<{
    /** `message` has several lines. */
    type: 'text' | 'email' | 'tel' | 'url' | 'message';
    maxLength: number;
    autoComplete?: string;
  }>;
/** The value is a list of options. Only the quiz has such fields. */
export type ChoiceField = CommonField & Readonly<{ type: 'choice'; options: readonly string[] }>;
export type FormField = TextField | ChoiceField;

export type RateLimit = Readonly<{ requests: number; windowMs: number }>;

export type Form = Readonly<{
  /** Name in the store, in events and in the API. Never rename it. */
  kind: string;
  /** The optional part of the site that has the form. */
  part?: 'deck' | 'newsletter' | 'contact-form';
  /** `{id}` is `deck.webhookId` in content/site.ts. */
  path: string;
  /** In the order in which they are shown, sent and exported. */
  fields: Readonly<Record<string, FormField>>;
  /** Nobody fills in the form faster than this, even with autofill. The time starts when the form is shown. */
  minFillMs: number;
  limits: FormLimits;
  /** Names of the deliveries that follow a submission (server/delivery/kinds.ts). */
  deliveries: readonly string[];
  /** Present if the sender must confirm the address first, by a link in a mail. */
  doubleOptIn?: Readonly<{ deliveries: readonly string[] }>;
  /** True for an ordinary HTML form that the server answers with a page. */
  worksWithoutScript: boolean;
  /** Type of the event about a submission. */
  event: string;
  /** Name of the tool with which AI assistants send the form. */
  tool?: string;
}>;

export type FieldName<F extends Form> = keyof F['fields'] & string;
/** Values of a form that has text fields only. */
export type FormValues<F extends Form> = Record<FieldName<F>, string>;

type FormLimits = Readonly<{
  /** Requests per IP address. High enough for an office that shares one address. */
  perAddress: RateLimit;
  /** Requests per IP address and day. Slow floods stay below the other limit; no office sends so many. */
  perDay: RateLimit;
  /** Requests of one caller for one mailbox. Mails to a mailbox are limited too, from all callers together. */
  perRecipient: RateLimit;
}>;
export const USUAL_LIMITS: FormLimits = {
  perAddress: { requests: 30, windowMs: 10 * MINUTE },
  perDay: { requests: 200, windowMs: DAY },
  perRecipient: { requests: 10, windowMs: 60 * MINUTE },
};

export const EMAIL: TextField = {
  type: 'email',
  required: true,
  maxLength: 200,
  autoComplete: 'email',
  personal: true,
};

/** Version of a consent whose sentence the form has never shown. */
export const UNVERIFIED_CONSENT = 'unverified';
/** Consent version, kind and source of people whom the team added. Their consent is the reason why they may be stored. */
export const BY_HAND = 'by-hand' as const;

export const fieldNames = <F extends Form>({ fields }: F) => Object.keys(fields) as FieldName<F>[];
