import { hash } from 'node:crypto';

import { errorKinds } from '@uid/contract/errors';
import { languageTags } from '@uid/contract/language';
import type { Language, Localised } from '@uid/contract/language';

const style =
  ':root{color-scheme:light dark}' +
  'body{max-width:30rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}' +
  'h1{font-size:1.5rem}';

/** Allows only the page's own style. */
const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

const texts: Localised<Record<'title' | 'retry' | 'id', string>> = {
  zh: { title: '请稍候', retry: '再试一次', id: '请求编号：' },
  en: { title: 'One moment, please', retry: 'Try again', id: 'Request ID:' },
};

/** Seconds. */
const retryAfter = 2;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'retry-after': `${retryAfter}`,
};

interface BusyPage {
  headers: Record<string, string>;
  text: string;
}

/** The page for a reader whose page could not be rendered in time: so short that sending it costs nothing. */
export function busyPage(language: Language, requestId: string): BusyPage {
  return { headers, text: textIn(language, requestId) };
}

function textIn(language: Language, requestId: string): string {
  const { title, retry, id } = texts[language];
  return (
    `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>` +
    `<p role="alert">${errorKinds.BUSY.text[language]}</p><p><a href="">${retry}</a></p>` +
    `<p>${id} <code>${requestId}</code></p></main></body></html>`
  );
}
