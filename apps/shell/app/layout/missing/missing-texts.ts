import type { Localised } from '@uid/contract/language';

import type { ListPart } from './missing-part.ts';

interface MissingTexts {
  title: string;
  text: string;
  /** Headings above offers that resemble what was typed, and above other offers. */
  alike: string;
  instead: string;
  lists: Record<ListPart, string>;
  searchMall: string;
  searchSite: string;
  search: string;
}

export const missingTexts: Localised<MissingTexts> = {
  zh: {
    title: '没有找到这一项',
    text: '它可能已下线，或者地址有误。',
    alike: '您要找的可能是',
    instead: '从这里继续',
    lists: {
      products: '全部产品',
      solutions: '全部方案',
      mall: '全部商品',
      cases: '全部案例',
      news: '全部新闻',
    },
    searchMall: '在商城里搜索',
    searchSite: '搜索全站',
    search: '搜索',
  },
  en: {
    title: 'We could not find that one',
    text: 'It may have been withdrawn, or the address is wrong.',
    alike: 'You may be looking for',
    instead: 'Go on from here',
    lists: {
      products: 'All products',
      solutions: 'All solutions',
      mall: 'Everything in the shop',
      cases: 'All cases',
      news: 'All news',
    },
    searchMall: 'Search the shop',
    searchSite: 'Search the site',
    search: 'Search',
  },
};
