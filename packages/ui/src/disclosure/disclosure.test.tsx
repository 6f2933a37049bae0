import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Disclosure } from './disclosure.tsx';

test('is a native details element that can be opened from the start', () => {
  const html = renderToStaticMarkup(
    <Disclosure title="Returns" name="questions" open>
      Seven days
    </Disclosure>,
  );
  expect(html).toMatch(/<details[^>]*name="questions"[^>]*open=""/);
  expect(html).toMatch(/<summary[^]*Returns[^]*<\/summary>/);
});
