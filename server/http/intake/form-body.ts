/** Checks the body of a form's request and returns the values by field. */
import * as v from 'valibot';
import type { FormKind } from '#domain/forms/forms.ts';
import { isLine } from '#domain/forms/validation.ts';
import { type Answer, answersById } from '#domain/quiz/answers.ts';
import type { QuizReport } from '#domain/quiz/report.ts';
import { HttpError } from '#server/errors.ts';
import type { ServerWords } from '#server/words.ts';

export type Values = Readonly<Record<string, Answer>>;

export function parseBody(
  kind: FormKind,
  received: unknown,
  { forms, quiz }: ServerWords,
): Readonly<{ body: object; values: Values }> {
  const body = parse(forms[kind] as v.GenericSchema<unknown, object>, received);
  if (kind !== 'quiz') return { body, values: body as Values };
  const { answers } = body as QuizReport;
  // In addition to the rules of the quiz: answers reach mails and spreadsheets.
  if (!answers.every((text) => typeof text !== 'string' || isLine(text)))
    throw new HttpError(422, quiz.faults.invalid);
  return { body, values: answersById(answers) };
}

function parse<Data>(schema: v.GenericSchema<unknown, Data>, data: unknown): Data {
  const { success, output, issues } = v.safeParse(schema, data, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  const field = v.getDotPath(issue) ?? undefined;
  const message =
    issue.type === 'strict_object'
      ? field
        ? (words: ServerWords['errorMessages']) => words.unexpectedField(field.slice(0, 50))
        : (words: ServerWords['errorMessages']) => words.notAnObject
      : issue.message;
  throw new HttpError(422, message, field ? { field: field.slice(0, 50) } : {});
}
