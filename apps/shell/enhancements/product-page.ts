import { productMarkers } from '../app/features/products/product-markers.ts';
import { sayStep, stepMarkers } from '../app/layout/steps/step-markers.ts';
import { walkSteps } from '../app/layout/steps/walk-steps.ts';
import { tableText } from '../app/features/products/table-text.ts';
import { copyOnPress } from './copy-on-press.ts';

/** The script of a product's page: walks through the protocol, copies and prints the specification. */
for (const root of document.querySelectorAll(`[${stepMarkers.root}]`)) walkThrough(root);
for (const tools of document.querySelectorAll<HTMLElement>(`[${productMarkers.tools}]`))
  offerTools(tools);

function walkThrough(root: Element): void {
  const steps = [...root.querySelectorAll<HTMLDetailsElement>(`[${stepMarkers.step}]`)];
  const status = root.querySelector(`[${stepMarkers.status}]`);
  const words = status?.getAttribute(stepMarkers.status) ?? '';
  const current = () => steps.findIndex(({ open }) => open);

  function say(): void {
    const index = current();
    if (status) status.textContent = index < 0 ? '' : sayStep(words, index + 1, steps.length);
  }

  function show(shown: number): void {
    for (const [index, step] of steps.entries()) step.open = index === shown;
    steps[shown]?.scrollIntoView({ block: 'nearest' });
  }

  for (const step of steps) step.addEventListener('toggle', say);
  walkSteps(root, { count: steps.length, current, show });
}

function offerTools(tools: HTMLElement): void {
  const table = tools.closest('section')?.querySelector('table');
  const copy = tools.querySelector<HTMLElement>(`[${productMarkers.copy}]`);
  if (!table || !copy) return;
  tools.hidden = false;
  copyOnPress(copy, () => tableText(table));
  tools.querySelector(`[${productMarkers.print}]`)?.addEventListener('click', () => {
    const section = tools.closest('section');
    section?.setAttribute(productMarkers.print, 'alone');
    print();
    section?.removeAttribute(productMarkers.print);
  });
}
