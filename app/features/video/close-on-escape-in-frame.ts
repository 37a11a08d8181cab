/** Closes the player on Escape inside its frame. A film from another host is left alone. */
export function closeOnEscapeInFrame(frame: HTMLIFrameElement, onEscape: () => void): void {
  const player = frame.contentDocument;
  // Keys that are pressed inside a frame never reach the dialog around it.
  player?.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape());
}
