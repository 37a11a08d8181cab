/** Colleagues whom a note mentions: `@maya` or `@maya@acme.test`. */
export function mentionsIn(text: string, team: readonly string[]): string[] {
  const named = new Set(
    [...text.toLowerCase().matchAll(/(?<![\w.@-])@([\w.+-]+(?:@[\w.-]+)?)/g)].map(([, name = '']) =>
      name.replace(/(?<![.-])[.-]+$/, ''),
    ),
  );
  return team.filter((email) => named.has(email) || named.has(email.split('@')[0] ?? ''));
}
