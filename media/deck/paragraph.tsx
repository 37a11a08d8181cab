import { Text, type TextProps } from '@react-pdf/renderer';
import { withNonBreakingSpaces } from '#domain/typography.ts';

/** Puts the last phrase of a log entry on its own line. */
export const breakBeforeLastPhrase = (text: string) => text.replace(/^(.*[,:]) /, '$1 \n');

/** A paragraph whose last line is never a single word. */
export function Paragraph({ children, ...props }: Omit<TextProps, 'children'> & { children: string }) {
  return <Text {...props}>{withNonBreakingSpaces(children)}</Text>;
}
