import { feedPath } from '@uid/contract/paths';

/** In place of a number: the last page that a list has, in a shop of whichever size. */
export const lastPage = 'page=last';

const sorts = ['', 'sort=price-asc', 'sort=price-desc'];

/** What visitors ask without logging in, without the lists. */
const singlePaths = [
  '/api/home?language=zh',
  '/api/news-article?language=zh&id=akma',
  '/api/support?language=zh&topic=buying',
  '/api/items/near?language=zh&id=sim-crad',
  '/api/item?language=zh&id=sim-card',
  '/api/product-prices',
  feedPath('zh'),
];

/** Lists: each filter with each other one, in each order, on the first page and on the last. */
const listPaths = [
  ...combine('/api/news?language=zh', ['', 'category=company'], ['', 'year=2020'], ['', lastPage]),
  ...combine('/api/cases?language=zh', ['', 'industry=power'], ['', 'product=sdp'], ['', lastPage]),
  ...combine(
    '/api/items?language=zh',
    sorts,
    ['', 'price=under-500', 'price=500-5000', 'price=over-50000'],
    ['', 'group=card', 'product=sdp', 'delivery=licence&form=kit'],
    ['', lastPage],
  ),
  // Each item before the page is asked for its pieces: an index of them would be written with every sale (0173).
  ...combine(
    '/api/items?language=zh',
    sorts,
    ['inStock=true', 'inStock=true&price=500-5000'],
    ['', 'page=10'],
  ),
  '/api/items?language=zh&q=number7',
];

export const publicPaths = [...singlePaths, ...listPaths];

/** A path with one of each row of choices, in every combination. */
function combine(path: string, ...rows: readonly (readonly string[])[]): string[] {
  return rows.reduce<string[]>(
    (paths, row) =>
      paths.flatMap((each) => row.map((choice) => (choice ? `${each}&${choice}` : each))),
    [path],
  );
}
