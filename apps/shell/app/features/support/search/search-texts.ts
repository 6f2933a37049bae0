import type { searchKinds } from '@uid/contract/kinds';
import type { Localised } from '@uid/contract/language';

interface SearchTexts {
  title: (count: number, q: string) => string;
  filter: string;
  all: string;
  kinds: Record<(typeof searchKinds)[number], string>;
  empty: (q: string) => string;
  emptyText: string;
  instead: string;
  ask: string;
  back: string;
  pages: { navigation: string; previous: string; next: string };
}

/** Words of the search results. */
export const searchTexts: Localised<SearchTexts> = {
  zh: {
    title: (count, q) => `“${q}”有 ${count} 个结果`,
    filter: '按类别',
    all: '全部',
    kinds: {
      product: '产品',
      solution: '解决方案',
      case: '案例',
      news: '新闻',
      question: '问题',
      advisory: '安全公告',
      document: '文档',
    },
    empty: (q) => `没有找到“${q}”`,
    emptyText: '换个说法，或用更短的词。也可以直接问我们。',
    instead: '试试：',
    ask: '写信询问',
    back: '全部产品',
    pages: { navigation: '结果分页', previous: '上一页', next: '下一页' },
  },
  en: {
    title: (count, q) => `${count} ${count === 1 ? 'result' : 'results'} for “${q}”`,
    filter: 'By kind',
    all: 'All',
    kinds: {
      product: 'Products',
      solution: 'Solutions',
      case: 'Cases',
      news: 'News',
      question: 'Questions',
      advisory: 'Advisories',
      document: 'Documents',
    },
    empty: (q) => `Nothing found for “${q}”`,
    emptyText: 'Try other or shorter words, or ask us.',
    instead: 'Try:',
    ask: 'Ask us',
    back: 'All products',
    pages: { navigation: 'Pages of results', previous: 'Previous', next: 'Next' },
  },
};
