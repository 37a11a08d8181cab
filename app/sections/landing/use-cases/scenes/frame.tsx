import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '#app/components/picture.tsx';

type SceneFrameProps = {
  title: string;
  status: string;
  /** Describes the scene for screen readers. */
  alt: string;
  /** The agent's result. */
  note?: { time: string; text: string };
  children: ReactNode;
};

/** The window around every scene: title bar, work, and the agent's last action. */
export function SceneFrame({ title, status, alt, note, children }: SceneFrameProps) {
  return (
    <Picture alt={alt} className="scene-window">
      <p className="flex items-baseline justify-between gap-4 border-b border-line px-5 py-3.5 text-small font-semibold">
        {title}
        <span className="text-end font-mono text-tiny font-normal text-muted">{status}</span>
      </p>
      {children}
      {note && (
        <Step
          at={6}
          className="flex items-baseline gap-4 bg-brand-wash px-5 py-4 text-small font-medium text-balance"
        >
          <span className="font-mono text-tiny text-brand">{note.time}</span>
          {note.text}
        </Step>
      )}
    </Picture>
  );
}

type StepProps = { at: number; children: ReactNode; className?: string };

/** A part of the scene that appears after the previous one, each time the slide is shown. */
export function Step({ at, children, className = '' }: StepProps) {
  return (
    <div className={`scene-step ${className}`} style={{ '--step': at } as CSSProperties}>
      {children}
    </div>
  );
}
