// @vitest-environment happy-dom
import * as contract from '@uid/contract/staff-media';
import type { LibraryPicture } from '@uid/contract/staff-media';
import { getStaffItem } from '@uid/contract/staff-catalogue';
import type { StaffRole } from '@uid/contract/staff-roles';
import { refusal, success } from '@uid/forms/testing/fake-server';
import type { Answer } from '@uid/forms/testing/fake-server';
import { settled } from '@uid/forms/testing/reader';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { itemWords } from '../../testing/item-words.ts';
import { openTestConsole, staffWith } from '../../testing/open-console.tsx';
import type { OpenedTestConsole } from '../../testing/open-console.tsx';

const picture: LibraryPicture = {
  id: 'picture-1',
  revision: 3,
  hash: 'a'.repeat(32),
  name: 'card.jpg',
  width: 1200,
  height: 800,
  widths: [480, 960, 1200],
  altZh: '',
  altEn: 'A card',
  focusX: 20,
  focusY: 50,
  addedAt: Date.UTC(2026, 0, 5, 8),
};

function openLibrary(address = '/media') {
  return openTestConsole(address, {
    script: (server) => {
      server.on(contract.listPictures, success({ pictures: [picture], next: 'picture-1' }));
      server.on(contract.uploadPicture, success({ id: 'picture-2', isNew: true }));
    },
  });
}

const photo = (name: string, type = 'image/jpeg') => new File(['pixels'], name, { type });

async function choose(app: OpenedTestConsole, files: File[], input = 'input[type=file]') {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  const control = app.container.querySelector<HTMLInputElement>(input)!;
  await act(async () => {
    control.files = chosen.files;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
  });
}

/**
 * Fires the event with which a browser reports dropped or pasted files. Returns true if the browser would still
 * handle the event itself.
 */
async function bring(kind: 'drop' | 'paste', member: string, files: File[]): Promise<boolean> {
  const event = new Event(kind, { bubbles: true, cancelable: true });
  Object.assign(event, { [member]: { files, types: ['Files'] } });
  await act(async () => {
    document.dispatchEvent(event);
    await settled();
  });
  return !event.defaultPrevented;
}

function uploaded({ server }: OpenedTestConsole) {
  return server.sent.filter(({ path }) => path === contract.uploadPicture.path);
}

test.each([
  { address: '/media', says: 'Drop the first picture here' },
  { address: '/media?q=card', says: 'No picture matches.' },
])('without pictures $address says $says', async ({ address, says }) => {
  const app = await openTestConsole(address, {
    script: (server) => server.on(contract.listPictures, success({ pictures: [] })),
  });
  expect(app.container.textContent).toContain(says);
});

test('pictures are listed with what is missing, as the address narrows them', async () => {
  const app = await openLibrary('/media?q=card&state=without-text');
  await app.shows('card.jpg');
  expect(app.text()).toContain('1200 × 800 pixels');
  expect(app.text()).toContain('No alternative text');
  const asked = app.server.sent.find(({ path }) => path === contract.listPictures.path);
  expect(asked?.body).toMatchObject({ q: 'card', state: 'without-text' });
  expect(app.container.querySelector('img')?.getAttribute('src')).toBe(
    `/media/${picture.hash}-480.webp`,
  );
  expect(app.link('Next page').getAttribute('href')).toContain('after=picture-1');
});

test('pictures come by picker, drop and paste, one after the other, each under its name', async () => {
  const app = await openLibrary();
  await app.shows('card.jpg');
  await choose(app, [photo('a.jpg'), photo('b.png', 'image/png')]);
  expect(await bring('drop', 'dataTransfer', [photo('c.webp', 'image/webp')])).toBe(false);
  expect(await bring('paste', 'clipboardData', [photo('image.png', 'image/png')])).toBe(false);
  await app.shows('image.png');
  expect(uploaded(app).map(({ body }) => (body as { name: string }).name)).toEqual([
    'a.jpg',
    'b.png',
    'c.webp',
    'image.png',
  ]);
  expect(app.link('a.jpg').getAttribute('href')).toContain('/media/picture-2');
});

test('a picture waits until the one before it is there', async () => {
  const app = await openLibrary();
  await app.shows('card.jpg');
  const first = Promise.withResolvers<ReturnType<typeof success>>();
  app.server.once(contract.uploadPicture, first.promise);
  await choose(app, [photo('a.jpg'), photo('b.jpg')]);
  expect(uploaded(app)).toHaveLength(1);
  first.resolve(success({ id: 'picture-2', isNew: true }));
  await vi.waitFor(() => expect(uploaded(app)).toHaveLength(2));
});

test('words that are pasted stay what they are', async () => {
  await openLibrary();
  expect(await bring('paste', 'clipboardData', [])).toBe(true);
});

test('words that a spreadsheet copied with a picture of them are pasted into a field as words', async () => {
  const app = await openLibrary();
  await app.shows('card.jpg');
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const types = ['text/plain', 'text/html', 'Files'];
  Object.assign(event, { clipboardData: { files: [photo('image.png', 'image/png')], types } });
  await act(async () => {
    app.container.querySelector('input[name=q]')?.dispatchEvent(event);
    await settled();
  });
  expect(event.defaultPrevented).toBe(false);
  expect(uploaded(app)).toEqual([]);
});

test('what is refused is named with its reason, and stops no other', async () => {
  const app = await openLibrary();
  app.server.once(contract.uploadPicture, refusal('PICTURE_SVG'));
  await choose(app, [photo('drawing.svg', 'image/svg+xml'), photo('b.jpg')]);
  await app.shows('不接受 SVG');
  await app.shows('Added');
  const rows = [...app.container.querySelectorAll('section[aria-live] li')].map(
    (row) => row.textContent,
  );
  expect(rows).toEqual([expect.stringMatching(/^drawing\.svgNot taken不接受 SVG/), 'b.jpgAdded']);
});

test('a file that is too large is not sent at all', async () => {
  const app = await openLibrary();
  const large = new File([new Uint8Array(contract.maxPictureBytes + 1)], 'large.jpg');
  await choose(app, [large]);
  await app.shows('The file is larger than 16 MB.');
  expect(uploaded(app)).toEqual([]);
});

function openPicture(uses: contract.PictureUse[] = [], roles?: StaffRole) {
  return openTestConsole('/media/picture-1', {
    ...(roles && { who: staffWith(roles) }),
    script: (server) => {
      server.on(contract.getPicture, success({ ...picture, uses }));
      server.on(contract.changePicture, success({ revision: 4 }));
      server.on(contract.replacePicture, success({ revision: 4 }));
      server.on(contract.withdrawPicture, success({}));
    },
  });
}

function sentTo({ server }: OpenedTestConsole, { path }: { path: string }) {
  return server.sent.filter((each) => each.path === path).map(({ body }) => body);
}

test('texts and focal point are saved as they were read, the point by slider or by a press on the picture', async () => {
  const app = await openPicture();
  await app.shows('Focal point');
  app.fill('Chinese', '一张卡');
  app.fill('From the top (%)', '80');
  await app.press('Save');
  expect(sentTo(app, contract.changePicture)).toMatchObject([
    { id: 'picture-1', revision: 3, altZh: '一张卡', altEn: 'A card', focusX: 20, focusY: 80 },
  ]);
  await app.shows('Saved');
});

test('while a picture is being saved nothing of it can be changed, which the answer would take back', async () => {
  const answer = Promise.withResolvers<Answer>();
  const app = await openPicture();
  await app.shows('Focal point');
  app.server.on(contract.changePicture, answer.promise);
  await app.press('Save');
  const rests = () => [app.field('Chinese').readOnly, app.field('From the left (%)').disabled];
  expect(rests()).toEqual([true, true]);
  const mark = () => app.container.querySelector('fieldset span')?.getAttribute('style');
  const marked = mark();
  await act(async () => app.container.querySelector<HTMLElement>('fieldset img')?.click());
  expect(mark()).toBe(marked);
  answer.resolve(success({ revision: 4 }));
  await app.shows('Saved');
  expect(rests()).toEqual([false, false]);
});

test('what is typed into a picture that somebody else has changed is refused once, and stays', async () => {
  const app = await openPicture();
  await app.shows('Focal point');
  app.fill('Chinese', '一张卡');
  app.server.on(contract.changePicture, refusal('PICTURE_CHANGED'));
  app.server.on(
    contract.getPicture,
    success({ ...picture, revision: 5, altEn: 'Theirs', focusX: 70, uses: [] }),
  );
  await app.press('Save');
  await app.shows('Now: Theirs');
  await app.shows('Now: 70');
  expect(app.field('Chinese').value).toBe('一张卡');
  app.server.on(contract.changePicture, success({ revision: 6 }));
  await app.press('Save');
  await app.shows('Saved');
  expect(sentTo(app, contract.changePicture)).toMatchObject([{ revision: 3 }, { revision: 5 }]);
});

test('the cuts are those of the pages: at the quarter next to the focal point', async () => {
  const app = await openPicture();
  await app.shows('As it is cut');
  app.fill('From the left (%)', '90');
  const cuts = [...app.container.querySelectorAll('fieldset img')].slice(-2);
  expect(cuts.map((cut) => cut.getAttribute('style'))).toEqual(
    cuts.map(() => expect.stringMatching(/100% 50%/)),
  );
});

test('a picture says where it is used, and is not taken away meanwhile', async () => {
  const app = await openPicture([
    { kind: 'news', id: 'akma', title: 'One key', isPublished: true },
    { kind: 'item', id: 'sim-card', title: 'SIM card', isPublished: false },
  ]);
  await app.shows('One key');
  expect(app.link('One key').getAttribute('href')).toContain('/contents/news/akma');
  expect(app.link('SIM card').getAttribute('href')).toContain('/catalogue/sim-card');
  expect(app.text()).toContain('Draft only');
  expect(app.text()).toContain('It is still used and stays.');
});

test('who may not read the catalogue is led to no item of it', async () => {
  const uses = [{ kind: 'item', id: 'card', title: 'Card', isPublished: true }] as const;
  const app = await openPicture([...uses], 'administrator');
  await app.shows('Card');
  expect(app.container.querySelector('a[href*="/catalogue/"]')).toBeNull();
});

test('a picture that is used nowhere is taken away', async () => {
  const app = await openPicture();
  await app.shows('Nowhere yet.');
  await app.press('Take away');
  expect(sentTo(app, contract.withdrawPicture)).toMatchObject([{ id: 'picture-1', revision: 3 }]);
  await app.shows('Taken away');
  expect(app.address()).toBe('/media');
});

test('another picture takes its place everywhere', async () => {
  const app = await openPicture();
  await app.shows('Replace the picture');
  await app.press('Replace');
  expect(app.errorOf('New picture')).toBe('Choose a file.');
  await choose(app, [photo('new.jpg')], 'input[name=file]');
  await app.press('Replace');
  expect(sentTo(app, contract.replacePicture)).toMatchObject([
    { id: 'picture-1', revision: '3', name: 'new.jpg' },
  ]);
});

test('who may only read sees the picture and no form', async () => {
  const app = await openPicture([], 'auditor');
  await app.shows('Nowhere yet.');
  expect(app.container.querySelector('textarea, input[type=file]')).toBeNull();
  expect(app.container.querySelector('img')?.alt).toBe('A card');
});

const uuid = '01900000-0000-7000-8000-000000000001';

test('while an item’s pictures are being changed no other change begins from what was there', async () => {
  const two = { ...picture, id: uuid.replace(/1$/, '2'), name: 'reader.jpg' };
  const app = await openTestConsole('/catalogue/sim-card', {
    script: (server) => {
      const facts = { id: 'sim-card', name: 'SIM card', isOnSale: true, variants: [] };
      server.on(getStaffItem, success({ ...facts, words: itemWords }));
      server.on(contract.listItemPictures, success({ pictures: [{ ...picture, id: uuid }, two] }));
      server.on(contract.chooseItemPictures, new Promise(() => undefined));
    },
  });
  await app.shows('reader.jpg');
  await app.press('Put first: reader.jpg');
  await app.press('Take off: card.jpg');
  expect(sentTo(app, contract.chooseItemPictures)).toHaveLength(1);
});

test('an item’s pictures are chosen from the library, put first and taken off', async () => {
  const [one, two] = [
    { ...picture, id: uuid },
    { ...picture, id: uuid.replace(/1$/, '2'), name: 'reader.jpg' },
  ];
  const app = await openTestConsole('/catalogue/sim-card', {
    script: (server) => {
      const facts = { id: 'sim-card', name: 'SIM card', isOnSale: true, variants: [] };
      const item = { ...facts, words: itemWords };
      server.on(getStaffItem, success(item));
      server.on(contract.listItemPictures, success({ pictures: [one, two] }));
      server.on(contract.listPictures, success({ pictures: [picture] }));
      server.on(contract.chooseItemPictures, success({}));
    },
  });
  await app.shows('reader.jpg');
  await app.press('Put first: reader.jpg');
  await app.press('Take off: card.jpg');
  await app.press('Add a picture');
  await app.shows('Choose a picture');
  await app.press('card.jpg');
  const before = [one.id, two.id];
  const sent = sentTo(app, contract.chooseItemPictures);
  expect(sent).toEqual([
    { language: 'en', itemId: 'sim-card', before, pictures: [two.id, one.id] },
    { language: 'en', itemId: 'sim-card', before, pictures: [two.id] },
    { language: 'en', itemId: 'sim-card', before, pictures: [...before, picture.id] },
  ]);
});
