import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { postWebhook } from '../server/delivery/webhooks.ts';
import { startReceiver } from '../server/testing/webhook-receiver.ts';
import { WAIT_LIMIT_MS } from './support/limit.ts';

type Node = { name: string; parameters: Record<string, unknown> };
type Workflow = {
  nodes: Node[];
  connections: Record<string, { main: { node: string }[][] }>;
};
const workflow = JSON.parse(readFileSync('docs/examples/n8n/lead-events.json', 'utf8')) as Workflow;
const parametersOf = (name: string) => workflow.nodes.find((node) => node.name === name)?.parameters ?? {};

/** Evaluates an n8n expression: an equals sign, then text with code in double braces. Code alone keeps its type. */
function evaluateExpression(expression: unknown, json: unknown): unknown {
  const text = String(expression).slice(1);
  const run = (code: string) => runInNewContext(code, { $json: json, JSON, Math, Date, Number });
  const expressions = [...text.matchAll(/\{\{(.+?)\}\}(?!\))/gs)];
  if (expressions.length === 1) return run(expressions[0]?.[1] ?? '');
  return text.replace(/\{\{(.+?)\}\}/gs, (_, part: string) => String(run(part)));
}

test('the n8n workflow verifies our signature, rejects others and names the person', async () => {
  const names = workflow.nodes.map(({ name }) => name);
  const targets = Object.values(workflow.connections).flatMap(({ main }) =>
    main.flat().map(({ node }) => node),
  );
  expect([...Object.keys(workflow.connections), ...targets].filter((name) => !names.includes(name))).toEqual(
    [],
  );

  const secretText = 'a secret of at least 24 bytes';
  const secret = `whsec_${Buffer.from(secretText).toString('base64')}`;
  const receiver = await startReceiver();
  const [example = ''] =
    /\{\n {2}"type": "deck\.requested"[\s\S]+?\n\}/.exec(readFileSync('docs/events.md', 'utf8')) ?? [];
  const body = JSON.parse(example) as { data: { person: { email: string; name: string } } };
  const payload = JSON.stringify(body);
  const signal = AbortSignal.timeout(WAIT_LIMIT_MS);
  await postWebhook({
    target: { url: receiver.url, secret },
    id: 'deck_1',
    payload,
    now: Date.now(),
    signal,
  });

  const receivedRequest = { headers: receiver.calls[0]?.headers ?? {}, body };
  const conditions = parametersOf('Is it ours?').conditions as {
    conditions: { leftValue: string; rightValue: number }[];
  };
  const [signature, time] = conditions.conditions;
  const isSignatureValid = (json: object) => {
    const value = String(evaluateExpression(parametersOf('Sign it again').value, json));
    const expected = createHmac('sha256', secretText).update(value).digest('base64');
    return evaluateExpression(signature?.leftValue, { ...json, expected });
  };
  expect(isSignatureValid(receivedRequest)).toBe(true);
  expect(isSignatureValid({ ...receivedRequest, body: { ...body, type: 'person.erased' } })).toBe(false);
  expect(evaluateExpression(time?.leftValue, receivedRequest)).toBeLessThan(time?.rightValue ?? 0);
  const message = JSON.parse(
    String(evaluateExpression(parametersOf('Tell the team').jsonBody, receivedRequest)),
  ) as {
    text: string;
  };
  expect(message.text).toContain(body.data.person.name);
  expect(message.text).toContain(body.data.person.email);
});
