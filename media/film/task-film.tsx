/** The first film: one invoice, from the mail to the log. */
import { taskFilm } from '#content/media/film.ts';
import {
  at,
  Card,
  CheckMark,
  CountUp,
  EndCard,
  Figure,
  type Film,
  keyframes,
  MainChoice,
  Mark,
  Person,
  Pointer,
  Toggle,
} from './parts.tsx';

const { opening, mail, match, ask, done, log, counter, saved, closing } = taskFilm;
const LENGTH = 32;

const Opening = () => (
  <div className="absolute top-130 left-240 bg-[radial-gradient(closest-side,var(--paper)_62%,transparent)]">
    <p className="rise mb-36 font-mono leading-[1.2] text-brand [--at:0.15s]">{opening.kicker}</p>
    {opening.title.map((line, i) => (
      <p key={line} className="headline rise text-[210px]/[1] [--from:70px]" style={at(0.3 + i * 0.14)}>
        {line}
      </p>
    ))}
  </div>
);

/** The mail appears. Then the parts that the agent reads are marked. */
const Mail = () => (
  <Card className="top-58">
    <p className="rise absolute -top-52 right-72 flex items-center gap-24 rounded-[64px] bg-brand py-22 pr-44 pl-28 text-[54px] font-semibold text-brand-ink [--at:1.5s]">
      <Mark className="size-76 brightness-0" />
      {mail.reader}
    </p>
    <header className="card-header">
      <span className="avatar size-132 bg-raised">{mail.initials}</span>
      <span className="flex-1">
        <strong className="wash font-semibold [--at:1.8s]">{mail.from}</strong>
        <small className="subtitle">{mail.address}</small>
      </span>
      <span className="font-mono text-[50px] text-muted">{mail.time}</span>
    </header>
    <p className="headline pt-32 pb-20 text-[104px]/[1.1]">
      <span className="wash [--at:2.1s]">{mail.subject}</span>
    </p>
    {[...mail.lines, mail.total].map(({ text, amount }, i) => (
      <p
        key={text}
        className="rise flex justify-between py-20 text-[64px] text-muted last:mt-12 last:border-t-3 last:border-line last:pt-32 last:font-semibold last:text-ink"
        style={at(0.1 + i * 0.12)}
      >
        {text}
        <span className={i === mail.lines.length ? 'wash [--at:2.5s]' : ''}>{amount}</span>
      </p>
    ))}
  </Card>
);

/** Invoice and order side by side. Equal lines get a check mark, and the difference is shown. */
const Match = () => (
  <Card>
    <header className="card-header relative">
      <Mark className="size-84" />
      <strong className="flex-1 font-semibold">{match.agent}</strong>
      <span className="rise text-[56px] text-muted [--at:-1s] [--until:2.1s]">{match.comparing}</span>
      <span className="rise absolute right-0 text-[56px] font-semibold text-wait [--at:3s]">
        {match.question}
      </span>
    </header>
    <div className="grid grid-cols-2 pt-48 pb-40">
      {[match.invoice, match.order].map(({ label, number, amount }, i) => (
        <div
          key={label}
          className="rise not-first:border-l-3 not-first:border-line not-first:pl-64"
          style={at(i * 0.2)}
        >
          <small className="subtitle">
            {label} {number}
          </small>
          <p
            className={`headline text-[190px]/[1.1] [--at:2.1s] ${i === 0 ? 'tint [--tint:var(--wait)]' : ''}`}
          >
            {amount}
          </p>
        </div>
      ))}
    </div>
    <div className="relative h-220 border-t-3 border-line">
      <ul className="grid grid-cols-2 pt-62">
        {match.same.map((text, i) => (
          <li
            key={text}
            className="rise flex items-center gap-28 [--until:1.9s] nth-2:pl-64"
            style={at(0.6 + i * 0.4)}
          >
            <CheckMark />
            {text}
          </li>
        ))}
      </ul>
      <p className="rise absolute inset-x-0 top-48 bottom-0 [--at:2.1s]">
        <strong className="headline block text-[110px]/[1.05] font-normal text-wait">
          {match.difference}
        </strong>
        <span className="text-[54px] text-muted">{match.reason}</span>
      </p>
    </div>
  </Card>
);

/** The time at which the person decides, from the start of the scene. */
const DECISION = 2.8;

/** The agent asks a person, who decides. */
const Ask = () => (
  <Card>
    <header className="card-header">
      <Mark className="size-84" />
      <strong className="flex-1 font-semibold">{ask.from}</strong>
      <Person initials={ask.initials} name={ask.to} />
    </header>
    <p className="headline rise pt-60 pb-72 text-[124px]/[1.06] [--at:0s]">{ask.text}</p>
    <div className="relative flex gap-28 text-[54px]">
      {ask.choices.map((choice, i) =>
        i === 0 ? (
          <MainChoice key={choice} className="rise [--at:0.5s] [--click:2.8s]">
            {choice}
          </MainChoice>
        ) : (
          <span key={choice} className="choice rise border-line [--until:3s]" style={at(0.5 + i * 0.12)}>
            {choice}
          </span>
        ),
      )}
      <span className="rise absolute top-0 left-640 flex h-full items-center gap-28 text-[60px] font-semibold [--at:3.2s]">
        <CheckMark />
        {ask.answer}
      </span>
      <Pointer className="top-76 left-400 [--at:1.9s] [--away:800px_400px] [--click:2.8s]" />
    </div>
  </Card>
);

const Done = () => (
  <div className="grid w-1760 gap-36">
    {done.steps.map(({ text, time }, i) => (
      <p
        key={text}
        className="card rise flex items-center gap-44 px-64 py-52 [--from:90px]"
        style={at(-0.25 + i * 0.5)}
      >
        <CheckMark />
        <strong className="headline flex-1 text-[88px]/[1.2] font-normal">{text}</strong>
        <span className="font-mono text-[50px] text-muted">{time}</span>
      </p>
    ))}
  </div>
);

/** The log of the task, and its export to a file. */
const Log = () => (
  <Card>
    <header className="card-header pb-32">
      <strong className="headline flex-1 text-[84px]/[1.1] font-normal">{log.title}</strong>
      <Toggle labels={[log.export, log.exported]} click={1.9} />
    </header>
    <ol className="pt-20">
      {log.rows.map(({ time, step, detail }, i) => (
        <li
          key={time}
          className="rise grid grid-cols-[310px_410px_1fr] py-9 font-mono text-[56px]/[1.2] text-muted"
          style={at(-0.2 + i * 0.12)}
        >
          <span>{time}</span>
          <span className="text-brand">{step}</span>
          <span className="text-ink">{detail}</span>
        </li>
      ))}
    </ol>
    <p className="rise absolute right-72 bottom-60 w-440 text-center font-mono text-[50px] [--at:2.1s]">
      <svg
        viewBox="0 0 100 124"
        aria-hidden="true"
        className="mx-auto mb-24 block w-280 fill-raised stroke-brand stroke-3 [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d="M4 10a6 6 0 0 1 6-6h54l32 32v78a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6zM64 4v26a6 6 0 0 0 6 6h26" />
        <path d="M20 58h60M20 74h60M20 90h38" />
      </svg>
      {log.file}
    </p>
    <Pointer className="top-110 left-1440 [--at:1s] [--away:-440px_790px] [--click:1.9s]" />
  </Card>
);

const scenes = [
  { part: 'opening', at: 0, content: <Opening /> },
  { part: 'mail', at: 2.5, content: <Mail /> },
  { part: 'match', at: 6.7, content: <Match /> },
  { part: 'ask', at: 11.7, content: <Ask />, isLight: true },
  { part: 'done', at: 16.9, content: <Done /> },
  { part: 'log', at: 20.4, content: <Log /> },
  { part: 'saved', at: 24.4, content: <Figure {...saved} /> },
  { part: 'closing', at: 28, content: <EndCard {...closing} result={saved} /> },
];

const timeOfDay = (time: string) => time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
const seconds = log.rows.map(({ time }) => timeOfDay(time) - timeOfDay(log.rows[0]?.time ?? ''));
/** Seconds from the first to the last row of the log. */
export const taskSeconds = Math.max(...seconds);

/** The time in the film at which each row of the log happens. */
const ROW_TIMES = [4, 8.8, 9.7, 11.7 + DECISION, 17, 17.5, 18];

/** Elapsed time and saved money, in a corner of the film. The rows of the log set the speed. */
const Counter = () => (
  <p className="rise absolute top-18 right-80 flex rounded-[48px] border-3 border-line bg-paper font-mono text-[54px]/[76px] text-muted *:px-36 [--at:2.5s] [--from:-40px] [--start:0s] [--until:23.5s]">
    <style>
      {keyframes(
        'elapsed',
        LENGTH,
        ROW_TIMES.map((time, row) => [time, `--number:${seconds[row] ?? taskSeconds}`]),
      )}
    </style>
    <span>
      <CountUp text={counter.time} style={{ animation: `elapsed ${LENGTH}s linear both` }} />
    </span>
    <span className="tint border-l-3 [--at:14.7s] [--tint:var(--brand)]">
      <CountUp text={counter.money} />
    </span>
  </p>
);

export const task: Film = { length: LENGTH, posterAt: 1.5, scenes, linesFrom: 0, overlay: <Counter /> };
