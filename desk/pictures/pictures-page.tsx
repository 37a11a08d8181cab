import { useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useState } from 'react';
import { deskPictures } from '#content/desk.ts';
import { questions } from '#content/quiz.ts';
import { api, keyOf } from '../api.ts';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, Failed, Loading } from '../components/states.tsx';
import { Tabs } from '../components/tabs.tsx';
import { dateText } from '../components/time.tsx';
import { Bars } from './bars.tsx';
import { Columns } from './columns.tsx';
import { Picture } from './picture.tsx';

type Pictures = InferResponseType<typeof api.pictures.$get>;
type Days = keyof typeof deskPictures.periods;

const percent = (part: number, whole: number) => (whole > 0 ? `${Math.round((part / whole) * 100)}%` : '–');
const whole = (count: number) => count.toLocaleString('en');

export function PicturesPage() {
  const [days, setDays] = useState<Days>('90');
  const pictures = useQuery<Pictures>({
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
      {pictures.isPending ? (
        <Loading />
      ) : pictures.isError ? (
        <Failed onRetry={pictures.refetch} />
      ) : (
        <div className="grid gap-5 lg:grid-cols-2">
          <LeadsByDay pictures={pictures.data} />
          <Funnel pictures={pictures.data} />
          <Campaigns campaigns={pictures.data.campaigns} />
          <QuizFunnel pictures={pictures.data} />
        </div>
      )}
    </>
  );
}

function LeadsByDay({ pictures: { sources, byDay, funnel, days } }: { pictures: Pictures }) {
  if (funnel.leads === 0) return <Empty title={deskPictures.leads} text={deskPictures.noLeads} />;
  const names = [...sources, deskPictures.other];
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className="lg:col-span-2">
      <Picture
        title={deskPictures.leads}
        text={deskPictures.leadsTotal(funnel.leads, days)}
        table={{
          head: [deskPictures.day, deskPictures.total, ...names],
          rows: byDay.map(({ at, counts }) => [dateText(at), total(counts), ...counts]),
        }}
      >
        <Columns names={names} columns={byDay.map(({ at, counts }) => ({ label: dateText(at), counts }))} />
      </Picture>
    </div>
  );
}

function Funnel({ pictures: { funnel, insight } }: { pictures: Pictures }) {
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
    <Picture
      title={deskPictures.funnel}
      table={{
        head: [deskPictures.step, deskPictures.count, deskPictures.ofFirst],
        rows: steps.map(({ label, value }) => [label, value, share(value)]),
      }}
    >
      <Bars
        bars={steps.map(({ label, value }) => ({ label, value, note: whole(value), share: share(value) }))}
      />
    </Picture>
  );
}

function QuizFunnel({ pictures: { quiz: steps, insight } }: { pictures: Pictures }) {
  const started = steps.some(({ reached }) => reached > 0);
  if (!started)
    return <Empty title={deskPictures.quiz} text={insight ? deskPictures.noQuiz : deskPictures.noInsight} />;
  return (
    <div className="lg:col-span-2">
      <Picture
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
        <Bars
          bars={steps.map(({ question, reached, left }, index) => ({
            label: `${index + 1}. ${questions[question].text}`,
            value: reached,
            lost: left,
            note: `${whole(left)} / ${whole(reached)}`,
            share: percent(left, reached),
          }))}
        />
      </Picture>
    </div>
  );
}

function Campaigns({ campaigns }: { campaigns: Pictures['campaigns'] }) {
  if (campaigns.length === 0) return <Empty title={deskPictures.campaigns} text={deskPictures.noCampaigns} />;
  return (
    <Picture
      title={deskPictures.campaigns}
      table={{
        head: [deskPictures.campaign, deskPictures.views, deskPictures.leadsColumn, deskPictures.won],
        rows: campaigns.map(({ campaign, views, leads, won }) => [campaign, views, leads, won]),
      }}
    >
      <Bars
        bars={campaigns.slice(0, 8).map(({ campaign, leads, won }) => ({
          label: campaign,
          value: leads,
          note: `${whole(leads)} ${deskPictures.leadsColumn.toLowerCase()}, ${won} ${deskPictures.won.toLowerCase()}`,
        }))}
      />
    </Picture>
  );
}
