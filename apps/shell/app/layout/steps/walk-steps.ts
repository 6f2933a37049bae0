import { stepMarkers } from './step-markers.ts';

interface Steps {
  count: number;
  /** Returns the index of the step that is shown; -1 for none. */
  current: () => number;
  /** Shows only the step with this index; -1 for none. */
  show: (index: number) => void;
}

/** Makes the buttons and arrow keys of a drawing's steps work. */
export function walkSteps(root: Element, { count, current, show }: Steps): void {
  const controls = root.querySelector<HTMLElement>(`[${stepMarkers.controls}]`);
  const move = (by: number) => show(Math.min(count - 1, Math.max(0, current() + by)));
  controls?.removeAttribute('hidden');
  controls?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`[${stepMarkers.move}]`);
    if (button) move(Number(button.getAttribute(stepMarkers.move)));
  });
  controls?.addEventListener('keydown', (event) => {
    const act = { ArrowRight: () => move(1), ArrowLeft: () => move(-1), Escape: () => show(-1) }[
      event.key
    ];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });
}
