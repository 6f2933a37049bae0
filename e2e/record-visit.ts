import { setTimeout as wait } from 'node:timers/promises';

import { microApps } from '@uid/contract/micro-apps';
import type { BrowserContext } from '@playwright/test';

export const kinds = ['document', 'style', 'script', 'font', 'image', 'data'] as const;
type Kind = (typeof kinds)[number];

/** One response that was transferred. */
export interface Received {
  /** Path and query. */
  address: string;
  kind: Kind;
  /** Bytes of headers and body, as transferred. */
  bytes: number;
  isBeforePaint: boolean;
  /** True if an idle page prefetched the file for another page. */
  isAhead: boolean;
}

/** The network of Lighthouse's phone. It shows what arrives before the first paint, the same on every machine. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Kinds by media type, not by the request's initiator, because a host fetches scripts before it runs them. */
const kindsByType: [type: RegExp, kind: Kind][] = [
  [/html/, 'document'],
  [/css/, 'style'],
  [/javascript/, 'script'],
  [/font/, 'font'],
  [/^image/, 'image'],
];

function kindOf(mimeType: string): Kind {
  return kindsByType.find(([type]) => type.test(mimeType))?.[1] ?? 'data';
}

const quietMs = 2_000;
const limitMs = 60_000;

/** Opens a page with an empty cache, and records every response until there has been none for two seconds. */
export async function recordVisit(context: BrowserContext, path: string): Promise<Received[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', network);
  const answers = new Map<string, { url: string; kind: Kind; bytes: number; at: number }>();
  let firstPaintAt = Infinity;
  let lastEvent = performance.now();
  let redirects = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    lastEvent = performance.now();
    const before = answers.get(requestId);
    if (before && redirectResponse) {
      redirects += 1;
      before.bytes = redirectResponse.encodedDataLength;
      before.at = 0;
      before.kind = 'document';
      answers.set(`redirect ${redirects}`, before);
    }
    answers.set(requestId, { url: request.url, kind: 'data', bytes: 0, at: Infinity });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const answer = answers.get(requestId);
    if (answer) answer.kind = kindOf(response.mimeType);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    lastEvent = performance.now();
    const answer = answers.get(requestId);
    if (answer) Object.assign(answer, { bytes: encodedDataLength, at: timestamp });
  });
  session.on('Page.lifecycleEvent', ({ name, timestamp }) => {
    if (name === 'firstPaint' && answers.size > 0) firstPaintAt = Math.min(firstPaintAt, timestamp);
  });
  await page.goto(path);
  const end = performance.now() + limitMs;
  while (performance.now() - lastEvent < quietMs && performance.now() < end) await wait(100);
  const isAhead = aheadOn(new URL(page.url()).pathname);
  await page.close();
  return [...answers.values()]
    .filter(({ bytes }) => bytes > 0)
    .map(({ url, kind, bytes, at }) => ({
      address: addressOf(url),
      kind,
      bytes,
      isBeforePaint: at <= firstPaintAt,
      isAhead: isAhead(new URL(url).pathname),
    }));
}

function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** A page that hosts a micro-app needs the app's files; every other page only prefetches them. */
function aheadOn(path: string): (asked: string) => boolean {
  const entries = Object.values(microApps)
    .filter(({ route }) => !path.startsWith(route))
    .map(({ entry }) => entry);
  return (asked) => entries.some((entry) => asked.startsWith(entry));
}
