import type { Bench } from './bench.ts';

/** All benches, in the order in which they run and appear in docs/bench.md. */
export const benches: Record<string, Bench> = {
  pages: {
    title: 'Pages',
    about:
      'Our `/home` as the server keeps it, beside nginx, a Fastify with one route and Node’s own server, which send the same bytes and headers; nginx and Fastify write no log, the others a line a request. Then its readers while about 2,000 addresses a second are asked for that nobody asked for before, and what the pages cost that are one visitor’s.',
    needs: ['nginx', 'wrk'],
    load: async () => (await import('./pages/measure.ts')).measurePages,
  },
  commerce: {
    title: 'Commerce',
    about:
      'List, item, putting in the cart, and a paid purchase (five requests), beside servers that do nothing else: `bare` keeps the same rules and writes the same rows in as few round trips as they allow, `one statement` is the far limit of one that forgoes all else (decision 0075). `bound` are sessions with keys, as browsers have them. Every server logs a line a request. Vendure, where it is installed (`node bench/peers/install.ts`), sells the same catalogue on PostgreSQL by its GraphQL interface, and is paid by its own dummy payment.',
    needs: [],
    load: async () => (await import('./commerce/measure.ts')).measureCommerce,
  },
  host: {
    title: 'Micro-app host',
    about:
      'Our host of micro-apps beside qiankun 2 and single-spa 6, with one child of 200 rows in a real browser. Single-spa reads no entry page, so that its user names the hashed files; a cold mount costs us its reading, and a second look at each file, from the cache: the price of a retry that works. `entry page, no retry` does the first alone: no host that reads an entry page is faster (decision 0085).',
    needs: ['browser'],
    load: async () => (await import('./micro-app/measure.ts')).measureHost,
  },
  identity: {
    title: 'Identity',
    about:
      'What a stranger could learn of accounts from the time and shape of answers: the same question about an address that has an account and one that has none, with the likelihood (Mann–Whitney) that times as different come from the same source. Then what readers notice of a storm of logins.',
    needs: [],
    load: async () => (await import('./identity/measure.ts')).measureIdentity,
  },
  bytes: {
    title: 'Bytes',
    about:
      'What a first visit brings over the wire to a browser with an empty cache, heads included, on Lighthouse’s slow telephone network, until it has been quiet for two seconds. A KB is 1,024 bytes. Before the paint counts what has arrived by then; script that stands in the page counts as document. What an idle page fetches for another one is counted apart, as `ahead`.',
    needs: ['browser'],
    load: async () => (await import('./bytes/measure.ts')).measureBytes,
  },
  search: {
    title: 'Search',
    about:
      'The same site in the index that we have, in SQLite’s FTS5 and in PostgreSQL’s full text with trigrams, as a visitor asks them: words, both orders, both languages, slips, pinyin, initials, codes. All get the same words and the same weights of fields and kinds; synonyms, sounds and slips are ours alone (decision 0122). On a busy machine only the last column says something of the first two.',
    needs: [],
    load: async () => (await import('./search/measure.ts')).measureSearch,
  },
  growth: {
    title: 'Growth',
    about:
      'The same questions to a small shop and to one in which every table has grown, on SQLite (with TEST_DATABASE_URL on PostgreSQL): medians of 40, and the memory of the built server after it was asked everything public. `npm run proof:scale` fails where one of them reads a whole table or takes longer.',
    needs: [],
    load: async () => (await import('./growth/measure.ts')).measureGrowth,
  },
};
