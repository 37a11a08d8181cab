type SectionHeadProps = { id: string; title: string; lead: string };

/** Title on the left, what it means on the right; its section takes its name from the title. */
export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      <p>{lead}</p>
    </div>
  );
}
