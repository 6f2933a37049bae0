import { pathsOfEachKind } from './page-paths.ts';
import { expect, test } from './site.ts';

test('every class of a page has its rule in the style sheet of the page', async ({ request }) => {
  for (const path of pathsOfEachKind) {
    const html = await (await request.get(path)).text();
    const sheets = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(
      ([, href = '']) => href,
    );
    const texts = await Promise.all(sheets.map(async (href) => (await request.get(href)).text()));
    const rules = texts.join('');
    const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    const bare = new Set(classes.filter((name) => !rules.includes(`.${name}`)));
    expect([...bare], path).toEqual([]);
  }
});
