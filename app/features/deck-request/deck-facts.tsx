import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#app/api/query-client.ts';
import { deckRequest } from '#content/social-os.ts';

/** Written by the build beside the PDF. */
type Deck = { pages: number; bytes: number; title: string };

/** What the visitor will get. Its line is there from the start, so that the form does not move; nothing, where there is no deck. */
export function DeckFacts() {
  const { data, isError } = useQuery<Deck>({ queryKey: ['/deck.json'] }, queryClient);
  if (isError) return null;
  return (
    <p className="rounded-control bg-raised px-3.5 py-2.5 font-mono text-small">
      {data ? deckRequest.facts(data.pages, Math.round(data.bytes / 1000)) : '\u00a0'}
    </p>
  );
}
