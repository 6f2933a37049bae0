import { problemsOn, widthProblemsOn } from './axe.ts';
import { openPathsOfEachKind } from './page-paths.ts';
import { expect, test } from './site.ts';

const representative = [
  ...openPathsOfEachKind,
  '/mall?item=no-such-item',
  '/no-such-page',
  '/product/no-such-product',
];

// The pages' content security policy would block the injected axe script; the other journeys run with the policy.
test.use({ bypassCSP: true });
// This is the longest file, so both workers share its tests.
test.describe.configure({ mode: 'parallel' });

/**
 * `npm run check:axe` checks every public page at four widths. Other runs resize each page to both widths, but axe
 * checks it once in each language: at one width in the first language, at the other width in the second.
 */
const isWhole = process.env.ALL_PAGES !== undefined;
const widths = isWhole ? [360, 768, 1280, 1920] : [360, 1280];

for (const width of widths) {
  test(
    `E3: axe finds nothing and nothing is wider than the window at ${width} px`,
    { tag: '@long' },
    async ({ page, site }) => {
      test.setTimeout((isWhole ? 60 : 8) * 60_000);
      for (const path of isWhole ? await listAll(site.origin) : listFor(width)) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await problemsOn(page), path).toEqual([]);
        if (isWhole) continue;
        for (const other of widths) {
          await page.setViewportSize({ width: other, height: 900 });
          expect.soft(await widthProblemsOn(page), `${path} at ${other} px`).toEqual([]);
        }
      }
    },
  );
}

function listFor(width: number): string[] {
  return representative.map((path, index) =>
    (index + widths.indexOf(width)) % 2 === 0 ? path : `/en${path}`,
  );
}

async function listAll(origin: string): Promise<string[]> {
  const inBoth = [...representative, ...representative.map((each) => `/en${each}`)];
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, each = '']) => each);
  const paths = addresses.map((each) => new URL(each).pathname + new URL(each).search);
  return [...new Set([...paths, ...inBoth])];
}
