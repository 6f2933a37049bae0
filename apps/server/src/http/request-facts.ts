import { languages, defaultLanguage } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';
import type { FastifyRequest } from 'fastify';

import type { Arrival } from './arrival.ts';
import { hostOf } from './host-header.ts';

/** The language of messages: that of the input, or else the first known one of Accept-Language. */
export function requestLanguage(request: FastifyRequest): Language {
  const asked = languageIn(request.query) ?? languageIn(request.body);
  if (asked) return asked;
  const tags = (request.headers['accept-language'] ?? '').toLowerCase().split(',');
  for (const tag of tags) {
    const language = languages.find((each) => tag.trim().startsWith(each));
    if (language) return language;
  }
  return defaultLanguage;
}

function languageIn(input: unknown): Language | undefined {
  if (typeof input !== 'object' || input === null || !('language' in input)) return undefined;
  return languages.find((each) => each === input.language);
}

/** Without a public origin only this machine can call, and never through a proxy that could use HTTPS. */
export function requestOrigin(
  request: Pick<Arrival, 'host'>,
  publicOrigin: string | undefined,
): string {
  return publicOrigin ?? `http://${hostOf(request)}`;
}
