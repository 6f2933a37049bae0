import { isDeepStrictEqual } from 'node:util';

import { api } from '@uid/contract/api';
import type { Endpoint } from '@uid/contract/endpoint';
import type { Envelope } from '@uid/contract/envelope';
import type { FastifyInstance } from 'fastify';

const endpoints = new Map(
  Object.values(api)
    .flatMap((each) => Object.values(each))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

/**
 * Compares every successful answer of the app with its contract, whoever called. Returns the assertion for the end of
 * the test: no answer differed from its contract.
 */
export function watchAnswers(app: FastifyInstance): () => void {
  const faults = new Set<string>();
  app.addHook('onSend', async ({ method, routeOptions: { url } }, reply, payload) => {
    const endpoint = endpoints.get(`${method} ${url}`);
    if (!endpoint || reply.statusCode !== 200) return;
    for (const fault of faultsOf(endpoint, String(payload)))
      faults.add(`${method} ${url}: ${fault}`);
  });
  return () => {
    if (faults.size > 0)
      throw new Error(`Answers do not fit the contract:\n${[...faults].join('\n')}`);
  };
}

function faultsOf({ output }: Endpoint, payload: string): string[] {
  const { result } = JSON.parse(payload) as Envelope<unknown>;
  const parsed = output.safeParse(result);
  if (parsed.success) return differences(result, parsed.data, 'result');
  return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** The differences that parsing makes, because it drops fields that the contract does not name. */
function differences(said: unknown, parsed: unknown, path: string): string[] {
  if (isDeepStrictEqual(said, parsed)) return [];
  if (!isRecord(said) || !isRecord(parsed)) return [`${path} is not as the contract writes it`];
  return Object.keys(said).flatMap((key) =>
    key in parsed
      ? differences(said[key], parsed[key], `${path}.${key}`)
      : [`${path}.${key} is not in the contract`],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
