const clock = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** The captions of a film as WebVTT: each is shown from the start of its part to the start of the next. */
export function captionFile(
  lines: Readonly<Record<string, string>>,
  starts: Readonly<Record<string, number>>,
  length: number,
): string {
  const cues = Object.entries(lines).map(([part, line], i, all) => {
    const from = starts[part];
    if (from === undefined) throw new Error(`The film has no part "${part}"`);
    const next = all[i + 1]?.[0];
    const to = next === undefined ? length : starts[next];
    return `${clock(from)} --> ${clock(to ?? length)}\n${line}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
