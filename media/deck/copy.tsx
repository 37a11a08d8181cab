import { Text, type TextProps } from '@react-pdf/renderer';
import { withNonBreakingSpaces } from '#domain/prevent-orphans.ts';

/** What an agent logs reads best with a phrase on each line: the last one gets its own. */
export const phrasePerLine = (text: string) => text.replace(/^(.*[,:]) /, '$1 \n');

/** Text of a page: no line holds one short word alone. */
export function Copy({ children, ...props }: Omit<TextProps, 'children'> & { children: string }) {
  return <Text {...props}>{withNonBreakingSpaces(children)}</Text>;
}
