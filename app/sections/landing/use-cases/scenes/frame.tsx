import type { CSSProperties, ReactNode } from 'react';

type SceneFrameProps = { title: string; status: string; alt: string; children: ReactNode };

/** The window that every scene is drawn in: 480 by 400, a title line and what the agent has just done. */
export function SceneFrame({ title, status, alt, children }: SceneFrameProps) {
  return (
    <svg
      viewBox="0 0 480 400"
      width="480"
      height="400"
      role="img"
      aria-label={alt}
      className="h-auto w-full fill-ink"
      fontSize="13"
    >
      <rect x=".5" y=".5" width="479" height="399" rx="14" className="fill-surface stroke-line" />
      <text x="20" y="32" fontSize="14" className="font-semibold">
        {title}
      </text>
      <text x="460" y="32" textAnchor="end" className="fill-muted font-mono">
        {status}
      </text>
      <path d="M.5 50.5h479" className="stroke-line" />
      {children}
    </svg>
  );
}

/** A part of the scene that comes in after the ones before it, each time the slide is shown. */
export function Step({ at, children }: { at: number; children: ReactNode }) {
  return (
    <g className="scene-step" style={{ '--step': at } as CSSProperties}>
      {children}
    </g>
  );
}

/** What the agent did, as the last line of the window. */
export function SceneNote({ time, text }: { time: string; text: string }) {
  return (
    <Step at={6}>
      <path d="M1 352h478v33a14 14 0 0 1-14 14H15a14 14 0 0 1-14-14z" className="fill-brand-wash" />
      <text x="20" y="381" className="fill-brand font-mono">
        {time}
      </text>
      <text x="68" y="381" className="font-medium">
        {text}
      </text>
    </Step>
  );
}
