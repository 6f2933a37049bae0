// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';

import { buildBody } from './entry-body.ts';

function bodyOf(html: string): string {
  const parent = document.createElement('div');
  buildBody(html, parent);
  return parent.innerHTML;
}

describe('buildBody', () => {
  it('keeps the elements of the body, but nothing of the head', () => {
    const html = `<!doctype html><html><head><meta charset=utf-8><title>a <b></title></head>
      <body class="x"><div id="root" class="a b"><br></div><p aria-label='l'></p></body></html>`;
    expect(bodyOf(html)).toBe('<div id="root" class="a b"><br></div><p aria-label="l"></p>');
  });

  it('leaves out whatever loads, runs or shows', () => {
    const html = `<div onclick="x()" style="color:red" id="a"><img src="x" onerror="y()">
      <script src="x"></script><style>a{}</style><iframe srcdoc="<p>"></iframe></div>`;
    expect(bodyOf(html)).toBe('<div id="a"><img></div>');
  });

  it('survives tags that are closed twice or never', () => {
    expect(bodyOf('</div><section><p></section></p></div>')).toBe('<section><p></p></section>');
  });

  it.each(['<!--', '<title', '<iframe>', '<object a="', '<p', '<p ', '</p', "<a b='", '<script '])(
    'looks once through what %s leaves open',
    (opening) => {
      const html = opening.repeat(100);
      const exec = vi.spyOn(RegExp.prototype, 'exec');
      bodyOf(html);
      const matches = exec.mock.results.map(({ value }) => value as RegExpExecArray | null);
      exec.mockRestore();
      expect(matches.map((match) => match?.[0].length)).toContain(html.length);
    },
  );
});
