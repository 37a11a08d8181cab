import { Component, type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type BoundaryProps = { island: Element; children: ReactNode };

/** Keeps the prerendered HTML of an island if its code throws an error. */
class HydrationErrorBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };
  private prerenderedCopy: Node | undefined;

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  private restoreHtml = (element: HTMLElement | null) => {
    element?.replaceChildren(...(this.prerenderedCopy?.childNodes ?? []));
  };

  override render() {
    if (!this.state.isBroken) return this.props.children;
    // React removes the prerendered HTML only after this call, so clone it now.
    this.prerenderedCopy ??= this.props.island.cloneNode(true);
    return <div ref={this.restoreHtml} />;
  }
}

/** Calls `onHydrated` after the effects of the island. */
function HydrationSignal({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
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
          <HydrationSignal onHydrated={resolve}>
            <IslandComponent {...props} />
          </HydrationSignal>
        </HydrationErrorBoundary>,
        { identifierPrefix },
      );
    });
  });
}
