import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

import { scopeStyles } from './scope-styles.ts';

function scoped(css: string): string {
  const { css: result } = postcss([scopeStyles('guest')]).process(css, { from: undefined });
  return result.replace(/\s*\{/g, ' {').replace(/\s+/g, ' ').trim();
}

const scope = '@scope ([data-micro="guest"])';

describe('scopeStyles', () => {
  it('wraps neighbouring rules in one scope', () => {
    expect(scoped('h1 { color: red } .a, .b { margin: 0 }')).toBe(
      `${scope} { h1 { color: red } .a, .b { margin: 0 } }`,
    );
  });

  it.each([
    [':root', ':scope'],
    ['html', ':scope'],
    ['body', ':scope'],
    [':host', ':scope'],
    ['html body', ':scope'],
    ['html > body > .a', ':scope > .a'],
    ['body .a', ':scope .a'],
    [":root[data-theme='dark']", ":root[data-theme='dark'] :scope"],
    [":root[data-theme='dark'] .a", ":root[data-theme='dark'] :scope .a"],
    [':root:not(.light) .a:hover', ':root:not(.light) :scope .a:hover'],
    ['html.dark body .a', 'html.dark :scope .a'],
    ['body::before', ':scope::before'],
    ['html.dark body::after', 'html.dark :scope::after'],
    [':root:is(.a .b, .c) > .d', ':root:is(.a .b, .c) :scope > .d'],
    [':where(html, body)', ':where(:scope, :scope)'],
    [':is(.a, html) p', ':is(.a, :scope) p'],
    ['.a body-part', '.a body-part'],
    ['html-viewer', 'html-viewer'],
    ['*', '*'],
  ])('turns %s into %s', (selector, expected) => {
    expect(scoped(`${selector} { margin: 0 }`)).toBe(`${scope} { ${expected} { margin: 0 } }`);
  });

  it('keeps a scope of the author within that of the app', () => {
    expect(scoped('a { margin: 0 } @scope (.card) { b { margin: 0 } }')).toBe(
      `${scope} { a { margin: 0 } @scope (.card) { b { margin: 0 } } }`,
    );
  });

  it('scopes inside the conditions that group rules', () => {
    expect(scoped('@media print { @supports (gap: 0) { a { margin: 0 } } }')).toBe(
      `@media print { @supports (gap: 0) { ${scope} { a { margin: 0 } } } }`,
    );
  });

  it('gives keyframes the name of the app where the file uses them', () => {
    const css = scoped(
      `@keyframes spin { to { opacity: 0 } } .spin { --a: spin; --b: url(spin) }
       .b { @media print { animation: spin 1s } } a { animation: spin 1s, fade 1s }`,
    );
    expect(css).toContain('@keyframes guest-spin { to { opacity: 0 } }');
    expect(css).toContain('animation: guest-spin 1s, fade 1s');
    expect(css).toContain('@media print { animation: guest-spin 1s }');
    expect(css).toContain('.spin { --a: guest-spin; ');
  });

  it('leaves font faces to the document, by their own names', () => {
    const face = `@font-face { font-family: 'My Face'; src: url(a) }`;
    expect(scoped(`${face} a { font: 1rem 'My Face' }`)).toBe(
      `${face} ${scope} { a { font: 1rem 'My Face' } }`,
    );
  });

  it('puts layers below one of the app', () => {
    expect(scoped('@layer base, top; @layer base { a { margin: 0 } }')).toBe(
      `@layer guest.base, guest.top; @layer guest.base { ${scope} { a { margin: 0 } } }`,
    );
  });
});
