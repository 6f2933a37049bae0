import { sayStep, stepMarkers } from '../app/layout/steps/step-markers.ts';
import { walkSteps } from '../app/layout/steps/walk-steps.ts';

/** The script of a reference architecture: walks through the ways of its drawing. */
for (const root of document.querySelectorAll(`[${stepMarkers.root}]`)) walkWays(root);

/** Each way has its number in the drawing and its text in the list below; both are marked. */
function walkWays(root: Element): void {
  const ways = [...root.querySelectorAll(`[${stepMarkers.step}]`)];
  const words = [...root.querySelectorAll('ol > li')];
  const status = root.querySelector(`[${stepMarkers.status}]`);
  const stepOf = status?.getAttribute(stepMarkers.status) ?? '';
  const current = () => ways.findIndex(({ ariaCurrent }) => ariaCurrent);

  function show(shown: number): void {
    for (const parts of [ways, words])
      for (const [index, part] of parts.entries())
        part.ariaCurrent = index === shown ? 'step' : null;
    ways[shown]?.scrollIntoView({ block: 'nearest', inline: 'center' });
    const said = [...(words[shown]?.childNodes ?? [])].map(({ textContent }) => textContent);
    if (status)
      status.textContent =
        shown < 0 ? '' : [sayStep(stepOf, shown + 1, ways.length), ...said].join(' · ');
  }

  for (const [index, way] of ways.entries())
    way.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault();
      show(index);
    });
  walkSteps(root, { count: ways.length, current, show });
}
