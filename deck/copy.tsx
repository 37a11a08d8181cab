import { Text, type TextProps } from '@react-pdf/renderer';

/** This renderer balances no lines, so the last words of a text stay together: this many characters at least. */
const LAST_LINE = 12;

function keepEnd(text: string): string {
  const words = text.split(' ');
  let end = words.pop() ?? '';
  while (words.length > 1 && end.length < LAST_LINE) end = `${words.pop()}\u00a0${end}`;
  return [...words, end].join(' ');
}

/** What an agent logs reads best with a phrase on each line: the last one gets its own. */
export const phrasePerLine = (text: string) => text.replace(/^(.*[,:]) /, '$1 \n');

/** Text of a page: no line holds one short word alone. */
export function Copy({ children, ...props }: Omit<TextProps, 'children'> & { children: string }) {
  return <Text {...props}>{keepEnd(children)}</Text>;
}
