import { Client } from 'undici';

import { addressesOf } from './questions.ts';
import type { Question } from './questions.ts';

export interface Answers {
  /** Milliseconds of the answers for the first and the second kind of address. */
  times: [number[], number[]];
  /** The distinct answers, without their times. */
  shapes: [Set<string>, Set<string>];
}

/** The latest handle that was returned for each address. A code is sent with its handle. */
export type Handles = Map<string, string>;

/** Asks about both kinds of address alternately, in random order, on one connection. */
export async function ask(
  origin: string,
  question: Question,
  { count, handles }: { count: number; handles: Handles },
): Promise<Answers> {
  const client = new Client(origin);
  const answers: Answers = { times: [[], []], shapes: [new Set(), new Set()] };
  for (let round = 0; round < question.times; round += 1)
    for (let index = 0; index < count; index += 1) {
      const addresses = addressesOf(question, index);
      for (const kind of Math.random() < 0.5 ? ([0, 1] as const) : ([1, 0] as const)) {
        const { time, shape } = await measure(client, question, {
          email: addresses[kind],
          handles,
        });
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
  { email, handles }: { email: string; handles: Handles },
): Promise<{ time: number; shape: string }> {
  const started = performance.now();
  const answer = await client.request({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body(email, handles.get(email))),
  });
  const text = await answer.body.text();
  const time = performance.now() - started;
  const { date: _date, 'x-request-id': _id, ...headers } = answer.headers;
  const handle = /"request":"([^"]*)"/.exec(text)?.[1];
  if (handle) handles.set(email, handle);
  // These values are random in every answer. Their lengths still count in that of the whole text.
  const shown = text.replaceAll(/"(requestId|request)":"[^"]*"/g, '"$1":""');
  return { time, shape: JSON.stringify([answer.statusCode, headers, shown, text.length]) };
}
