import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '#app/components/picture.tsx';

/** Its words, and what they say to those who do not see it. */
export type SceneProps<Copy> = { alt: string; copy: Copy };

type SceneFrameProps = { title: string; status: string; alt: string; children: ReactNode };

/** The window that every scene is drawn in: a title line, the work, and what the agent has just done. */
export function SceneFrame({ title, status, alt, children }: SceneFrameProps) {
  return (
    <Picture alt={alt} className="scene-window">
      <p className="flex items-baseline justify-between gap-4 border-b border-line px-5 py-3.5 text-small font-semibold">
        {title}
        <span className="font-mono text-tiny font-normal whitespace-nowrap text-muted">{status}</span>
      </p>
      {children}
    </Picture>
  );
}

type StepProps = { at: number; children: ReactNode; className?: string };

/** A part of the scene that comes in after the ones before it, each time the slide is shown. */
export function Step({ at, children, className = '' }: StepProps) {
  return (
    <div className={`scene-step ${className}`} style={{ '--step': at } as CSSProperties}>
      {children}
    </div>
  );
}

/** Last line of the window: the agent's result. */
export function SceneNote({ time, text }: { time: string; text: string }) {
  return (
    <Step at={6} className="flex items-baseline gap-4 bg-brand-wash px-5 py-4 text-small font-medium">
      <span className="font-mono text-tiny text-brand">{time}</span>
      {text}
    </Step>
  );
}
