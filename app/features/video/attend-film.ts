/** What a player page without script cannot do for itself. A film from another host keeps its own ways. */
export function attendFilm(frame: HTMLIFrameElement, onEscape: () => void): void {
  const player = frame.contentDocument;
  // Keys that are pressed inside a frame never reach the dialog around it.
  player?.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape());
  // WebKit leaves captions off until the system asks for them, although this film is muted at first.
  const captions = player?.querySelector('video')?.textTracks[0];
  if (captions) captions.mode = 'showing';
}
