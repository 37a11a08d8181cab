import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { scriptIsland } from '#app/islands/script-island.ts';
import type { SocialAgent } from '#content/social-os/social-os.ts';
import { type PostStatus, postStatuses } from '#content/social-os/social-plan.ts';
import ReplayIcon from '~icons/lucide/rotate-ccw';
import { AgentNode } from './agent-node.tsx';
import { ChainLine } from './chain-line.tsx';

type HierarchyProps = {
  title: string;
  lead: string;
  replay: string;
  strategist: SocialAgent;
  manager: SocialAgent;
  /** Exactly five: the lines are drawn for five. */
  platforms: readonly SocialAgent[];
  tracker: SocialAgent;
  /** The row that the tracker writes. */
  sheetRow: { number: string; links: string };
  /** The post that moves through the chain. */
  post: { date: string; title: string; status: PostStatus } | undefined;
};

/** Start times per level, in milliseconds. The animation ends in less than five seconds. */
const PLAY = { toManager: 700, toPlatforms: 1900, toSheet: 3300 };

export function Hierarchy(props: HierarchyProps) {
  const { title, lead, replay, strategist, manager, platforms, tracker, sheetRow, post } = props;
  return (
    <Section
      {...scriptIsland('chain', 'intent')}
      title={title}
      titleClass="max-w-[11em]"
      lead={lead}
      layout="centered"
    >
      <Reveal className="relative mt-12 print:mt-4">
        <ol className="chain wide:-mx-1.5">
          <li className="mx-auto max-w-sm print:max-w-md">
            <AgentNode agent={strategist} />
          </li>
          <li>
            <ChainLine shape="one" at={PLAY.toManager} label={post?.date ?? ''} />
            <AgentNode agent={manager} className="mx-auto max-w-sm print:max-w-md" />
          </li>
          <li>
            <ChainLine shape="fan-out" at={PLAY.toPlatforms} label={post?.date ?? ''} />
            <ul className="grid narrow:divide-y narrow:divide-line narrow:overflow-clip narrow:rounded-card narrow:border narrow:border-line narrow:bg-surface wide:grid-cols-5 wide:grid-rows-[auto_1fr_auto]">
              {platforms.map((agent) => (
                <li key={agent.name} className="grid wide:row-span-3 wide:grid-rows-subgrid wide:px-1.5">
                  <AgentNode
                    agent={agent}
                    className="narrow:rounded-none narrow:border-0 narrow:py-3 narrow:shadow-none wide:row-span-3 wide:grid wide:grid-rows-subgrid wide:p-3.5 [&_p]:narrow:mb-0 [&_p]:narrow:border-0 [&_p]:narrow:pt-1"
                  />
                </li>
              ))}
            </ul>
          </li>
          <li>
            <ChainLine shape="fan-in" at={PLAY.toSheet} label={post?.date ?? ''} />
            <AgentNode agent={tracker} className="mx-auto max-w-2xl">
              <p className="flex overflow-clip rounded-control border border-line font-mono text-tiny *:border-e *:border-line *:px-2 *:py-2 sm:*:px-2.5 *:last:border-e-0">
                <span className="bg-raised text-muted">{sheetRow.number}</span>
                <span>{post?.date}</span>
                <span className="grow shrink-99 max-sm:hidden">{post?.title}</span>
                <span className="max-sm:grow">{sheetRow.links}</span>
                <span className="text-ok">{post && postStatuses[post.status]}</span>
              </p>
            </AgentNode>
          </li>
        </ol>
        <div className="top-0 end-0 mt-4 hidden justify-center motion-safe:scripting:flex md:absolute md:mt-0">
          <Button variant="ghost" size="sm">
            <ReplayIcon aria-hidden="true" />
            {replay}
          </Button>
        </div>
      </Reveal>
    </Section>
  );
}
