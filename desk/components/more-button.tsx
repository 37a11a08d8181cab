import { Button } from '#app/components/ui/button.tsx';

type MoreButtonProps = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children: string;
};

/** The way to the next page of a list, as long as there is one. */
export function MoreButton({ list, children }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      loading={list.isFetchingNextPage}
      onClick={() => list.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
