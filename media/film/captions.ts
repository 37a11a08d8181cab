const formatTime = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** The captions of a film as WebVTT. Each is shown from the start of its part to the start of the next part. */
export function captionFile(
  lines: Readonly<Record<string, string>>,
  scenes: readonly { part: string; at: number }[],
  length: number,
): string {
  const cues = Object.entries(lines).map(([part, line]) => {
    const scene = scenes.find((scene) => scene.part === part);
    if (!scene) throw new Error(`The film has no part "${part}"`);
    return { at: scene.at, line };
  });
  const blocks = cues.map(
    ({ at, line }, i) => `${formatTime(at)} --> ${formatTime(cues[i + 1]?.at ?? length)}\n${line}`,
  );
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}
