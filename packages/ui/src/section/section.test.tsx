import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Section } from './section.tsx';

test('is a region named by its heading when it can be linked to', () => {
  const html = renderToStaticMarkup(
    <Section id="downloads" title="Downloads">
      files
    </Section>,
  );
  expect(html).toMatch(/<section id="downloads"[^>]*aria-labelledby="downloads-title"/);
  expect(html).toMatch(/<h2[^>]*id="downloads-title">Downloads<\/h2>/);
});

test('says that it is seen first where its page says so alone', () => {
  expect(renderToStaticMarkup(<Section isSeenFirst />)).toContain('data-near');
  expect(renderToStaticMarkup(<Section />)).not.toContain('data-near');
});

test('breaks a Chinese title between words', () => {
  const html = renderToStaticMarkup(<Section title="钥匙在卡里，不在口令里" />);
  expect(html).toMatch(/<h2[^>]*>.*<wbr\/>.*<\/h2>/);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('钥匙在卡里，不在口令里');
});
