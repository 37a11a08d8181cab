/** Readable name of a text: `FAQ, question 3` for `faq.2.question` in landing/faq.json. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  faq: 'FAQ',
  sdr: 'SDR',
  cta: 'CTA',
  os: 'OS',
  b2b: 'B2B',
};

/** `agentServices` and `agent-services` become `agent services`. */
const toWords = (key: string) =>
  key
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .split(/[- ]/)
    .map((word) => ABBREVIATIONS[word] ?? word)
    .join(' ');

export function fieldLabel(name: string, fieldPath: readonly string[]): string {
  const file = toWords(name.split('/').at(-1) ?? name);
  const parts: string[] = [];
  let number = '';
  for (const key of fieldPath) {
    const words = toWords(key);
    if (!/^\d+$/.test(key)) {
      // The list that gives the file its name is not repeated.
      if (parts.length > 0 || words !== file) parts.push(words + number);
      number = parts.length > 0 ? '' : number;
    } else if (parts.length > 0) parts.push(`${parts.pop()?.replace(/s$/, '')} ${Number(key) + 1}`);
    else number = ` ${Number(key) + 1}`;
  }
  const label = [file, ...parts].join(', ') + (parts.length === 0 ? number : '');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
