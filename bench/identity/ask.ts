import { Client } from 'undici';

import { addressesOf } from './questions.ts';
import type { Question } from './questions.ts';

export interface Answers {
  /** Milliseconds, of the first and the second kind of address. */
  times: [number[], number[]];
  /** What could be told apart in an answer besides its time, each once. */
  shapes: [Set<string>, Set<string>];
}

/** Asks about both kinds in turn, in an order that nobody can lean on, on one connection. */
export async function ask(origin: string, question: Question, count: number): Promise<Answers> {
  const client = new Client(origin);
  const answers: Answers = { times: [[], []], shapes: [new Set(), new Set()] };
  for (let round = 0; round < question.times; round += 1)
    for (let index = 0; index < count; index += 1) {
      const addresses = addressesOf(question, index);
      for (const kind of Math.random() < 0.5 ? ([0, 1] as const) : ([1, 0] as const)) {
        const { time, shape } = await measure(client, question, addresses[kind]);
        answers.shapes[kind].add(shape);
        // The first round warms the server up.
        if (round > 0) answers.times[kind].push(time);
      }
    }
  await client.close();
  return answers;
}

async function measure(
  client: Client,
  { path, body }: Question,
  email: string,
): Promise<{ time: number; shape: string }> {
  const started = performance.now();
  const answer = await client.request({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body(email)),
  });
  const text = await answer.body.text();
  const time = performance.now() - started;
  const { date: _date, 'x-request-id': _id, ...headers } = answer.headers;
  const shown = text.replace(/"requestId":"[^"]*"/, '"requestId":""');
  return { time, shape: JSON.stringify([answer.statusCode, headers, shown, text.length]) };
}
