import { randomUUID } from 'node:crypto';

import type { ContentPart } from '@uid/contract/content-parts';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import * as contract from '@uid/contract/staff-contents';

import { callSite } from '../../../apps/server/src/testing/call-site.ts';

type Texts = Record<'zh' | 'en', number>;

/** The state that every place must show of an article. */
export interface State {
  /** The number in its published texts, the same in both languages. Left out while the article is not published. */
  shown?: number;
  /** The number in the newest draft of each language that has one. */
  drafts: Partial<Texts>;
  /** The number of versions of its Chinese text. */
  versions: number;
  /** The number of its entries in the audit log. */
  acts: number;
}

export interface Article {
  id: string;
  token: string;
  state: State;
  /** The state after the request that has not been answered yet. */
  pending?: State | undefined;
  revisions: Partial<Record<ContentPart, number>>;
  /** The versions by the number in their text. */
  said: Map<number, Texts>;
  latest: number;
}

/** The site under test, which is killed and restarted. */
export interface Writing {
  /** Resolves with the site's address once it serves. */
  origin: () => Promise<string>;
  /** Calls in flight. */
  calls: Set<Promise<unknown>>;
  counts: { acknowledged: number; cutOff: number; plans: number };
  /** Makes a plan due some milliseconds from now. */
  hasten: (planId: string) => Promise<void>;
  wait: () => Promise<void>;
  isOver: () => boolean;
}

const language = 'en';
const bodyOf: Record<'zh' | 'en', (id: string, number: number) => object> = {
  zh: (id, number) => textOf(`证明 ${wordOf(id, number)}`),
  en: (id, number) => textOf(`Proof ${wordOf(id, number)}`),
};

/** Returns a word that identifies the article and the number of its text. */
export function wordOf(id: string, number: number): string {
  return `${id}q${String(number).padStart(5, '0')}`;
}

export function numberIn(id: string, text: string): number[] {
  return [...text.matchAll(new RegExp(`${id}q(\\d{5})`, 'g'))].map(([, digits]) => Number(digits));
}

function textOf(title: string): object {
  const section = { paragraphs: [title] };
  return { title, summary: title, sections: [section, section] };
}

/** Publishes an article for the first time, before the server is killed. */
export async function beginArticle(
  writing: Writing,
  { id, token, publishedOn }: { id: string; token: string; publishedOn: string },
): Promise<Article> {
  const state: State = { drafts: {}, versions: 0, acts: 0 };
  const article: Article = { id, token, state, revisions: {}, said: new Map(), latest: 0 };
  const shared = { id, category: 'company', publishedOn, products: [] };
  const body = JSON.stringify(shared);
  const input = { language, kind: 'news', id, part: 'shared', revision: 0, body } as const;
  const { revisions } = await ask(writing, article, {
    endpoint: contract.saveContentDraft,
    input,
    after: { ...state, acts: 1 },
  });
  article.revisions = revisions;
  await write(writing, article);
  await publish(writing, article, ['shared', 'zh', 'en']);
  return article;
}

/** Publishes, restores, withdraws and plans until the proof ends. */
export async function publishWithoutEnd(writing: Writing, article: Article): Promise<void> {
  const acts = [writeAndPublish, restoreAndPublish, withdrawAndBringBack, writeAndPlan];
  for (let turn = 0; !writing.isOver(); turn += 1)
    await acts[turn % acts.length]!(writing, article);
}

async function writeAndPublish(writing: Writing, article: Article): Promise<void> {
  await write(writing, article);
  await publish(writing, article, ['zh', 'en']);
}

async function restoreAndPublish(writing: Writing, article: Article): Promise<void> {
  const numbers = [...article.said.keys()];
  const number = numbers[Math.floor(Math.random() * numbers.length)]!;
  const versions = article.said.get(number)!;
  for (const part of ['zh', 'en'] as const) {
    const { state, revisions, id } = article;
    const restored = await ask(writing, article, {
      endpoint: contract.restoreContentVersion,
      input: {
        language,
        kind: 'news',
        id,
        part,
        revision: revisions[part] ?? 0,
        number: versions[part],
      },
      after: drafted(state, part, number),
    });
    article.revisions = restored.revisions;
  }
  await publish(writing, article, ['zh', 'en']);
}

async function withdrawAndBringBack(writing: Writing, article: Article): Promise<void> {
  const { shown, ...rest } = article.state;
  const withdrawn = await ask(writing, article, {
    endpoint: contract.withdrawContent,
    input: named(article, ['shared', 'zh', 'en']),
    after: { ...rest, acts: rest.acts + 1 },
  });
  article.revisions = withdrawn.revisions;
  const { state } = article;
  const back = await ask(writing, article, {
    endpoint: contract.bringContentBack,
    input: named(article, ['shared', 'zh', 'en']),
    after: { ...state, ...(shown !== undefined && { shown }), acts: state.acts + 1 },
  });
  article.revisions = back.revisions;
}

async function writeAndPlan(writing: Writing, article: Article): Promise<void> {
  const number = await write(writing, article);
  const { id: planId } = await ask(writing, article, {
    endpoint: contract.scheduleContent,
    input: { ...named(article, ['zh', 'en']), action: 'publish', starts: '2099-01-01T09:00' },
    after: { ...article.state, acts: article.state.acts + 1 },
  });
  const { state } = article;
  article.pending = { ...state, shown: number, drafts: {}, acts: state.acts + 1 };
  await writing.hasten(planId);
  for (;;) {
    const { id, token } = article;
    const input = { language, kind: 'news', id } as const;
    const content = await call(writing, { endpoint: contract.getStaffContent, input, token });
    if (content?.status === 200 && content.result.schedules.length === 0) {
      for (const { part, revision } of content.result.parts) article.revisions[part] = revision;
      break;
    }
    await writing.wait();
  }
  writing.counts.plans += 1;
  article.state = article.pending;
  article.pending = undefined;
}

/** Saves a text of the next number in both languages. */
async function write(writing: Writing, article: Article): Promise<number> {
  article.latest += 1;
  const number = article.latest;
  const versions: Partial<Texts> = {};
  for (const part of ['zh', 'en'] as const) {
    const { id, revisions, state } = article;
    const body = JSON.stringify(bodyOf[part](id, number));
    const revision = revisions[part] ?? 0;
    const saved = await ask(writing, article, {
      endpoint: contract.saveContentDraft,
      input: { language, kind: 'news', id, part, revision, body },
      after: drafted(state, part, number),
    });
    article.revisions = saved.revisions;
    versions[part] = saved.number;
  }
  article.said.set(number, versions as Texts);
  return number;
}

function drafted(state: State, part: 'zh' | 'en', number: number): State {
  const versions = state.versions + (part === 'zh' ? 1 : 0);
  const drafts = { ...state.drafts, [part]: number };
  return { ...state, drafts, versions, acts: state.acts + 1 };
}

async function publish(
  writing: Writing,
  article: Article,
  parts: readonly ContentPart[],
): Promise<void> {
  const { state } = article;
  const published = await ask(writing, article, {
    endpoint: contract.publishContent,
    input: named(article, parts),
    after: { ...state, shown: state.drafts.zh!, drafts: {}, acts: state.acts + 1 },
  });
  article.revisions = published.revisions;
}

function named({ id, revisions }: Article, parts: readonly ContentPart[]) {
  const read = parts.map((part) => ({ part, revision: revisions[part] ?? 0 }));
  return { language, kind: 'news', id, parts: read } as const;
}

interface Asked<E extends Endpoint> {
  endpoint: E;
  input: InputOf<E>;
  after: State;
}

/** Repeats a request under one key until it is answered. */
async function ask<E extends Endpoint>(
  writing: Writing,
  article: Article,
  { endpoint, input, after }: Asked<E>,
): Promise<OutputOf<E>> {
  article.pending = after;
  const idempotencyKey = randomUUID();
  const { token } = article;
  for (;;) {
    const answer = await call(writing, { endpoint, input, token, idempotencyKey });
    if (!answer || answer.status === 503) continue;
    if (answer.status !== 200)
      throw new Error(`${endpoint.path}: ${answer.status} ${JSON.stringify(answer.result)}`);
    writing.counts.acknowledged += 1;
    article.state = after;
    article.pending = undefined;
    return answer.result;
  }
}

/** Returns undefined if the site was killed before it answered. */
async function call<E extends Endpoint>(
  { origin, calls, counts }: Writing,
  called: Parameters<typeof callSite<E>>[1],
) {
  const site = await origin();
  const answer = callSite<E>(site, called).catch(() => void (counts.cutOff += 1));
  calls.add(answer);
  try {
    return (await answer) ?? undefined;
  } finally {
    calls.delete(answer);
  }
}
