import { type ZoomCopy, ZoomSection } from './zoom-section.tsx';

type EnterpriseProps = ZoomCopy & {
  log: { title: string; rows: readonly { name: string; detail: string; state: string }[] };
};

export function Enterprise({ log, ...copy }: EnterpriseProps) {
  return (
    <ZoomSection stage={3} {...copy}>
      <h3 className="border-b border-line px-5 py-3 font-body text-small font-semibold tracking-normal sm:px-8">
        {log.title}
      </h3>
      <dl>
        {log.rows.map(({ name, detail, state }) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line px-5 py-4 last:border-b-0 sm:grid-cols-[14rem_1fr_auto] sm:px-8"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted max-sm:col-start-1">{detail}</dd>
            <dd className="font-mono text-small text-brand max-sm:row-span-2 max-sm:row-start-1 max-sm:col-start-2">
              {state}
            </dd>
          </div>
        ))}
      </dl>
    </ZoomSection>
  );
}
