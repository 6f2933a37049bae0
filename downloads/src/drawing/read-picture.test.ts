import { expect, test } from 'vitest';

import { drawingNames } from './drawing-name.ts';
import { loadDrawings } from './load-drawings.ts';
import { printPalette } from './palette.ts';
import { readPicture } from './read-picture.ts';

function shapesOf(inner: string) {
  return readPicture(`<svg class="drawing" viewBox="0 0 10 10">${inner}</svg>`, printPalette)
    .shapes;
}

test('writes transforms into the outline, the inner one first', () => {
  const inner =
    '<g transform="translate(10 0)"><g transform="matrix(0 1 -1 0 0 0)"><path d="M1 0h2v3"></path></g></g>';
  expect(shapesOf(inner)[0]?.path).toBe('M10 1L10 3 7 3');
});

test('paints by the classes of the kit, groups handing down their colour', () => {
  const [body, gold, live, fine, leaf] = shapesOf(
    '<path class="body" d="M0 0L1 1"></path>' +
      '<g class="gold"><path d="M0 0L1 1"></path></g>' +
      '<rect class="live" x="0" y="0" width="1" height="1"></rect>' +
      '<g class="fine"><line x1="0" y1="0" x2="1" y2="1"></line></g>' +
      '<g class="gold leaf"><path class="body" d="M0 0L1 1"></path></g>',
  );
  expect(body).toMatchObject({ fill: '#ffffff', stroke: '#0e1a1f', weight: 1 });
  expect(gold).toMatchObject({ fill: undefined, stroke: '#7a5510' });
  expect(live).toMatchObject({ fill: '#00695c', stroke: undefined });
  expect(fine).toMatchObject({ stroke: '#41525a', weight: 2 / 3 });
  expect(leaf).toMatchObject({ fill: '#ebddc4', stroke: '#7a5510' });
});

test('reads every part of the kit into lines and curves alone', async () => {
  const drawings = await loadDrawings();
  expect([...drawings.keys()]).toEqual([...drawingNames]);
  for (const markup of drawings.values()) {
    const { box, shapes } = readPicture(markup, printPalette);
    expect(box.width).toBeGreaterThan(50);
    expect(shapes.length).toBeGreaterThan(10);
    expect(shapes.filter(({ path }) => !/^[MLCZ0-9 .,-]+$/.test(path))).toEqual([]);
  }
});
