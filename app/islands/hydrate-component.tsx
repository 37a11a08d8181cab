import { Component, type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type BoundaryProps = { island: Element; children: ReactNode };

/** An island whose code breaks keeps its prerendered HTML. */
class HydrationErrorBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };
  private kept: Node | undefined;

  static getDerivedStateFromError() {
    return { broken: true };
  }

  private putBack = (element: HTMLElement | null) => {
    element?.replaceChildren(...(this.kept?.childNodes ?? []));
  };

  override render() {
    if (!this.state.broken) return this.props.children;
    // The prerendered HTML is still in its place: React removes it after this.
    this.kept ??= this.props.island.cloneNode(true);
    return <div ref={this.putBack} />;
  }
}

/** Its effect runs after those of the island. */
function Signal({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** The prefix keeps the ids of `useId` apart from those of other islands; the build renders with the same one. */
export function hydrateComponent<Props extends object>(
  island: Element,
  IslandComponent: ComponentType<Props>,
  props: Props,
  identifierPrefix: string,
): Promise<void> {
  return new Promise((resolve) => {
    // As a transition it runs in short slices, and a press in between is answered.
    startTransition(() => {
      hydrateRoot(
        island,
        <HydrationErrorBoundary island={island}>
          <Signal onHydrated={resolve}>
            <IslandComponent {...props} />
          </Signal>
        </HydrationErrorBoundary>,
        { identifierPrefix },
      );
    });
  });
}
