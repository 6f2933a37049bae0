import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Timeline } from './timeline.tsx';

test('says each state in words and marks the current one', () => {
  const html = renderToStaticMarkup(
    <Timeline
      stateLabels={{ done: 'Done:', current: 'Now:' }}
      items={[
        { id: '1', title: 'Paid', time: '3 Nov', dateTime: '2026-11-03' },
        { id: '2', title: 'Packed', state: 'current' },
      ]}
    />,
  );
  expect(html).toMatch(/<time[^>]* dateTime="2026-11-03"/);
  expect(html).toMatch(/Done: <\/span>Paid/);
  expect(html).toMatch(/aria-current="step"[^]*Now: <\/span>Packed/);
});
