/** Closes the dialog on Escape inside the player's frame. Does nothing for a player of another origin. */
export function closeOnEscapeInFrame(frame: HTMLIFrameElement, onEscape: () => void): void {
  const player = frame.contentDocument;
  // Key events inside a frame do not reach the dialog around it.
  player?.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape());
}
