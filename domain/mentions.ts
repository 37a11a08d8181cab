/** Colleagues whom a note mentions: `@maya` or `@maya@acme.test`. */
export function mentionsIn(text: string, team: readonly string[]): string[] {
  const mentionedNames = new Set(
    [...text.toLowerCase().matchAll(/(?<![\w.@-])@([\w.+-]+(?:@[\w.-]+)?)/g)].map(([, name = '']) =>
      name.replace(/(?<![.-])[.-]+$/, ''),
    ),
  );
  return team.filter((email) => mentionedNames.has(email) || mentionedNames.has(email.split('@')[0] ?? ''));
}
