/** What a player page cannot do for itself. A film from another host keeps its own ways. */
export function attendFilm(frame: HTMLIFrameElement, onEscape: () => void): void {
  const player = frame.contentDocument;
  // Keys that are pressed inside a frame never reach the dialog around it.
  player?.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape());
}
