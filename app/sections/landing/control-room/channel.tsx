import type { ReactNode } from 'react';

type ChannelProps = { inputs: readonly string[]; children?: ReactNode };

/**
 * Scattered lines that flow into the panel: from the left, or from above on narrow screens. draw-channel.ts draws them.
 */
export function Channel({ inputs, children }: ChannelProps) {
  return (
    <div aria-hidden="true" data-inputs={JSON.stringify(inputs)} className="channel">
      {children}
    </div>
  );
}
