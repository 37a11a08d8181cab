/**
 * Types of an adapter for a booking provider. One file per provider has four exports with the same names in every file:
 * - `findSettingFault`: says what is wrong with the setting, and what to write instead
 * - `provider`: facts for pages, mails, texts and headers
 * - `showBooking`: opens the provider in the browser, after the first press
 * - `webhook`: reads the provider's webhook on the server
 * Bundles keep only the exports that they use. No other code knows the name of a provider.
 */
export type Prefill = Readonly<{ name?: string; email?: string; notes?: string }>;

/** Facts about the visit that travel with a booking, under the names of domain/lead-headers.ts, and utm_* values. */
export type Visit = Readonly<Record<string, string>>;

export type Provider = Readonly<{
  name: string;
  /** Country of the provider's servers, if known. */
  place?: string;
  page: string;
  /** Query parameters of the booking page that prefill its form. A missing one cannot be prefilled. */
  fields: Readonly<Partial<Record<keyof Prefill, string>>>;
  /** Query parameter that carries a value of the visit. Undefined if the provider would ignore it. */
  visitField(name: string): string | undefined;
  /** Attributes of every booking button. `selector` matches all of them. */
  attributes: Readonly<Record<`data-${string}`, string>>;
  selector: string;
  /** True if a press opens the provider in a dialog of the page, false if it opens a new tab. */
  opensInDialog: boolean;
  /** Origins that the page may load from and send forms to. */
  origins: Readonly<{ scripts: readonly string[]; frames: readonly string[]; forms: readonly string[] }>;
  /** True if the page reports a booking that its dialog announced. */
  reportsFromPage: boolean;
  /** Path of the route for the provider's webhook, such as `/hooks/cal`. Providers without webhooks have none. */
  webhookPath?: string;
}>;

/** A dialog that already answers the press. */
export type BookingDialog = Readonly<{
  body: HTMLElement;
  /** Aborted when the visitor closes the dialog. */
  closed: AbortSignal;
  /** Closes the dialog, so that the provider can show its own. */
  close(): void;
  /** The provider announced a booking. `uid` is its id, the same as in its webhook. */
  announceBooking(uid: string): void;
  /** The button that was pressed. */
  trigger: HTMLElement;
}>;

/** Resolves to true when the provider is visible, to false if it cannot be loaded. */
export type ShowBooking<Setting> = (
  setting: Setting,
  address: URL,
  dialog: BookingDialog,
) => Promise<boolean>;

export type BookingChange = 'created' | 'rescheduled' | 'cancelled' | 'no-show';

export type Attendee = Readonly<{
  email: string;
  name?: string | undefined;
  timeZone?: string | undefined;
  language?: string | undefined;
  noShow?: boolean | undefined;
}>;

/** A change of a booking, as the provider told it. Missing values overwrite nothing. */
export type BookingMessage = Readonly<{
  change: BookingChange;
  /** The provider's word for the change. Identifies repeated messages together with `uid`. */
  trigger: string;
  uid: string;
  previousUid?: string | undefined;
  /** Id of one seat in a call with several seats. */
  seat?: string | undefined;
  /** Time of the change, by the provider's clock. */
  changedAt?: number | undefined;
  title?: string | undefined;
  start?: number | undefined;
  end?: number | undefined;
  reason?: string | undefined;
  note?: string | undefined;
  link?: string | undefined;
  /** Address and name that the person who booked typed into the form. */
  booker?: Readonly<{ email: string; name?: string | undefined }> | undefined;
  attendees: readonly Attendee[];
  visit: Visit;
  /** True if every person has their own `uid`. Otherwise, several people may have seats of one call. */
  hasOnePerson?: boolean;
  /** True for a booking that our page reported. */
  isFromPage?: boolean;
}>;

export type MessageFault = Readonly<{ fault: 'unknownMessage' | 'noBooking'; field?: string }>;

export type Webhook = Readonly<{
  signatureHeader: string;
  /** The HMAC-SHA256 in the header, in hex, and the text that is signed before the body. */
  readSignature(header: string): Readonly<{ mac: string; signedPrefix: string }>;
  /** Undefined for a message about something else. */
  read(data: unknown): BookingMessage | MessageFault | undefined;
}>;
