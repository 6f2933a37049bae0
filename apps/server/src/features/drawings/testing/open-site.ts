import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createDrawFile } from '@uid/downloads/draw-file';
import type { Drawing } from '@uid/downloads/draw-file';
import type { ContentKind } from '@uid/contract/content-kinds';
import type { ContentPart } from '@uid/contract/content-parts';
import * as contract from '@uid/contract/staff-contents';
import type { PublishedFile } from '@uid/downloads/published-files';
import { onTestFinished } from 'vitest';

import type { PageBuild } from '../../../http/pages/render-page.ts';
import { seed } from '../../../seed.ts';
import { hearOfChanges } from '../../../testing/hear-of-changes.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { pictures } from './pictures.ts';

const language = 'en';

/** A page that consists only of the address of its preview image. */
const build: PageBuild = {
  async handlePage(_request, { image = '' }) {
    return new Response(image, { headers: { 'content-type': 'text/html' } });
  },
};

export type DrawFile = (drawing: Drawing) => Promise<Buffer>;

export interface DrawingSite extends TestApp {
  /** The drawings that this process has made. */
  drawn: Drawing[];
  /** The folder of drawn files. The test puts `og` and `og.json` in it, as a build writes them. */
  dataDir: string;
}

interface Options {
  /** The site beside which another process of the same machine is opened. */
  beside?: DrawingSite;
  draw?: DrawFile;
  downloads?: PublishedFile[];
}

const drawWhole = createDrawFile(pictures);

/** Draws the documents whose text the tests read. There are many others, for which a name is enough. */
function drawFile(drawing: Drawing): Promise<Buffer> {
  const { slug, language: shown } = drawing.words;
  const isRead = drawing.type === 'png' || (['sdp', 'added'].includes(slug) && shown === 'en');
  return isRead ? drawWhole(drawing) : Promise.resolve(Buffer.from(`%PDF ${slug} ${shown}`));
}

/** Opens a seeded site that draws what is published, on this thread. */
export async function openDrawingSite(options: Options = {}): Promise<DrawingSite> {
  const { beside, draw = drawFile, downloads = [] } = options;
  const dataDir = beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'uid-drawn-'));
  if (!beside) onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const drawn: Drawing[] = [];
  const server = await createTestApp({
    environment: { DATA_DIR: dataDir },
    pages: { build, shellAssets: import.meta.dirname, microApps: [] },
    downloads,
    builtImages: join(dataDir, 'og'),
    openDrawer: async () => ({
      draw(drawing) {
        drawn.push(drawing);
        return draw(drawing);
      },
      close: async () => undefined,
    }),
    ...(beside && { database: beside.deps.database }),
  });
  server.clock.now = Date.UTC(2026, 11, 1, 8);
  if (!beside) await seed(server.deps);
  return Object.assign(server, { drawn, dataDir });
}

interface Named {
  kind: ContentKind;
  id: string;
}

async function readParts(server: TestApp, named: Named, staff: Parameters<TestApp['call']>[2]) {
  const { result } = await server.call(contract.getStaffContent, { language, ...named }, staff);
  return result.parts;
}

export async function openEditor(server: TestApp) {
  const staff = await buildStaff(server, ['editor']);
  const revisions = async (named: Named) =>
    (await readParts(server, named, staff)).map(({ part, revision }) => ({ part, revision }));

  async function expectDone(answer: Promise<{ status: number }>): Promise<void> {
    const { status } = await answer;
    if (status !== 200) throw new Error(`The editor was answered ${status}.`);
    await hearOfChanges(server.deps.database);
  }

  const editor = {
    /** Drafts a published part with the change, or a new part as given. */
    async draft(named: Named, part: ContentPart, change: object) {
      const known = await server.call(contract.getStaffContent, { language, ...named }, staff);
      const before =
        known.status === 200 ? known.result.parts.find((each) => each.part === part) : undefined;
      const body = JSON.stringify({
        ...(JSON.parse(before?.published?.body ?? '{}') as object),
        ...change,
      });
      const draft = { language, ...named, part, revision: before?.revision ?? 0, body } as const;
      await expectDone(server.call(contract.saveContentDraft, draft, staff));
    },
    async publish(named: Named, parts?: ContentPart[]) {
      const own = (await revisions(named)).filter(({ part }) => parts?.includes(part) ?? true);
      await expectDone(
        server.call(contract.publishContent, { language, ...named, parts: own }, staff),
      );
    },
    async change(named: Named, part: ContentPart, change: object) {
      await editor.draft(named, part, change);
      await editor.publish(named, [part]);
    },
    async withdraw(named: Named) {
      const parts = await revisions(named);
      await expectDone(server.call(contract.withdrawContent, { language, ...named, parts }, staff));
    },
    /** @param starts by the shop's clock, such as 2026-12-02T09:00 */
    async schedule(named: Named, parts: ContentPart[], starts: string) {
      const own = (await revisions(named)).filter(({ part }) => parts.includes(part));
      const plan = { language, ...named, action: 'publish', parts: own, starts } as const;
      await expectDone(server.call(contract.scheduleContent, plan, staff));
    },
    async preview(named: Named) {
      const answer = await server.call(contract.openContentPreview, { language, ...named }, staff);
      const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
      const url = `/preview/${answer.result.id}/en`;
      return (await server.app.inject({ url, headers: { accept: 'text/html', cookie } })).body;
    },
  };
  return editor;
}
