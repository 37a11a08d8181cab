const formatTime = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** The captions of a film as WebVTT. Each is shown from the start of its part to the start of the next part. */
export function captionFile(
  lines: Readonly<Record<string, string>>,
  starts: Readonly<Record<string, number>>,
  length: number,
): string {
  const cues = Object.entries(lines).map(([part, line], index, entries) => {
    const start = starts[part];
    if (start === undefined) throw new Error(`The film has no part "${part}"`);
    const nextPart = entries[index + 1]?.[0];
    const end = nextPart === undefined ? length : starts[nextPart];
    return `${formatTime(start)} --> ${formatTime(end ?? length)}\n${line}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
