import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#app/api/query-client.ts';
import { deckRequest } from '#content/social-os.ts';

/** Written by the build beside the PDF. */
type Deck = { pages: number; bytes: number; title: string };

/** What the visitor will get. Nothing, where there is no deck to describe. */
export function DeckFacts() {
  const { data } = useQuery<Deck>({ queryKey: ['/deck.json'] }, queryClient);
  if (!data) return null;
  return (
    <p className="rounded-control bg-raised px-3.5 py-2.5 font-mono text-small">
      {deckRequest.facts(data.pages, Math.round(data.bytes / 1000))}
    </p>
  );
}
