import { KeptTogether } from '#app/components/ui/kept-together.tsx';

type SplitHeadProps = {
  title: string;
  /** How wide the title may be, so that it breaks well. */
  titleClass: string;
  lead: string;
};

/** The head of a section with a wide drawing: the title left, what it means right. */
export function SplitHead({ title, titleClass, lead }: SplitHeadProps) {
  return (
    <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <h2 className={`${titleClass} text-h2`}>{title}</h2>
      <p className="max-w-[32em] text-lead text-balance text-muted">
        <KeptTogether balanced>{lead}</KeptTogether>
      </p>
    </div>
  );
}
