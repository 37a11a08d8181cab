/** Illustrations for the Open Graph images, drawn from the same content as the pages. */
import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react';
import { b2bSalesBoard } from '#content/b2b-sales/b2b-sales-hero.ts';
import { controlRoom } from '#content/landing/hero.ts';
import { palette } from '#content/palette.ts';
import { type QuestionWords, questions } from '#content/quiz/quiz-questions.ts';
import { PLAN, type PostStatus, plan } from '#content/social-os/social-plan.ts';
import { isChoice, QUESTIONS, questionAt } from '#domain/quiz/questions.ts';
import { box, families, textElement } from './draw.ts';

const colors = palette.dark;
/** Width of the illustration. The headline is to its left. */
const WIDTH = 488;

const monoStyle = { fontFamily: families.mono, fontSize: 22, color: colors.muted } as const;

const card = (...children: ReactNode[]) =>
  box(
    {
      flexDirection: 'column',
      width: WIDTH,
      padding: '12px 30px',
      borderRadius: 24,
      border: `2px solid ${colors.line}`,
      backgroundColor: colors.surface,
    },
    ...children,
  );

const row = (isFirst: boolean, ...children: ReactNode[]) =>
  box(
    {
      alignItems: 'center',
      gap: 20,
      padding: '14px 0',
      borderTop: isFirst ? 'none' : `2px solid ${colors.line}`,
    },
    ...children,
  );

const twoLines = (first: string, second: string) =>
  box(
    { flexDirection: 'column', flexGrow: 1 },
    textElement(first, { fontSize: 28, fontWeight: 600 }),
    textElement(second, { fontSize: 24, color: colors.muted }),
  );

const checkIcon = h(
  'svg',
  { width: 44, height: 44, viewBox: '0 0 44 44' },
  h('circle', { cx: 22, cy: 22, r: 20, fill: colors.brandWash }),
  h('path', { d: 'M13 23l6 6 12-14', fill: 'none', stroke: colors.brand, strokeWidth: 4 }),
);

/** Finished tasks of agents. */
function finishedWork() {
  const { sdr, email, research, finance } = controlRoom;
  return card(
    ...[sdr, email, research, finance].map(({ agent, outcome, took }, i) =>
      row(i === 0, checkIcon, twoLines(agent, outcome), textElement(took.split(',')[0] ?? '', monoStyle)),
    ),
  );
}

const STATUS_STYLES: Record<PostStatus, CSSProperties> = {
  Published: { backgroundColor: colors.brandWash, color: colors.brand },
  Scheduled: { backgroundColor: colors.waitWash, color: colors.wait },
  Draft: { border: `2px solid ${colors.line}`, color: colors.muted, backgroundColor: colors.surface },
};

/** Width of seven days and the gaps between them. */
const MONTH_WIDTH = 536;

/** The content plan of a month, with the current day. */
function monthCalendar() {
  return box(
    { width: MONTH_WIDTH, flexWrap: 'wrap', gap: 10 },
    ...plan.map(({ number, status }) =>
      box(
        {
          boxSizing: 'border-box',
          width: 68,
          height: 84,
          padding: '8px 10px',
          borderRadius: 12,
          fontFamily: families.display,
          fontSize: 31,
          ...(number === PLAN.today
            ? { backgroundColor: colors.brand, color: colors.brandInk }
            : STATUS_STYLES[status]),
        },
        String(number),
      ),
    ),
  );
}

/** The steps of one lead from the first contact to the meeting. */
function pipeline() {
  const { lead, channels, meeting } = b2bSalesBoard;
  return card(
    row(true, twoLines(lead.name, lead.role)),
    ...channels.map(({ name, event, day }) => row(false, twoLines(name, event), textElement(day, monoStyle))),
    box(
      {
        margin: '6px -12px 14px',
        padding: '18px 28px',
        borderRadius: 16,
        justifyContent: 'space-between',
        alignItems: 'center',
        backgroundColor: colors.brand,
        color: colors.brandInk,
        fontFamily: families.display,
        fontSize: 40,
      },
      textElement(meeting.day),
      textElement(meeting.time),
    ),
  );
}

/** A question of the quiz, with two selected options. */
function quizQuestion() {
  const id = (QUESTIONS.find(({ type }) => type === 'multiple') ?? QUESTIONS.find(isChoice) ?? questionAt(0))
    .id;
  const { text, options = {} }: QuestionWords = questions[id];
  const chosenIndexes = [0, 2];
  return card(
    row(true, textElement(text, { fontFamily: families.display, fontSize: 30 })),
    ...Object.values(options)
      .slice(0, 5)
      .map((option = '', i) => {
        const isChosen = chosenIndexes.includes(i);
        return box(
          {
            alignItems: 'center',
            gap: 20,
            padding: '14px 20px',
            marginBottom: 11,
            borderRadius: 14,
            fontSize: 28,
            border: `2px solid ${isChosen ? colors.brand : colors.line}`,
            backgroundColor: isChosen ? colors.brandWash : colors.surface,
          },
          textElement(String.fromCharCode(65 + i), {
            ...monoStyle,
            color: isChosen ? colors.brand : colors.muted,
          }),
          textElement(option),
        );
      }),
  );
}

/** By page. */
export const ogIllustrations: ReadonlyMap<string, () => ReactElement> = new Map([
  ['home', finishedWork],
  ['socialOs', monthCalendar],
  ['b2bSales', pipeline],
  ['quiz', quizQuestion],
]);
