import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#app/api/query-client.ts';
import { deckRequest } from '#content/social-os/social-os.ts';
import { localFile } from '#domain/paths.ts';

/** Content of deck.json, which the build writes beside the PDF. */
type DeckFile = { pages: number; bytes: number; title: string };

/** Facts about the deck. Space is reserved from the start so that the form does not move. Empty without a deck. */
export function DeckFacts() {
  const { data, isError } = useQuery<DeckFile>({ queryKey: [localFile('/deck.json')] }, queryClient);
  if (isError) return null;
  return (
    <div className="flex items-center gap-4 short:hidden">
      <img
        src={localFile('/deck-thumbnail.png')}
        alt=""
        width="352"
        height="198"
        className="h-auto w-24 rounded-control border border-line sm:w-32"
      />
      <p className="min-h-[2lh] text-small text-balance">
        {data && (
          <>
            <span className="block font-semibold">{data.title}</span>
            <span className="text-muted">{deckRequest.facts(data.pages, Math.round(data.bytes / 1000))}</span>
          </>
        )}
      </p>
    </div>
  );
}
