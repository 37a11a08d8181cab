import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { scriptIsland } from '#app/islands/script-island.ts';
import { statusDotClass } from '#app/sections/social-os/status-dot.ts';
import type { agentHierarchy, CalendarRow, PlatformAgent } from '#content/social-os/social-os.ts';
import { postStatuses } from '#content/social-os/social-plan.ts';
import ReplayIcon from '~icons/lucide/rotate-ccw';
import { AgentNode, WideAgentNode } from './agent-node.tsx';
import { ChainLine } from './chain-line.tsx';

/** `post` is the post that moves through the chain. The lines are drawn for five platforms. */
type HierarchyProps = typeof agentHierarchy & { post: CalendarRow | undefined };

/** Start time of each level, in milliseconds. The whole animation takes less than five seconds. */
const START_TIMES = { toManager: 700, toPlatforms: 1900, toSheet: 3300 };

/** Shows one post at every level: as a line of the plan, as a schedule, as five posts and as a row of the sheet. */
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
      <Reveal className="relative mt-12 max-sm:mt-6 print:mt-4">
        <ol className="chain wide:-mx-1.5">
          <li>
            <WideAgentNode agent={strategist} isHead>
              <p className="grid gap-1 rounded-control border border-dashed border-current/50 px-4 py-3">
                <span className="flex flex-wrap gap-x-4 font-mono text-tiny">
                  {post && [post.date, post.theme, post.type].map((part) => <span key={part}>{part}</span>)}
                </span>
                <span className="font-semibold text-balance">{post?.title}</span>
              </p>
              <Log text={strategist.log} toneClass="text-current" />
            </WideAgentNode>
          </li>
          <li>
            <ChainLine shape="one" startMs={START_TIMES.toManager} labels={[post?.date ?? '']} />
            <WideAgentNode agent={manager}>
              <p className="flex flex-wrap gap-px overflow-clip rounded-control border border-line bg-line text-center text-tiny">
                {platforms.map(({ post: { platform, at } }) => (
                  <span key={platform} className="grow basis-1/4 bg-surface p-1.5 sm:basis-0">
                    <span className="block font-mono text-small">{at}</span>
                    <span className="block text-muted">{platform}</span>
                  </span>
                ))}
              </p>
              <Log text={manager.log} />
            </WideAgentNode>
          </li>
          <li>
            <ChainLine
              shape="fan-out"
              startMs={START_TIMES.toPlatforms}
              labels={platforms.map(({ post: { at } }) => at)}
            />
            <ul className="grid narrow:[&>li:not(:last-child)]:border-b narrow:[&>li]:border-line narrow:overflow-clip narrow:rounded-card narrow:border narrow:border-line narrow:bg-surface wide:grid-cols-5 wide:grid-rows-[auto_auto_1fr_auto]">
              {platforms.map((agent) => (
                <li key={agent.name} className="grid wide:row-span-4 wide:grid-rows-subgrid wide:px-1.5">
                  <AgentNode agent={agent}>
                    <Post {...agent.post} log={agent.log} />
                  </AgentNode>
                </li>
              ))}
            </ul>
          </li>
          <li>
            <ChainLine
              shape="fan-in"
              startMs={START_TIMES.toSheet}
              labels={platforms.map(({ post: { status } }) => postStatuses[status])}
            />
            <WideAgentNode agent={tracker}>
              <p className="flex overflow-clip rounded-control border border-line font-mono text-tiny [&>span]:border-line [&>span:not(:last-child)]:border-e [&>span]:px-2 [&>span]:py-2 sm:[&>span]:px-2.5">
                <span className="bg-raised text-muted">{sheetRow.number}</span>
                <span className="grow">{post?.date}</span>
                <span>{sheetRow.links}</span>
                <span className="text-brand">{sheetRow.state}</span>
              </p>
              <Log text={tracker.log} />
            </WideAgentNode>
          </li>
        </ol>
        <div className="top-0 end-0 mt-4 hidden justify-center motion-safe:scripting:flex broad:absolute broad:mt-0">
          <Button variant="ghost" size="sm">
            <ReplayIcon aria-hidden="true" />
            {replay}
          </Button>
        </div>
      </Reveal>
    </Section>
  );
}

/** The post in the words of its platform. */
function Post({ title, text, at, status, log }: PlatformAgent['post'] & { log: string }) {
  return (
    <>
      <p className="rounded-control bg-raised p-3 max-sm:bg-transparent max-sm:p-0 text-small wrap-anywhere hyphens-auto wide:-mx-1 md:max-lg:-mx-2! md:max-lg:p-2 md:max-lg:text-tiny">
        <span className="block font-semibold text-balance">{title}</span>
        <span className="mt-1.5 block text-tiny text-muted max-lg:hidden">{text}</span>
      </p>
      <p className="mt-3 max-sm:mt-1 flex flex-wrap content-start items-center gap-x-2 gap-y-1 font-mono text-tiny text-muted">
        <span aria-hidden="true" className={`size-2 rounded-full border ${statusDotClass[status]}`} />
        {at}
        <span className="text-brand wide:basis-full">{log}</span>
      </p>
    </>
  );
}

function Log({ text, toneClass = 'text-brand' }: { text: string; toneClass?: string }) {
  return (
    <p className={`mt-2.5 flex items-start gap-2 font-mono text-tiny ${toneClass}`}>
      <span aria-hidden="true" className="rtl:-scale-x-100">
        →
      </span>
      {text}
    </p>
  );
}
