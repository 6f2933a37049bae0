// @vitest-environment happy-dom
import * as contents from '@uid/contract/staff-contents';
import * as media from '@uid/contract/staff-media';
import type { LibraryPicture } from '@uid/contract/staff-media';
import { refusal, success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openTestConsole } from '../../testing/open-console.tsx';

const picture: LibraryPicture = {
  id: '01900000-0000-7000-8000-000000000001',
  revision: 1,
  hash: 'a'.repeat(32),
  name: 'card.jpg',
  width: 1200,
  height: 800,
  widths: [480, 960, 1200],
  altZh: '一张卡',
  altEn: 'A card',
  focusX: 50,
  focusY: 50,
  addedAt: 1,
};

const shared = { id: 'akma', category: 'product', publishedOn: '2026-01-05', products: [] };
const content = {
  kind: 'news',
  id: 'akma',
  isWithdrawn: false,
  canBeWithdrawn: true,
  parts: [
    { part: 'shared', revision: 1, published: { number: 1, body: JSON.stringify(shared) } },
    { part: 'zh', revision: 1 },
    { part: 'en', revision: 1 },
  ],
  schedules: [],
  versions: [],
};

test('a picture of an article is chosen from the library, and what it lacks is said when it is published', async () => {
  const app = await openTestConsole('/contents/news/akma?part=shared', {
    script: (server) => {
      server.on(contents.getStaffContent, success(content));
      server.on(contents.saveContentDraft, success({ revisions: { shared: 2 }, number: 2 }));
      server.on(media.listPictures, success({ pictures: [picture] }));
      server.on(media.getPicture, success({ ...picture, altZh: '', uses: [] }));
      const details = { problems: [{ path: `text ${picture.id}`, message: 'not ready' }] };
      server.on(contents.publishContent, refusal('CONTENT_INVALID', { details }));
    },
  });
  await app.press('Add: Picture');
  await app.press('Choose a picture: Picture 1');
  await app.shows('Drop pictures here');
  await app.press('card.jpg');
  await app.shows('No alternative text');
  await app.press('Publish now');
  const saved = app.server.sent.findLast(({ path }) => path === contents.saveContentDraft.path);
  const { body } = (saved?.body ?? {}) as { body: string };
  expect(JSON.parse(body)).toEqual({ ...shared, pictures: [picture.id] });
  await app.shows('A picture has no alternative text in both languages');
  expect(app.link('Open the picture').pathname).toBe(`/en/operator/media/${picture.id}`);
});
