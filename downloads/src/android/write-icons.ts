import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Resvg } from '@resvg/resvg-js';
import { contactHeight, padContacts } from '@uid/ui/pad-contacts';

const padSize = 22;
const ground = '#081215';
const gold = '#e0b65a';
const live = '#4fe0c0';

/**
 * Writes the contact pad as the app shows it, as the foreground of an adaptive icon, and as a bitmap for Android 6
 * and 7.
 */
export function writeIcons(res: string): void {
  const write = (folder: string, name: string, content: string | Buffer) => {
    mkdirSync(join(res, folder), { recursive: true });
    writeFileSync(join(res, folder, name), content);
  };
  write('drawable', 'pad.xml', vector({ size: padSize, scale: 1, colors: ['gold', 'photon'] }));
  // An adaptive icon is 108 dp wide, of which at least the middle 66 dp are visible.
  write(
    'drawable',
    'icon_foreground.xml',
    vector({ size: 108, scale: 2.1, colors: ['icon_contact', 'icon_live'] }),
  );
  write('mipmap-xxhdpi', 'icon.png', picture(144));
}

interface Vector {
  size: number;
  scale: number;
  /** Names of colour resources: for the contacts, and for the live contact. */
  colors: [string, string];
}

function vector({ size, scale, colors: [contact, data] }: Vector): string {
  const start = (size - padSize * scale) / 2;
  const contacts = padContacts.map(({ name, x, y, width }) => {
    const [left, top] = [start + x * scale, start + y * scale].map(round) as [number, number];
    const [right, bottom] = [round(width * scale), round(contactHeight * scale)];
    const color = `@color/${name === 'C7' ? data : contact}`;
    return `    <path android:fillColor="${color}" android:pathData="M${left},${top}h${right}v${bottom}h${-right}z" />`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="${size}dp" android:height="${size}dp"
    android:viewportWidth="${size}" android:viewportHeight="${size}">
${contacts.join('\n')}
</vector>
`;
}

function picture(size: number): Buffer {
  const contacts = padContacts.map(
    ({ name, x, y, width }) =>
      `<rect x="${x + 7}" y="${y + 7}" width="${width}" height="${contactHeight}" fill="${name === 'C7' ? live : gold}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" rx="7" fill="${ground}"/>${contacts.join('')}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
