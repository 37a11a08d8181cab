import type { InferResponseType } from 'hono/client';
import { useSearchParams } from 'wouter';
import { deskAnalytics, deskMoney, formatShare, type Labels, sourceName } from '#content/desk.ts';
import { fill, formatNumber, plural } from '#content/message.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import { optionLabel } from '#content/quiz/quiz-results.ts';
import { DAY } from '#domain/timing.ts';
import { joinFacts } from '#domain/typography.ts';
import { api } from '../api.ts';
import { DateField } from '../components/date-field.tsx';
import { languageName } from '../components/language-name.ts';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, QueryView } from '../components/query-view.tsx';
import { Tabs } from '../components/tabs.tsx';
import { dateText, localDate } from '../components/time.tsx';
import { CUSTOM_DATES } from '../leads/use-lead-filter.ts';
import { useRead } from '../use-api.ts';
import { BarCard } from './bar-card.tsx';
import { ChartCard } from './chart-card.tsx';
import { StackedColumnChart } from './stacked-column-chart.tsx';

type Analytics = InferResponseType<typeof api.analytics.$get>;
type PeriodKey = keyof typeof deskAnalytics.periods;

/** Bars of a chart with many rows. */
const MAX_BARS = 8;

export function AnalyticsPage() {
  const [params, setParams] = useSearchParams();
  const days = (params.get('days') ?? '90') as PeriodKey;
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const query = days === 'own' ? (from && to ? { from, to } : { days: '90' as const }) : { days };
  const analytics = useRead(api.analytics, { query }, { keepsOld: true });
  const setQuery = (values: Record<string, string>) =>
    setParams({ days, from, to, ...values }, { replace: true });
  return (
    <>
      <PageTitle title={deskAnalytics.title}>
        {days === 'own' && (
          <div className="flex gap-2">
            <DateField label={deskAnalytics.from} value={from} onPick={(date) => setQuery({ from: date })} />
            <DateField label={deskAnalytics.to} value={to} onPick={(date) => setQuery({ to: date })} />
          </div>
        )}
        <Tabs
          label={deskAnalytics.period}
          value={days}
          options={Object.entries(deskAnalytics.periods) as [PeriodKey, string][]}
          onPick={(picked) =>
            // Custom dates start with the period that is shown now.
            setQuery({
              days: picked,
              ...(picked === 'own' && analytics.data && { from: analytics.data.from, to: analytics.data.to }),
            })
          }
        />
      </PageTitle>
      <QueryView query={analytics}>
        {(data) => (
          <div className="grid grid-cols-1 gap-5">
            <details className="rounded-card border border-line bg-surface px-4 py-1">
              <summary className="min-h-9 content-center font-semibold">{deskAnalytics.definitions}</summary>
              <dl className="grid gap-2 py-2">
                {deskAnalytics.define.map(({ name, text }) => (
                  <div key={name} className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
                    <dt className="font-semibold">{name}</dt>
                    <dd className="max-w-measure text-muted">{text}</dd>
                  </div>
                ))}
              </dl>
            </details>
            <LeadsByDay analytics={data} />
            <Funnel analytics={data} />
            <Origins column="campaign" origins={data.campaigns} period={data} />
            <Origins column="source" origins={data.bySource} period={data} />
            <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
              <Devices analytics={data} />
              <Languages analytics={data} />
            </div>
            <QuizFunnel analytics={data} />
            <AnswerCounts analytics={data} />
          </div>
        )}
      </QueryView>
    </>
  );
}

/** Link to the list of leads with these filters. */
const leadsHref = (filter: Record<string, string>) =>
  `/leads?${new URLSearchParams({ ...filter, days: CUSTOM_DATES }).toString()}`;

function LeadsByDay({ analytics: { sources, byDay, funnel, days, previous } }: { analytics: Analytics }) {
  if (funnel.leads === 0) return <Empty title={deskAnalytics.leads} text={deskAnalytics.noLeads} />;
  const names = [...sources.map(sourceName), deskAnalytics.other];
  const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  // Add half a day: noon on the server has the same date in almost every time zone.
  const hrefs = byDay.map(({ at }) => {
    const date = localDate(at + DAY / 2);
    return leadsHref({ from: date, to: date });
  });
  return (
    <ChartCard
      title={deskAnalytics.leads}
      text={joinFacts([
        plural(deskAnalytics.leadsTotal, funnel.leads, { days: plural(deskAnalytics.days, days) }),
        fill(deskAnalytics.previous, { count: formatNumber(previous.funnel.leads) }),
      ])}
      table={{
        head: [deskAnalytics.day, deskAnalytics.total, ...names, deskAnalytics.previousPeriod],
        rows: byDay.map(({ at, counts }, index) => [
          dateText(at),
          sumOf(counts),
          ...counts,
          previous.byDay[index] ?? 0,
        ]),
        hrefs,
      }}
    >
      <StackedColumnChart
        names={names}
        columns={byDay.map(({ at, counts }) => ({ label: dateText(at), counts }))}
        previousCounts={previous.byDay}
        hrefs={hrefs}
      />
    </ChartCard>
  );
}

function Funnel({ analytics: { funnel, previous, deck, insight } }: { analytics: Analytics }) {
  const steps = Object.entries(deskAnalytics.funnelSteps) as [keyof typeof funnel, string][];
  return (
    <BarCard
      title={deskAnalytics.funnel}
      text={[
        fill(deskAnalytics.completion, { rate: formatShare(funnel.finished, funnel.started) }),
        fill(deskAnalytics.deckText, { opened: deck.opened, sent: deck.sent }),
      ].join(' ')}
      emptyText={insight ? deskAnalytics.noViews : deskAnalytics.noInsight}
      head={[
        deskAnalytics.step,
        deskAnalytics.count,
        deskAnalytics.shareOfFirstStep,
        deskAnalytics.previousPeriod,
      ]}
      bars={(funnel.views === 0 ? [] : steps).map(([step, label]) => {
        const [value, previousValue] = [funnel[step], previous.funnel[step]];
        const share = formatShare(value, funnel.views);
        return { label, value, previousValue, share, cells: [value, share, previousValue] };
      })}
    />
  );
}

function Devices({ analytics: { devices, insight } }: { analytics: Analytics }) {
  const allViews = devices.reduce((sum, { views }) => sum + views, 0);
  return (
    <BarCard
      title={deskAnalytics.devices}
      emptyText={insight ? deskAnalytics.noViews : deskAnalytics.noInsight}
      head={[deskAnalytics.device, deskAnalytics.views, deskAnalytics.started, deskAnalytics.finished]}
      bars={devices.map(({ name, views, started, finished }) => ({
        label: (deskAnalytics.deviceNames as Labels)[name] ?? name,
        value: views,
        share: formatShare(views, allViews),
        cells: [views, started, finished],
      }))}
    />
  );
}

const Languages = ({ analytics: { languages, funnel } }: { analytics: Analytics }) => (
  <BarCard
    title={deskAnalytics.languages}
    emptyText={deskAnalytics.noLeads}
    head={[deskAnalytics.language, deskAnalytics.leadsColumn]}
    maxBars={MAX_BARS}
    bars={languages.map(({ name, leads }) => ({
      label: languageName(name) || deskAnalytics.unknownLanguage,
      value: leads,
      share: formatShare(leads, funnel.leads),
      cells: [leads],
    }))}
  />
);

/** For each question, how often each option was chosen. The most frequent option is first. */
function AnswerCounts({ analytics: { answers } }: { analytics: Analytics }) {
  if (answers.reports === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <div className="grid gap-1 lg:col-span-2">
        <h2 className="text-h3">{deskAnalytics.answers}</h2>
        <p className="text-muted">{plural(deskAnalytics.answersText, answers.reports)}</p>
      </div>
      {answers.questions.map(({ question, options }) => (
        <BarCard
          key={question}
          title={questions[question].text}
          emptyText={deskAnalytics.noLeads}
          head={[deskAnalytics.answer, deskAnalytics.count, deskAnalytics.share]}
          bars={options.map(({ value, count }) => {
            const share = formatShare(count, answers.reports);
            return { label: optionLabel(question, value), value: count, share, cells: [count, share] };
          })}
        />
      ))}
    </div>
  );
}

const QuizFunnel = ({ analytics: { quiz: steps, insight } }: { analytics: Analytics }) => (
  <BarCard
    title={deskAnalytics.quiz}
    text={deskAnalytics.quizText}
    emptyText={insight ? deskAnalytics.noQuiz : deskAnalytics.noInsight}
    head={[deskAnalytics.question, deskAnalytics.reached, deskAnalytics.leftHere, deskAnalytics.share]}
    bars={(steps.some(({ reached }) => reached > 0) ? steps : []).map(
      ({ question, reached, left }, index) => {
        const share = formatShare(left, reached);
        return {
          label: `${index + 1}. ${questions[question].text}`,
          value: reached,
          leftCount: left,
          valueText: `${formatNumber(left)} / ${formatNumber(reached)}`,
          share,
          cells: [reached, left, share],
        };
      },
    )}
  />
);

type OriginsProps = {
  column: 'source' | 'campaign';
  origins: Analytics['bySource'] | Analytics['campaigns'];
  period: Pick<Analytics, 'from' | 'to'>;
};

/** Views, finished quizzes, leads and booked calls by source or campaign. Campaigns also show won leads. */
function Origins({ column, origins, period: { from, to } }: OriginsProps) {
  const isCampaign = column === 'campaign';
  return (
    <BarCard
      title={isCampaign ? deskAnalytics.campaigns : deskAnalytics.sources}
      text={deskAnalytics.originsText}
      emptyText={isCampaign ? deskAnalytics.noCampaigns : deskAnalytics.noLeads}
      maxBars={MAX_BARS}
      head={[
        deskAnalytics[column],
        deskAnalytics.views,
        deskAnalytics.finished,
        deskAnalytics.leadsColumn,
        deskAnalytics.booked,
        deskAnalytics.bookedRate,
        ...(isCampaign ? [deskAnalytics.won, deskAnalytics.wonAmount] : []),
      ]}
      bars={origins.map((origin) => {
        const { name, views, finished, leads, booked } = origin;
        return {
          label: isCampaign ? name : sourceName(name),
          value: leads,
          href: leadsHref({ [column]: name, from, to }),
          valueText: joinFacts([
            plural(deskAnalytics.originNote, leads, { booked }),
            'won' in origin &&
              fill(deskAnalytics.wonNote, { won: origin.won, amount: deskMoney(origin.wonAmount) }),
          ]),
          cells: [
            ...[views, finished, leads, booked, formatShare(booked, leads)],
            ...('won' in origin ? [origin.won, deskMoney(origin.wonAmount)] : []),
          ],
        };
      })}
    />
  );
}
