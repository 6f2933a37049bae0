import type { ClientOptions } from '@uid/contract/client';
import { accessTokenHeader, successCode } from '@uid/contract/constants';
import type { Endpoint } from '@uid/contract/endpoint';
import type { ErrorResult } from '@uid/contract/envelope';
import { errorKinds } from '@uid/contract/errors';
import type { ErrorName } from '@uid/contract/errors';

type Adapter = NonNullable<ClientOptions['adapter']>;
type Config = Parameters<Adapter>[0];

export interface Sent {
  path: string;
  token: string;
  /** JSON of a POST, parameters of a GET. */
  body: unknown;
}

export interface Answer {
  status: number;
  data: unknown;
}

/** How the transport of the request layer ends without an answer. */
export class NoAnswer extends Error {}

type Scripted = Answer | NoAnswer | Promise<Answer>;

export interface FakeServer {
  adapter: Adapter;
  sent: Sent[];
  /** What an endpoint answers from now on. A promise holds it back. */
  on: (endpoint: Endpoint, answer: Scripted) => void;
  /** What it answers the next time only. */
  once: (endpoint: Endpoint, answer: Scripted) => void;
}

export function success(result: unknown): Answer {
  return { status: 200, data: { code: successCode, message: 'OK', result, success: true } };
}

/** A refusal as the server words it in Chinese. */
export function refusal(error: ErrorName, more: Partial<ErrorResult> = {}): Answer {
  const { code, status, text } = errorKinds[error];
  const result = { error, requestId: 'r-1', ...more };
  return { status, data: { code, message: text.zh, result, success: false } };
}

/** A transport whose answers are what a test said; anything else is not found. */
export function createFakeServer(): FakeServer {
  const answers = new Map<string, Scripted>();
  const next = new Map<string, Scripted>();
  const sent: Sent[] = [];
  return {
    sent,
    on: ({ path }, answer) => void answers.set(path, answer),
    once: ({ path }, answer) => void next.set(path, answer),
    async adapter(config) {
      const path = config.url ?? '';
      const token = String(config.headers.get(accessTokenHeader) ?? '');
      sent.push({
        path,
        token,
        body: config.data ? JSON.parse(String(config.data)) : (config.params ?? null),
      });
      const scripted = next.get(path) ?? answers.get(path);
      next.delete(path);
      const answer = (await scripted) ?? refusal('NOT_FOUND');
      if (answer instanceof NoAnswer) throw axiosError(config, answer.message);
      const response = { ...answer, statusText: '', headers: {}, config, request: {} };
      if (answer.status < 300) return response;
      throw Object.assign(axiosError(config, `Request failed with ${answer.status}`), { response });
    },
  };
}

/** As `isAxiosError` knows one. */
function axiosError(config: Config, message: string): Error {
  return Object.assign(new Error(message), { isAxiosError: true, config, request: {} });
}
