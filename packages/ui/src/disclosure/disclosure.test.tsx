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

test('the address opens it by what it holds, and its line says what that is', () => {
  const html = renderToStaticMarkup(
    <Disclosure title="Standards" id="standards" heading="h3" gist="GM/T 0028">
      Certificates
    </Disclosure>,
  );
  expect(html).toMatch(/<summary[^]*<h3[^>]*>Standards<\/h3>[^]*GM\/T 0028[^]*<\/summary>/);
  expect(html).toMatch(/<\/summary><div[^>]* id="standards"/);
});
