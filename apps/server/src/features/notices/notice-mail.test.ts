import { expect, test } from 'vitest';

import { noticeMail } from './notice-mail.ts';

test('nothing that a notice names becomes markup of its mail', () => {
  const words = { title: '<b>Sent</b>', text: 'By <img src=x> & "Co".' };
  const letterhead = { language: 'en', brand: 'A <i>&</i> B' } as const;
  const { html } = noticeMail({ words, no: '1', origin: 'https://shop.example' }, letterhead);
  expect(html).toContain('<title>&lt;b&gt;Sent&lt;/b&gt;</title>');
  expect(html).toContain('<p>By &lt;img src=x&gt; &amp; &quot;Co&quot;.</p>');
  expect(html).toContain('A &lt;i&gt;&amp;&lt;/i&gt; B');
});
