import type { ReactNode } from 'react';

type ChannelProps = { inputs: readonly string[]; children?: ReactNode };

/** Scattered work on its way into the panel: from the left, or from above on a narrow screen. draw-channel.ts draws it. */
export function Channel({ inputs, children }: ChannelProps) {
  return (
    <div aria-hidden="true" data-inputs={JSON.stringify(inputs)} className="channel">
      {children}
    </div>
  );
}
