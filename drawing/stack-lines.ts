/**
 * Lines through a stack of agents, in a box of 100 by 100. They leave evenly spread sources on the left and arrive in
 * order at evenly spread agents on the right.
 */
const SIZE = 100;
/** Share of an agent's row that its lines fill, and the widest gap between two lines. */
const SHARE = 0.4;
const WIDEST = 4;

const middle = (place: number, of: number) => ((place + 0.5) / of) * SIZE;
const round = (n: number) => Math.round(n * 10) / 10;

/** Positions at which the lines of an agent cross its edge. */
function crossings(agent: number, agents: number, lines: number): number[] {
  const gap = Math.min(WIDEST, (SIZE / agents) * (SHARE / lines));
  return Array.from({ length: lines }, (_, line) =>
    round(middle(agent, agents) + (line - (lines - 1) / 2) * gap),
  );
}

type Link = { readonly tool: number; readonly agent: number };

/** The path of each link. */
export function linesIn<L extends Link>(links: readonly L[], tools: number, agents: number) {
  return links.map((link) => {
    const beside = links.filter(({ agent }) => agent === link.agent);
    const from = round(middle(link.tool, tools));
    const to = crossings(link.agent, agents, beside.length)[beside.indexOf(link)];
    return { link, path: `M0 ${from}C${SIZE * 0.55} ${from} ${SIZE * 0.4} ${to} ${SIZE} ${to}` };
  });
}

/** Output lines: the same few straight lines from every agent. */
export const linesOut = (agents: number, lines = 3): string[] =>
  Array.from({ length: agents }, (_, agent) =>
    crossings(agent, agents, lines).map((y) => `M0 ${y}H${SIZE}`),
  ).flat();
