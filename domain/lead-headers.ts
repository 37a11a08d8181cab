/**
 * What our own server wants to know besides the body, which stays as specified.
 * Sent only to our own origin.
 */
export const LEAD_HEADERS = {
  /** Client-made UUID; a repeated key makes one lead. */
  idempotencyKey: 'idempotency-key',
  /** Milliseconds between the first sight of the form and sending it; absent for a form that came prefilled. */
  fillTime: 'x-fill-time',
  /** Value of the field that people cannot see. */
  honeypot: 'x-website',
  /** utm_* parameters of the landing address, as a query string. */
  utm: 'x-utm',
  /** First page of the visit, as a path. */
  firstPage: 'x-first-page',
  /** Page that the form was sent from, as a path. */
  page: 'x-page',
  /** document.referrer of the first page view, origin and path only. */
  referrer: 'x-referrer',
  /** The sentence that was shown beside the form and its version, as a query string. */
  consent: 'x-consent',
} as const;

/** Name of the unseen field in forms that are sent without scripting. */
export const HONEYPOT_FIELD = 'website';
/** Names of the fields by which such forms say which sentence was shown. */
export const CONSENT_FIELDS = { text: 'consent', version: 'consent_version' } as const;
