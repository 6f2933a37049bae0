import { feedPath } from '@uid/contract/paths';

/** Stands for the number of the last page that a list has in the measured shop. */
export const lastPage = 'page=last';

const sorts = ['', 'sort=price-asc', 'sort=price-desc'];

/** Requests of visitors without a session, except lists. */
const singlePaths = [
  '/api/home?language=zh',
  '/api/news-article?language=zh&id=akma',
  '/api/support?language=zh&topic=buying',
  '/api/items/near?language=zh&id=sim-crad',
  '/api/item?language=zh&id=sim-card',
  '/api/product-prices',
  feedPath('zh'),
];

/** Requests of lists with every combination of filters and orders, on the first page and on the last. */
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
  // A list by stock reads the stock of every item before the page, because an index would be written with every
  // sale (0173).
  ...combine(
    '/api/items?language=zh',
    sorts,
    ['inStock=true', 'inStock=true&price=500-5000'],
    ['', 'page=10'],
  ),
  '/api/items?language=zh&q=number7',
];

export const publicPaths = [...singlePaths, ...listPaths];

/** Returns the path with every combination of one choice from each row. */
function combine(path: string, ...rows: readonly (readonly string[])[]): string[] {
  return rows.reduce<string[]>(
    (paths, row) =>
      paths.flatMap((each) => row.map((choice) => (choice ? `${each}&${choice}` : each))),
    [path],
  );
}
