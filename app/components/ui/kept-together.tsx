import { keepTogether } from '#domain/keep-together.ts';

/** Running text whose numbers keep their units and whose last word is not alone. What it says is unchanged. */
export function KeptTogether({ children }: { children: string }) {
  return keepTogether(children).map((part, i) =>
    i % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
