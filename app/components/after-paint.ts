/** Calls `act` after the next paint, so that the response to a press is painted first. Returns a cancel function. */
export function afterPaint(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}
