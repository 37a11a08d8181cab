import type { ReactNode } from 'react';
import { Card } from '#app/components/ui/card.tsx';
import { SmallButton } from '../components/buttons.tsx';

type SystemCardProps = { title: string; text?: string; children: ReactNode };

export const SystemCard = ({ title, text, children }: SystemCardProps) => (
  <Card className="grid grid-cols-1 justify-items-start gap-3 p-5">
    <div>
      <h2 className="text-h3">{title}</h2>
      {text && <p className="mt-1 text-muted">{text}</p>}
    </div>
    {children}
  </Card>
);

type ActionRowProps = {
  title: ReactNode;
  text?: string;
  /** Without an action the row has no button. */
  action?: { name: string; label: string; disabled: boolean; onPress: () => void } | false;
};

/** A row of a list with a button at its end. */
export const ActionRow = ({ title, text, action }: ActionRowProps) => (
  <li className="flex items-center justify-between gap-3 border-t border-line py-2">
    <span className="min-w-0 wrap-anywhere">
      {title}
      {text && <span className="block text-tiny text-muted">{text}</span>}
    </span>
    {action && (
      <SmallButton
        disabled={action.disabled}
        aria-label={action.label}
        className="shrink-0"
        onClick={action.onPress}
      >
        {action.name}
      </SmallButton>
    )}
  </li>
);
