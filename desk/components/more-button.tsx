import { SmallButton } from './buttons.tsx';

type MoreButtonProps = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children: string;
};

/** Loads the next page of a list. Hidden on the last page. */
export function MoreButton({ list, children }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <SmallButton loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
      {children}
    </SmallButton>
  );
}
