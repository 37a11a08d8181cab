/** Marks text of visitors in what an assistant reads, so that instructions in it are seen for what they are: data. */

/** Values that the server or the team chose. All other text counts as the visitors': new fields are marked unless listed. */
const TRUSTED: ReadonlySet<string> = new Set([
  ...['id', 'personId', 'leadId', 'kind', 'status', 'state', 'type', 'newsletter', 'level', 'next', 'time'],
  ...['start', 'nextCall', 'leadSince', 'question', 'label', 'title', 'why', 'reasons', 'actor', 'action'],
]);
/** Of a booking the title is written by the person who booked. */
const UNTRUSTED_IN: Readonly<Record<string, readonly string[]>> = { booking: ['title'] };

export function markUntrusted(value: unknown, name = '', within = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => markUntrusted(item, name, within));
  if (typeof value === 'object' && value !== null) {
    const { type } = value as { type?: unknown };
    const inside = typeof type === 'string' ? type : '';
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, markUntrusted(item, key, inside)]),
    );
  }
  if (typeof value !== 'string' || value === '') return value;
  const isTrusted = TRUSTED.has(name) && !UNTRUSTED_IN[within]?.includes(name);
  return isTrusted ? value : { untrusted: value };
}

/** Angle brackets could end the markup around the answer; invisible characters hide text from the person who looks on. */
const ESCAPED = /[<>&\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

const escaped = (character: string) =>
  [...Array(character.length).keys()]
    .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('');

/** JSON that means the same, with nothing in it but what can be seen. */
export const safeJson = (value: unknown): string => JSON.stringify(value, null, 2).replace(ESCAPED, escaped);
