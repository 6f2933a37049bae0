import type { searchKinds } from '@uid/contract/kinds';
import type { Localised } from '@uid/contract/language';

interface SearchTexts {
  title: (count: number, q: string) => string;
  filter: string;
  all: string;
  kinds: Record<(typeof searchKinds)[number], string>;
  /** The word for a single result, if it differs from the word for many. */
  kind: Partial<SearchTexts['kinds']>;
  empty: (q: string) => string;
  emptyText: string;
  /** The text before and after the corrected search. */
  corrected: (q: string) => [string, string];
  exact: (q: string) => string;
  partial: (q: string) => string;
  ask: string;
  guide: string;
  back: string;
  pages: { navigation: string; previous: string; next: string };
}

/** Texts of the search results. */
export const searchTexts: Localised<SearchTexts> = {
  zh: {
    title: (count, q) => `“${q}”有 ${count} 个结果`,
    filter: '按类别',
    all: '全部',
    kinds: {
      page: '页面',
      product: '产品',
      solution: '解决方案',
      item: '商品',
      case: '案例',
      news: '新闻',
      question: '问题',
      advisory: '安全公告',
      document: '文档',
    },
    kind: {},
    empty: (q) => `没有找到“${q}”`,
    corrected: (q) => [`没有找到“${q}”，显示的是“`, '”的结果。'],
    exact: (q) => `只搜索“${q}”`,
    partial: (q) => `没有内容包含“${q}”的每个词，下面的包含其中一部分。`,
    emptyText:
      '换个说法，或用更短的词。别家产品的名称这里没有：答四个问题可以找到相近的，也可以直接问我们。',
    ask: '写信询问',
    guide: '四个问题选产品',
    back: '全部产品',
    pages: { navigation: '结果分页', previous: '上一页', next: '下一页' },
  },
  en: {
    title: (count, q) => `${count} ${count === 1 ? 'result' : 'results'} for “${q}”`,
    filter: 'By kind',
    all: 'All',
    kinds: {
      page: 'Pages',
      product: 'Products',
      solution: 'Solutions',
      item: 'Shop items',
      case: 'Cases',
      news: 'News',
      question: 'Questions',
      advisory: 'Advisories',
      document: 'Documents',
    },
    kind: {
      page: 'Page',
      product: 'Product',
      solution: 'Solution',
      item: 'Shop item',
      case: 'Case',
      question: 'Question',
      advisory: 'Advisory',
      document: 'Document',
    },
    empty: (q) => `Nothing found for “${q}”`,
    corrected: (q) => [`Nothing found for “${q}”. These are the results for “`, '”.'],
    exact: (q) => `Search only for “${q}”`,
    partial: (q) => `Nothing has every word of “${q}”; these have some of them.`,
    emptyText:
      'Try other or shorter words. Names of other makers’ products are not listed here: four questions lead to what comes closest, or ask us.',
    ask: 'Ask us',
    guide: 'Answer four questions',
    back: 'All products',
    pages: { navigation: 'Pages of results', previous: 'Previous', next: 'Next' },
  },
};
