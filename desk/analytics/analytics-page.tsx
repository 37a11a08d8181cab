import { useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useState } from 'react';
import { deskPictures } from '#content/desk.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import { api, keyOf } from '../api.ts';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, QueryView } from '../components/query-view.tsx';
import { Tabs } from '../components/tabs.tsx';
import { dateText } from '../components/time.tsx';
import { BarChart } from './bar-chart.tsx';
import { ChartCard } from './chart-card.tsx';
import { StackedColumnChart } from './stacked-column-chart.tsx';

type Analytics = InferResponseType<typeof api.pictures.$get>;
type Days = keyof typeof deskPictures.periods;

const percent = (part: number, whole: number) => (whole > 0 ? `${Math.round((part / whole) * 100)}%` : '–');
const whole = (count: number) => count.toLocaleString('en');

export function AnalyticsPage() {
  const [days, setDays] = useState<Days>('90');
  const analytics = useQuery<Analytics>({
    queryKey: keyOf(api.pictures.$url({ query: { days } })),
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  });
  return (
    <>
      <PageTitle title={deskPictures.title}>
        <Tabs
          label={deskPictures.period}
          value={days}
          options={Object.entries(deskPictures.periods) as [Days, string][]}
          onPick={setDays}
        />
      </PageTitle>
      <QueryView query={analytics}>
        {(data) => (
          <div className="grid gap-5 lg:grid-cols-2">
            <LeadsByDay analytics={data} />
            <div className="lg:col-span-2">
              <Funnel analytics={data} />
            </div>
            <Origins title={deskPictures.sources} name={deskPictures.source} origins={data.bySource} />
            {data.campaigns.length === 0 ? (
              <Empty title={deskPictures.campaigns} text={deskPictures.noCampaigns} />
            ) : (
              <Origins title={deskPictures.campaigns} name={deskPictures.campaign} origins={data.campaigns} />
            )}
            <QuizFunnel analytics={data} />
          </div>
        )}
      </QueryView>
    </>
  );
}

function LeadsByDay({ analytics: { sources, byDay, funnel, days } }: { analytics: Analytics }) {
  if (funnel.leads === 0) return <Empty title={deskPictures.leads} text={deskPictures.noLeads} />;
  const names = [...sources, deskPictures.other];
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className="lg:col-span-2">
      <ChartCard
        title={deskPictures.leads}
        text={deskPictures.leadsTotal(funnel.leads, days)}
        table={{
          head: [deskPictures.day, deskPictures.total, ...names],
          rows: byDay.map(({ at, counts }) => [dateText(at), total(counts), ...counts]),
        }}
      >
        <StackedColumnChart
          names={names}
          columns={byDay.map(({ at, counts }) => ({ label: dateText(at), counts }))}
        />
      </ChartCard>
    </div>
  );
}

function Funnel({ analytics: { funnel, insight } }: { analytics: Analytics }) {
  if (funnel.views === 0)
    return (
      <Empty title={deskPictures.funnel} text={insight ? deskPictures.noViews : deskPictures.noInsight} />
    );
  const steps = Object.entries(deskPictures.funnelSteps).map(([name, label]) => ({
    label,
    value: funnel[name as keyof typeof funnel],
  }));
  const share = (value: number) => percent(value, funnel.views);
  return (
    <ChartCard
      title={deskPictures.funnel}
      table={{
        head: [deskPictures.step, deskPictures.count, deskPictures.ofFirst],
        rows: steps.map(({ label, value }) => [label, value, share(value)]),
      }}
    >
      <BarChart
        bars={steps.map(({ label, value }) => ({ label, value, note: whole(value), share: share(value) }))}
      />
    </ChartCard>
  );
}

function QuizFunnel({ analytics: { quiz: steps, insight } }: { analytics: Analytics }) {
  const started = steps.some(({ reached }) => reached > 0);
  if (!started)
    return <Empty title={deskPictures.quiz} text={insight ? deskPictures.noQuiz : deskPictures.noInsight} />;
  return (
    <div className="lg:col-span-2">
      <ChartCard
        title={deskPictures.quiz}
        text={deskPictures.quizText}
        table={{
          head: [deskPictures.question, deskPictures.reached, deskPictures.leftHere, deskPictures.share],
          rows: steps.map(({ question, reached, left }) => [
            questions[question].text,
            reached,
            left,
            percent(left, reached),
          ]),
        }}
      >
        <BarChart
          bars={steps.map(({ question, reached, left }, index) => ({
            label: `${index + 1}. ${questions[question].text}`,
            value: reached,
            lost: left,
            note: `${whole(left)} / ${whole(reached)}`,
            share: percent(left, reached),
          }))}
        />
      </ChartCard>
    </div>
  );
}

type Origins = Analytics['bySource'] | Analytics['campaigns'];

/** Table of sources or campaigns: views, finished quizzes, leads, booked calls and, for campaigns, won deals. */
function Origins({ title, name, origins }: { title: string; name: string; origins: Origins }) {
  const hasWon = origins.some((origin) => 'won' in origin);
  return (
    <ChartCard
      title={title}
      text={deskPictures.originsText}
      table={{
        head: [
          name,
          deskPictures.views,
          deskPictures.finished,
          deskPictures.leadsColumn,
          deskPictures.booked,
          deskPictures.bookedRate,
          ...(hasWon ? [deskPictures.won] : []),
        ],
        rows: origins.map((origin) => [
          origin.name,
          origin.views,
          origin.finished,
          origin.leads,
          origin.booked,
          percent(origin.booked, origin.leads),
          ...('won' in origin ? [origin.won] : []),
        ]),
      }}
    >
      <BarChart
        bars={origins.slice(0, 8).map((origin) => ({
          label: origin.name,
          value: origin.leads,
          note: deskPictures.originNote(origin.leads, origin.booked),
        }))}
      />
    </ChartCard>
  );
}
