import { productMarkers } from '../app/features/products/product-markers.ts';
import { sayStep, stepMarkers } from '../app/features/products/protocol/step-markers.ts';
import { tableText } from '../app/features/products/table-text.ts';

/** The script of a product's page: walks through the protocol, copies and prints the specification. */
for (const root of document.querySelectorAll(`[${stepMarkers.root}]`)) walkThrough(root);
for (const tools of document.querySelectorAll<HTMLElement>(`[${productMarkers.tools}]`))
  offerTools(tools);

function walkThrough(root: Element): void {
  const steps = [...root.querySelectorAll<HTMLDetailsElement>(`[${stepMarkers.step}]`)];
  const status = root.querySelector(`[${stepMarkers.status}]`);
  const words = root.getAttribute(stepMarkers.root) ?? '';
  const current = () => steps.findIndex(({ open }) => open);

  function say(): void {
    const index = current();
    if (status) status.textContent = index < 0 ? '' : sayStep(words, index + 1, steps.length);
  }

  /** Opens one alone; none before the first. */
  function show(next: number): void {
    const shown = Math.min(steps.length - 1, next);
    for (const [index, step] of steps.entries()) step.open = index === shown;
    steps[shown]?.scrollIntoView({ block: 'nearest' });
  }

  for (const step of steps) step.addEventListener('toggle', say);
  const controls = root.querySelector<HTMLElement>(`[${stepMarkers.controls}]`);
  controls?.removeAttribute('hidden');
  controls?.addEventListener('click', ({ target }) => {
    const move = target instanceof Element && target.closest(`[${stepMarkers.move}]`);
    if (move) show(Math.max(0, current() + Number(move.getAttribute(stepMarkers.move))));
  });
  controls?.addEventListener('keydown', (event) => {
    const next = { ArrowRight: current() + 1, ArrowLeft: Math.max(0, current() - 1), Escape: -1 }[
      event.key
    ];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    show(next);
  });
}

function offerTools(tools: HTMLElement): void {
  const table = tools.closest('section')?.querySelector('table');
  const copy = tools.querySelector<HTMLElement>(`[${productMarkers.copy}]`);
  if (!table || !copy) return;
  tools.hidden = false;
  const label = copy.textContent;
  copy.addEventListener('click', () => {
    void navigator.clipboard.writeText(tableText(table)).then(() => {
      copy.textContent = copy.getAttribute(productMarkers.copy);
      return setTimeout(() => (copy.textContent = label), 2000);
    });
  });
  tools.querySelector(`[${productMarkers.print}]`)?.addEventListener('click', () => {
    const section = tools.closest('section');
    section?.setAttribute(productMarkers.print, 'alone');
    print();
    section?.removeAttribute(productMarkers.print);
  });
}
