import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BaseStation } from './base-station.tsx';
import { BedMonitor } from './bed-monitor.tsx';
import { DataCentre } from './data-centre.tsx';
import { Gateway } from './gateway.tsx';
import { Handset } from './handset.tsx';
import { Laptop } from './laptop.tsx';
import { SecurityModule } from './security-module.tsx';
import { SimCard } from './sim-card.tsx';
import { Substation } from './substation.tsx';
import { SuperSimCard } from './super-sim-card.tsx';

describe.each([
  ['base station', BaseStation],
  ['bed monitor', BedMonitor],
  ['data centre', DataCentre],
  ['gateway', Gateway],
  ['handset', Handset],
  ['laptop', Laptop],
  ['module', SecurityModule],
  ['SIM card', SimCard],
  ['substation', Substation],
  ['super SIM card', SuperSimCard],
])('the %s', (_, Part) => {
  test('opens to show what is inside', () => {
    const shut = renderToStaticMarkup(<Part />);
    const open = renderToStaticMarkup(<Part cutaway />);
    expect(open).not.toBe(shut);
    expect(open.length).toBeGreaterThan(shut.length * 0.9);
  });

  test('is silent beside words and named where it stands alone', () => {
    expect(renderToStaticMarkup(<Part />)).toMatch(/^<svg[^>]*aria-hidden="true"/);
    expect(renderToStaticMarkup(<Part title="What it is" />)).toMatch(
      /^<svg[^>]*role="img" aria-label="What it is"/,
    );
  });

  test('is sound markup without colours or styles of its own', () => {
    const html = renderToStaticMarkup(<Part cutaway />);
    expect(html).not.toMatch(/NaN|undefined|style=|fill=|stroke=/);
    expect(html.length).toBeLessThan(40_000);
  });
});
