import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Progress } from './progress.tsx';

test('is a labelled native progress, without a value while the length is unknown', () => {
  expect(renderToStaticMarkup(<Progress label="Upload" value={3} max={8} />)).toMatch(
    /<label[^]*Upload[^]*<progress[^>]*max="8"[^>]*value="3"|<progress[^>]*value="3"[^>]*max="8"/,
  );
  const unknown = renderToStaticMarkup(<Progress label="Upload" />);
  expect(unknown).not.toContain('value=');
  expect(unknown).toContain('max="1"');
});
