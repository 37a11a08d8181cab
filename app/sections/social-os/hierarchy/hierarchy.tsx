import { useState } from 'react';
import { Reveal } from '#app/components/reveal.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { SplitHead } from '#app/sections/product/split-head.tsx';
import type { SocialAgent } from '#content/social-os.ts';
import ReplayIcon from '~icons/lucide/rotate-ccw';
import { AgentNode } from './agent-node.tsx';
import { ChainLine } from './chain-line.tsx';

type HierarchyProps = {
  title: string;
  lead: string;
  replay: string;
  strategist: SocialAgent;
  manager: SocialAgent;
  /** Five: the lines are drawn for them. */
  platforms: readonly SocialAgent[];
  tracker: SocialAgent;
  /** The row that the tracker writes. */
  sheetRow: { number: string; links: string };
  /** What travels down the chain. */
  post: { date: string; title: string; status: string } | undefined;
};

/** When the post sets off from each level, in milliseconds. All is at rest after less than five seconds. */
const PLAY = { toManager: 700, toPlatforms: 1900, toSheet: 3300 };

export function Hierarchy(props: HierarchyProps) {
  const { title, lead, replay, strategist, manager, platforms, tracker, sheetRow, post } = props;
  const [run, setRun] = useState(0);
  return (
    <section className="page-width section-gap">
      <SplitHead title={title} titleClass="max-w-[11em]" lead={lead} />
      <Reveal className="relative mt-12">
        <ol key={run} className="chain md:-mx-1.5">
          <li className="mx-auto max-w-sm">
            <AgentNode agent={strategist} />
          </li>
          <li>
            <ChainLine shape="one" at={PLAY.toManager} label={post?.date ?? ''} />
            <AgentNode agent={manager} className="mx-auto max-w-sm" />
          </li>
          <li>
            <ChainLine shape="fan-out" at={PLAY.toPlatforms} label={post?.date ?? ''} />
            <ul className="grid max-md:divide-y max-md:divide-line max-md:overflow-clip max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface md:grid-cols-5 md:grid-rows-[auto_1fr_auto]">
              {platforms.map((agent) => (
                <li key={agent.name} className="grid md:row-span-3 md:grid-rows-subgrid md:px-1.5">
                  <AgentNode
                    agent={agent}
                    className="max-md:rounded-none max-md:border-0 max-md:py-3 max-md:shadow-none md:row-span-3 md:grid md:grid-rows-subgrid md:p-3.5 [&_p]:max-md:mb-0 [&_p]:max-md:border-0 [&_p]:max-md:pt-1"
                  />
                </li>
              ))}
            </ul>
          </li>
          <li>
            <ChainLine shape="fan-in" at={PLAY.toSheet} label={post?.date ?? ''} />
            <AgentNode agent={tracker} className="mx-auto max-w-2xl">
              <p className="flex overflow-clip rounded-control border border-line font-mono text-tiny whitespace-nowrap *:border-r *:border-line *:px-2 *:py-2 sm:*:px-2.5 *:last:border-r-0">
                <span className="bg-raised text-muted">{sheetRow.number}</span>
                <span>{post?.date}</span>
                <span className="grow max-sm:hidden">{post?.title}</span>
                <span className="max-sm:grow">{sheetRow.links}</span>
                <span className="text-ok">{post?.status}</span>
              </p>
            </AgentNode>
          </li>
        </ol>
        <div className="top-0 right-0 mt-4 hidden justify-center motion-safe:scripting:flex md:absolute md:mt-0">
          <Button variant="ghost" size="sm" onClick={() => setRun(run + 1)}>
            <ReplayIcon aria-hidden="true" />
            {replay}
          </Button>
        </div>
      </Reveal>
    </section>
  );
}
