import type { ReactNode } from 'react';
import { deskFrame } from '#content/desk.ts';
import { SmallButton } from './buttons.tsx';

type QueryViewProps<Data> = {
  query: Readonly<{ data: Data | undefined; isError: boolean; refetch: () => unknown }>;
  children: (data: Data) => ReactNode;
};

/** Shows the state of a query: loading, failed, or its data. */
export function QueryView<Data>({ query, children }: QueryViewProps<Data>) {
  const { data, isError, refetch } = query;
  if (isError) return <LoadFailed onRetry={refetch} />;
  if (data === undefined) return <Loading />;
  return children(data);
}

export function Loading() {
  return (
    <p role="status" className="grid min-h-40 place-items-center text-muted">
      {deskFrame.loading}
    </p>
  );
}

export function LoadFailed({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div role="alert" className="grid min-h-40 place-content-center justify-items-center gap-3">
      <p>{deskFrame.failed}</p>
      <SmallButton onClick={() => onRetry()}>{deskFrame.retry}</SmallButton>
    </div>
  );
}

export function Empty({ title, text }: { title: string; text?: string }) {
  return (
    <div className="grid min-h-56 place-content-center justify-items-center gap-2 rounded-card border border-dashed border-control-line px-6 text-center">
      <p className="text-h3 font-display">{title}</p>
      {text && <p className="max-w-measure text-muted">{text}</p>}
    </div>
  );
}
