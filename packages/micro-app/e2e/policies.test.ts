import { describe, expect, it } from 'vitest';

import { page as pageOf, startSite } from './site.ts';
import { shellBody, useStage } from './stage.ts';

const stage = useStage();

const modules = `<script type="module" src="entry.js" data-lifecycles></script><link rel="stylesheet" href="style.css">`;
const classic = `<script src="classic.js"></script><link rel="stylesheet" href="style.css">`;

async function openPage(policy: string) {
  const shell = '<script type="module" nonce="n0nce" src="/shell.js"></script>';
  const headers = { 'Content-Security-Policy': policy };
  stage.site.serve('/', { body: pageOf(shell, shellBody), headers });
  await stage.page.goto(stage.site.origin);
}

async function mountChild(head: string) {
  stage.site.child('guest', {
    head,
    module: `import './part.js'; export function mount({ container }) { container.append('here') } export function unmount() {}`,
  });
  stage.site.serve('/child/guest/part.js', 'export {}');
  stage.site.serve('/child/guest/style.css', 'h1 { color: red }');
  stage.site.serve(
    '/child/guest/classic.js',
    `window.guest = { mount: async ({ container }) => { container.append('here') }, unmount: async () => {} }`,
  );
  return stage.page.evaluate(async () => {
    const app = window.shell.start('guest');
    await app.settled;
    const text = document.querySelector('#container')!.textContent;
    return { status: app.status, code: app.error?.code, text };
  });
}

const mounted = { status: 'MOUNTED', code: undefined, text: 'here' };
const base = "default-src 'none'; style-src 'self'; connect-src 'self'; base-uri 'none'";

describe('B1: in pages with another policy', () => {
  const policies: [string, string][] = [
    ['none', ''],
    ["'self' for everything", "default-src 'self'"],
    ['a nonce that trust spreads from', `${base}; script-src 'nonce-n0nce' 'strict-dynamic'`],
    ['addresses of files', `${base}; script-src 'self' https://cdn.example.com`],
  ];

  it.each(policies)(
    'B1: %s: children of both kinds mount and violate nothing',
    async (_, policy) => {
      await openPage(policy);
      expect(await mountChild(modules)).toEqual(mounted);
      await stage.page.evaluate(() => window.shell.app!.unmount());
      expect(await mountChild(classic)).toEqual(mounted);
    },
  );

  it("B1: Trusted Types with 'none': a child of modules needs no policy", async () => {
    const trusted = "require-trusted-types-for 'script'; trusted-types 'none'";
    await openPage(`${base}; script-src 'self'; ${trusted}`);
    expect(await mountChild(modules)).toEqual(mounted);
  });

  it.each([
    ['fetches', "connect-src 'none'", /^connect-src /],
    ['styles', "style-src 'none'", /^style-src-elem /],
  ])('B4: a page that forbids %s gets an error, and an empty container', async (_, rule, told) => {
    const self = "default-src 'self'";
    await openPage(`${self}; ${rule}`);
    const { status, code, text } = await mountChild(modules);
    expect({ status, text }).toEqual({ status: 'LOAD_ERROR', text: '' });
    expect(['NETWORK_LOST', 'STYLE_FAILED']).toContain(code);
    const violations = await stage.page.evaluate(() => window.shell.violations);
    expect(violations[0]).toMatch(told);
    stage.expect(...violations);
  });
});

describe('B4: in a page whose policy allows any place', () => {
  it('B4: a file that is sent on to another origin is FORBIDDEN_ORIGIN and never runs', async () => {
    await using elsewhere = await startSite();
    const headers = { 'Access-Control-Allow-Origin': '*' };
    elsewhere.serve('/part.js', { body: 'globalThis.ran = true', headers });
    await openPage('');
    stage.site.failing('/child/guest/part.js', {
      status: 302,
      headers: { Location: `${elsewhere.origin}/part.js`, ...headers },
    });
    expect(await mountChild(`<link rel="modulepreload" href="part.js">${modules}`)).toEqual({
      status: 'LOAD_ERROR',
      code: 'FORBIDDEN_ORIGIN',
      text: '',
    });
    expect(elsewhere.requests).toEqual(['/part.js']);
    expect(await stage.page.evaluate(() => 'ran' in globalThis)).toBe(false);
  });
});
