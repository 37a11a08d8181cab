import { Component, type ReactNode, type RefObject } from 'react';

type KeepHtmlProps = { place: RefObject<HTMLElement | null>; children: ReactNode };

/** A section whose code breaks stays on the page as it was prerendered, and takes nothing else with it. */
export class KeepHtml extends Component<KeepHtmlProps, { broken: boolean }> {
  override state = { broken: false };
  private kept: Node | undefined;

  static getDerivedStateFromError() {
    return { broken: true };
  }

  private putBack = (element: HTMLElement | null) => {
    element?.replaceChildren(...(this.kept?.childNodes ?? []));
  };

  override render() {
    const { place, children } = this.props;
    if (!this.state.broken) return children;
    // The prerendered HTML is still in its place: React removes it after this.
    this.kept ??= place.current?.cloneNode(true);
    return <div ref={this.putBack} />;
  }
}
