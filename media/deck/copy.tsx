import { Text, type TextProps } from '@react-pdf/renderer';
import { withNonBreakingSpaces } from '#domain/prevent-orphans.ts';

/** Puts the last phrase of an agent's log entry on its own line. */
export const phrasePerLine = (text: string) => text.replace(/^(.*[,:]) /, '$1 \n');

/** Text of a page, without orphans. */
export function Copy({ children, ...props }: Omit<TextProps, 'children'> & { children: string }) {
  return <Text {...props}>{withNonBreakingSpaces(children)}</Text>;
}
