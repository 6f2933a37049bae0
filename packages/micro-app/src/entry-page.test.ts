import { describe, expect, it, vi } from 'vitest';

import { readEntryPage } from './entry-page.ts';

const url = 'https://site.example/child/guest/index.html';
const urlsOf = (assets: { url: string }[]) => assets.map((asset) => asset.url);

describe('readEntryPage', () => {
  it('finds the lifecycles, what they import, and the styles', () => {
    const page = readEntryPage(
      `<!doctype html><html><head>
       <link rel=stylesheet href="assets/a.css?x=1&amp;y=2"><link href='/b.js' rel='modulepreload' integrity="sha384-b">
       <script type="module" src="./assets/entry.js" data-lifecycles></script>
       <script type=module src=standalone.js></script></head><body></body>`,
      url,
    );
    expect(page.base).toBe('https://site.example/child/guest/');
    expect(page.module?.url).toBe('https://site.example/child/guest/assets/entry.js');
    expect(urlsOf(page.styles)).toEqual(['https://site.example/child/guest/assets/a.css?x=1&y=2']);
    expect(page.preloads).toEqual([{ url: 'https://site.example/b.js', integrity: 'sha384-b' }]);
  });

  it('takes the last module of a page that marks none', () => {
    const page = readEntryPage(
      '<script type="module" src="a.js"></script><script type="module" src="b.js"></script>',
      url,
    );
    expect(page.module?.url).toBe('https://site.example/child/guest/b.js');
  });

  it('keeps classic scripts in their order and leaves out what a browser of today ignores', () => {
    const page = readEntryPage(
      `<!-- <script src="commented.js"></script> -->
       <script>inline("<script src='quoted.js'>")</script>
       <script src="one.js" defer></script><script nomodule src="old.js"></script>
       <script type="text/template" src="template.js"></script>
       <script src="https://cdn.example/two.js" type="text/javascript"></script>`,
      url,
    );
    expect(urlsOf(page.classics)).toEqual([
      'https://site.example/child/guest/one.js',
      'https://cdn.example/two.js',
    ]);
    expect(page.module).toBeUndefined();
  });
});

describe('readEntryPage of a page that means harm', () => {
  const tags = ['script', 'style', 'noscript', 'template', 'link'].map((tag) => `<${tag}`);
  const openings = [
    '<!--',
    ...tags,
    ...tags.flatMap((tag) => [`${tag} `, `${tag} a="`, `${tag} '`]),
  ];
  const neverClosed = [
    ...openings,
    '<script>',
    '<style a="b">',
    '<script><style><!--',
    '<link "\'',
  ];

  it.each(neverClosed)('looks once through what %s leaves open', (opening) => {
    const html = opening.repeat(100);
    const exec = vi.spyOn(RegExp.prototype, 'exec');
    readEntryPage(html, url);
    const matches = exec.mock.results.map(({ value }) => value as RegExpExecArray | null);
    exec.mockRestore();
    // Every character has to be part of a match: outside of a match, the search would have started again.
    const taken = matches.reduce((sum, match) => sum + (match?.[0].length ?? 0), 0);
    expect(taken).toBe(html.length);
  });

  it('keeps what stood before, and takes no tag that is never closed', () => {
    const page = readEntryPage(
      `<link rel="stylesheet" href="a.css"><script src="a.js"></script>
       <!--><link rel="stylesheet" href="b.css"><!-- <link rel="stylesheet" href="c.css">`,
      url,
    );
    expect(urlsOf(page.styles).map((each) => each.slice(-5))).toEqual(['a.css', 'b.css']);
    expect(readEntryPage('<script type="module" src="a.js">', url).module).toBeUndefined();
    expect(readEntryPage('<link rel="stylesheet" href="a.css" ', url).styles).toEqual([]);
  });
});
