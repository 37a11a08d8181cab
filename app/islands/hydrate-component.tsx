import { Component, type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type BoundaryProps = { island: Element; children: ReactNode };

/** An island whose code throws keeps its prerendered HTML. */
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
    // React removes the prerendered HTML only after this call, so clone it now.
    this.kept ??= this.props.island.cloneNode(true);
    return <div ref={this.putBack} />;
  }
}

/** Calls `onHydrated` after the effects of the island. */
function Signal({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** The prefix makes `useId` unique per island. The build renders with the same prefix. */
export function hydrateComponent<Props extends object>(
  island: Element,
  IslandComponent: ComponentType<Props>,
  props: Props,
  identifierPrefix: string,
): Promise<void> {
  return new Promise((resolve) => {
    // A transition runs in short slices, so the page stays responsive.
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
