import type { Localised } from '@uid/contract/language';
import type { SuggestionGroup } from '@uid/contract/search';

interface SuggestionTexts {
  groups: Record<SuggestionGroup, string>;
  recent: string;
  clear: string;
  /** Shown before the number of suggestions. */
  count: string;
}

/** Texts below a search field. */
export const suggestionTexts: Localised<SuggestionTexts> = {
  zh: {
    groups: { name: '产品与商品', question: '问题', article: '文章与案例' },
    recent: '最近搜索',
    clear: '清除',
    count: '建议（向下键选择）：',
  },
  en: {
    groups: { name: 'Products', question: 'Questions', article: 'Articles' },
    recent: 'Recent searches',
    clear: 'Clear',
    count: 'Suggestions, arrow down: ',
  },
};
