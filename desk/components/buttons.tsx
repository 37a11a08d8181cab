import type { ComponentProps } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { deskFrame } from '#content/desk.ts';

type ButtonProps = ComponentProps<typeof Button>;

/** The usual button of the desk. */
export const SmallButton = (props: ButtonProps) => (
  <Button size="sm" variant="outline" loadingText={deskFrame.loading} {...props} />
);

/** The button at the end of a form or dialog. */
export const SubmitButton = (props: ButtonProps) => (
  <Button type="submit" loadingText={deskFrame.loading} {...props} />
);

/** For what cannot be undone. */
export const DangerButton = (props: ButtonProps) => (
  <SubmitButton className="bg-danger! text-surface!" {...props} />
);
