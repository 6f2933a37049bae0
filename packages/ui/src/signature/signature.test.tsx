import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bitsOf } from '../interference/interference-pattern.ts';
import { hexOf } from './hex-of.ts';
import { phaseAfterKey } from './phase-after-key.ts';
import { Signature } from './signature.tsx';

const pattern = { y: 270, distance: 150, wavelength: 22, phase: 0.1 };
const words = { title: 'Two slits', keyLabel: 'Key', hint: 'Drag to shift the phase' };

test('without script it is a still picture with the key it wrote', () => {
  const html = renderToStaticMarkup(<Signature pattern={pattern} {...words} />);
  const shown = Array.from(html.matchAll(/data-signature-bit="(\d)"/g), ([, bit]) => bit === '1');
  expect(shown).toEqual(bitsOf(pattern));
  expect(html).toContain(hexOf(shown));
  expect(html).toContain('role="img" aria-label="Two slits"');
  expect(html).not.toMatch(/tabindex|style=|NaN/);
});

test('says what the hand can do only when a script makes it true', () => {
  const html = renderToStaticMarkup(<Signature pattern={pattern} {...words} />);
  expect(html).toMatch(/hidden=""[^>]*>Drag to shift the phase/);
});

test('writes the bits first bit first', () => {
  const bits = [true, false, true, true, false, false, true, false];
  expect(hexOf(bits)).toBe('0xB2');
  expect(hexOf(bits.map(() => false))).toBe('0x00');
});

test('keys go round the wave, and other keys are left alone', () => {
  expect(phaseAfterKey('ArrowRight', 63 / 64)).toBe(0);
  expect(phaseAfterKey('ArrowDown', 0)).toBe(63 / 64);
  expect(phaseAfterKey('PageUp', 0.5)).toBe(0.625);
  expect([phaseAfterKey('Home', 0.3), phaseAfterKey('End', 0.3)]).toEqual([0, 63 / 64]);
  expect(phaseAfterKey('Tab', 0.3)).toBeUndefined();
});
