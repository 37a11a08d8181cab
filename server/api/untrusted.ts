/** Marks visitors' text in responses to assistants, so that instructions in it are treated as data. */

/**
 * Values that the server or the team chose. All other text counts as written by visitors, so new fields are marked by
 * default.
 */
const TRUSTED_FIELDS: ReadonlySet<string> = new Set([
  ...['id', 'personId', 'submissionId', 'kind', 'status', 'state', 'type', 'newsletter', 'level', 'next'],
  ...['time', 'start', 'nextCall', 'leadSince', 'actor', 'action'],
  ...['question', 'label', 'title', 'why', 'reasons'],
]);
/** The person who books writes the title of the booking. In a list, bookings have no type but a time zone. */
const UNTRUSTED_BY_TYPE: Readonly<Record<string, readonly string[]>> = { booking: ['title'] };

export function markUntrusted(value: unknown, name = '', parentType = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => markUntrusted(item, name, parentType));
  if (typeof value === 'object' && value !== null) {
    const { type } = value as { type?: unknown };
    const ownType = typeof type === 'string' ? type : 'timeZone' in value ? 'booking' : '';
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, markUntrusted(item, key, ownType)]),
    );
  }
  if (typeof value !== 'string' || value === '') return value;
  const isTrusted = TRUSTED_FIELDS.has(name) && !UNTRUSTED_BY_TYPE[parentType]?.includes(name);
  return isTrusted ? value : { untrusted: value };
}

/** Angle brackets could close the markup around the text. Invisible characters could hide text from readers. */
const ESCAPED_CHARACTERS = /[<>&\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

const escapeCharacter = (character: string) =>
  character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Equivalent JSON in which every character is visible. Without indentation, which would fill the assistant's context. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(ESCAPED_CHARACTERS, escapeCharacter);
