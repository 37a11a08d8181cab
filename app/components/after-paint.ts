/** Calls `callback` after the next paint, so that the response to a click is painted first. Returns a cancel function. */
export function afterPaint(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}
