import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bitsOf } from '../interference/interference-pattern.ts';
import { hexOf } from './hex-of.ts';
import { nextPhase, phaseAfterKey } from './phase-after-key.ts';
import { Signature } from './signature.tsx';

const pattern = { y: 270, distance: 150, wavelength: 22, phase: 0.1 };
const words = { title: 'Two slits', keyLabel: 'Key', hint: 'Drag', touchHint: 'Swipe' };

test('without script it is a still picture with the key it wrote', () => {
  const html = renderToStaticMarkup(<Signature pattern={pattern} {...words} />);
  const shown = Array.from(html.matchAll(/data-signature-bit="(\d)"/g), ([, bit]) => bit === '1');
  expect(shown).toEqual(bitsOf(pattern));
  expect(html).toContain(hexOf(shown));
  expect(html).toContain('role="img" aria-label="Two slits"');
  expect(html).not.toMatch(/tabindex|style=|NaN/);
});

test('says what the hand can do only when a script makes it true', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'signature.module.css'), 'utf8');
  expect(sheet).toMatch(/\n\.hint \{[^}]*visibility: hidden/);
  expect(sheet).toMatch(/\[role='slider'\] ~ \.key \.hint \{[^}]*visibility: visible/);
});

test('writes the bits first bit first', () => {
  const bits = [true, false, true, true, false, false, true, false];
  expect(hexOf(bits)).toBe('0xB2');
  expect(hexOf(bits.map(() => false))).toBe('0x00');
});

test('each press of an arrow key is answered by another key, on and back', () => {
  for (let phase = 0; phase < 1; phase += 1 / 64) {
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown']) {
      const next = phaseAfterKey(key, { ...pattern, phase })!;
      expect(bitsOf({ ...pattern, phase: next })).not.toEqual(bitsOf({ ...pattern, phase }));
    }
  }
  const on = nextPhase({ ...pattern, phase: 0.5 }, 1);
  const back = nextPhase({ ...pattern, phase: 0.5 }, -1);
  expect([on > 0.5, back < 0.5]).toEqual([true, true]);
});

test('keys go round the wave, and other keys are left alone', () => {
  expect(phaseAfterKey('ArrowRight', { ...pattern, phase: 63 / 64 })).toBeLessThan(0.25);
  expect(phaseAfterKey('ArrowDown', { ...pattern, phase: 0 })).toBeGreaterThan(0.75);
  expect(phaseAfterKey('PageUp', { ...pattern, phase: 0.875 })).toBe(0.125);
  const ends = ['Home', 'End'].map((key) => phaseAfterKey(key, pattern));
  expect(ends).toEqual([0, 63 / 64]);
  expect(phaseAfterKey('Tab', pattern)).toBeUndefined();
});
