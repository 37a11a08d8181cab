import { useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useSearchParams } from 'wouter';
import { deskAnalytics, deskMoney, formatShare, type Labels, sourceName } from '#content/desk.ts';
import { fill, formatNumber, plural } from '#content/message.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import { optionLabel } from '#content/quiz/quiz-results.ts';
import { DAY } from '#domain/timing.ts';
import { joinFacts } from '#domain/typography.ts';
import { api, queryKeyFor } from '../api.ts';
import { DateField } from '../components/date-field.tsx';
import { languageName } from '../components/language-name.ts';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, QueryView } from '../components/query-view.tsx';
import { Tabs } from '../components/tabs.tsx';
import { dateText, localDate } from '../components/time.tsx';
import { CUSTOM_DATES } from '../leads/use-lead-filter.ts';
import { BarChart } from './bar-chart.tsx';
import { ChartCard } from './chart-card.tsx';
import { StackedColumnChart } from './stacked-column-chart.tsx';

type Analytics = InferResponseType<typeof api.analytics.$get>;
type PeriodKey = keyof typeof deskAnalytics.periods;

export function AnalyticsPage() {
  const [params, setParams] = useSearchParams();
  const days = (params.get('days') ?? '90') as PeriodKey;
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const query = days === 'own' ? (from && to ? { from, to } : { days: '90' as const }) : { days };
  const analytics = useQuery<Analytics>({
    queryKey: queryKeyFor(api.analytics.$url({ query })),
    refetchOnMount: 'always',
    placeholderData: (previousData) => previousData,
  });
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
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
            <details className="rounded-card border border-line bg-surface px-4 py-1 lg:col-span-2">
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
            <div className="lg:col-span-2">
              <Funnel analytics={data} />
            </div>
            <OriginsChart
              title={deskAnalytics.sources}
              column="source"
              origins={data.bySource}
              period={data}
            />
            {data.campaigns.length === 0 ? (
              <Empty title={deskAnalytics.campaigns} text={deskAnalytics.noCampaigns} />
            ) : (
              <OriginsChart
                title={deskAnalytics.campaigns}
                column="campaign"
                origins={data.campaigns}
                period={data}
              />
            )}
            <Devices analytics={data} />
            <Languages analytics={data} />
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
    <div className="lg:col-span-2">
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
    </div>
  );
}

function Funnel({ analytics: { funnel, previous, deck, insight } }: { analytics: Analytics }) {
  if (funnel.views === 0)
    return (
      <Empty title={deskAnalytics.funnel} text={insight ? deskAnalytics.noViews : deskAnalytics.noInsight} />
    );
  const steps = Object.entries(deskAnalytics.funnelSteps).map(([name, label]) => ({
    label,
    value: funnel[name as keyof typeof funnel],
    previousValue: previous.funnel[name as keyof typeof funnel],
  }));
  const shareOfViews = (value: number) => formatShare(value, funnel.views);
  return (
    <ChartCard
      title={deskAnalytics.funnel}
      text={[
        fill(deskAnalytics.completion, { rate: formatShare(funnel.finished, funnel.started) }),
        fill(deskAnalytics.deckText, { opened: deck.opened, sent: deck.sent }),
      ].join(' ')}
      table={{
        head: [
          deskAnalytics.step,
          deskAnalytics.count,
          deskAnalytics.shareOfFirstStep,
          deskAnalytics.previousPeriod,
        ],
        rows: steps.map(({ label, value, previousValue }) => [
          label,
          value,
          shareOfViews(value),
          previousValue,
        ]),
      }}
    >
      <BarChart
        bars={steps.map(({ label, value, previousValue }) => ({
          label,
          value,
          previousValue,
          valueText: formatNumber(value),
          share: shareOfViews(value),
        }))}
      />
    </ChartCard>
  );
}

function Devices({ analytics: { devices, insight } }: { analytics: Analytics }) {
  if (devices.length === 0)
    return (
      <Empty title={deskAnalytics.devices} text={insight ? deskAnalytics.noViews : deskAnalytics.noInsight} />
    );
  const name = (device: string) => (deskAnalytics.deviceNames as Labels)[device] ?? device;
  const views = devices.reduce((sum, device) => sum + device.views, 0);
  return (
    <ChartCard
      title={deskAnalytics.devices}
      table={{
        head: [deskAnalytics.device, deskAnalytics.views, deskAnalytics.started, deskAnalytics.finished],
        rows: devices.map((device) => [name(device.name), device.views, device.started, device.finished]),
      }}
    >
      <BarChart
        bars={devices.map((device) => ({
          label: name(device.name),
          value: device.views,
          valueText: formatNumber(device.views),
          share: formatShare(device.views, views),
        }))}
      />
    </ChartCard>
  );
}

function Languages({ analytics: { languages, funnel } }: { analytics: Analytics }) {
  if (languages.length === 0) return <Empty title={deskAnalytics.languages} text={deskAnalytics.noLeads} />;
  const name = (tag: string) => languageName(tag) || deskAnalytics.unknownLanguage;
  return (
    <ChartCard
      title={deskAnalytics.languages}
      table={{
        head: [deskAnalytics.language, deskAnalytics.leadsColumn],
        rows: languages.map(({ name: tag, leads }) => [name(tag), leads]),
      }}
    >
      <BarChart
        bars={languages.slice(0, 8).map(({ name: tag, leads }) => ({
          label: name(tag),
          value: leads,
          valueText: formatNumber(leads),
          share: formatShare(leads, funnel.leads),
        }))}
      />
    </ChartCard>
  );
}

/** For each question, how often each option was chosen. The most frequent option is first. */
function AnswerCounts({ analytics: { answers } }: { analytics: Analytics }) {
  if (answers.reports === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-5 lg:col-span-2 lg:grid-cols-2">
      <div className="grid gap-1 lg:col-span-2">
        <h2 className="text-h3">{deskAnalytics.answers}</h2>
        <p className="text-muted">{plural(deskAnalytics.answersText, answers.reports)}</p>
      </div>
      {answers.questions.map(({ question, options }) => (
        <ChartCard
          key={question}
          title={questions[question].text}
          table={{
            head: [deskAnalytics.answer, deskAnalytics.count, deskAnalytics.share],
            rows: options.map(({ value, count }) => [
              optionLabel(question, value),
              count,
              formatShare(count, answers.reports),
            ]),
          }}
        >
          <BarChart
            bars={options.map(({ value, count }) => ({
              label: optionLabel(question, value),
              value: count,
              valueText: formatNumber(count),
              share: formatShare(count, answers.reports),
            }))}
          />
        </ChartCard>
      ))}
    </div>
  );
}

function QuizFunnel({ analytics: { quiz: steps, insight } }: { analytics: Analytics }) {
  const started = steps.some(({ reached }) => reached > 0);
  if (!started)
    return (
      <Empty title={deskAnalytics.quiz} text={insight ? deskAnalytics.noQuiz : deskAnalytics.noInsight} />
    );
  return (
    <div className="lg:col-span-2">
      <ChartCard
        title={deskAnalytics.quiz}
        text={deskAnalytics.quizText}
        table={{
          head: [deskAnalytics.question, deskAnalytics.reached, deskAnalytics.leftHere, deskAnalytics.share],
          rows: steps.map(({ question, reached, left }) => [
            questions[question].text,
            reached,
            left,
            formatShare(left, reached),
          ]),
        }}
      >
        <BarChart
          bars={steps.map(({ question, reached, left }, index) => ({
            label: `${index + 1}. ${questions[question].text}`,
            value: reached,
            leftCount: left,
            valueText: `${formatNumber(left)} / ${formatNumber(reached)}`,
            share: formatShare(left, reached),
          }))}
        />
      </ChartCard>
    </div>
  );
}

type OriginRows = Analytics['bySource'] | Analytics['campaigns'];

type OriginsProps = {
  title: string;
  column: 'source' | 'campaign';
  origins: OriginRows;
  period: Pick<Analytics, 'from' | 'to'>;
};

/** Views, finished quizzes, leads and booked calls by source or campaign. Campaigns also show won leads. */
function OriginsChart({ title, column, origins, period }: OriginsProps) {
  const href = (name: string) => leadsHref({ [column]: name, from: period.from, to: period.to });
  const label = column === 'source' ? sourceName : String;
  const hasWon = origins.some((origin) => 'won' in origin);
  return (
    <ChartCard
      title={title}
      text={deskAnalytics.originsText}
      hasLinks
      table={{
        head: [
          deskAnalytics[column],
          deskAnalytics.views,
          deskAnalytics.finished,
          deskAnalytics.leadsColumn,
          deskAnalytics.booked,
          deskAnalytics.bookedRate,
          ...(hasWon ? [deskAnalytics.won, deskAnalytics.wonAmount] : []),
        ],
        rows: origins.map((origin) => [
          label(origin.name),
          origin.views,
          origin.finished,
          origin.leads,
          origin.booked,
          formatShare(origin.booked, origin.leads),
          ...('won' in origin ? [origin.won, deskMoney(origin.wonAmount)] : []),
        ]),
        hrefs: origins.map((origin) => href(origin.name)),
      }}
    >
      <BarChart
        bars={origins.slice(0, 8).map((origin) => ({
          label: label(origin.name),
          value: origin.leads,
          href: href(origin.name),
          valueText: plural(deskAnalytics.originNote, origin.leads, { booked: origin.booked }),
        }))}
      />
    </ChartCard>
  );
}
