import type { NewsArticle, Product, Solution } from '@uid/contract/content';
import type { ContentOf } from '@uid/contract/content-kinds';
import type { Language, Localised } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import type { PageName, pageRows } from '@uid/contract/pages';

import { drawingNames } from '../drawing/drawing-name.ts';
import type { DrawingName } from '../drawing/drawing-name.ts';

/** What a page's preview image says and shows. */
export interface PageWords {
  label: string;
  title: string;
  lead: string;
  drawing: DrawingName;
}

const labels = {
  zh: { home: '网络身份安全', product: '产品', solution: '解决方案', news: '新闻' },
  en: {
    home: 'Network identity security',
    product: 'Product',
    solution: 'Solution',
    news: 'News',
  },
};

/** Paths of the pages that have an image of their own, except the home page. */
type ListPath = Exclude<(typeof pageRows)[PreviewedPage]['preview'], typeof routes.home>;
type PreviewedPage = {
  [Name in PageName]: (typeof pageRows)[Name] extends { preview: string } ? Name : never;
}[PageName];

const lists: Localised<Record<ListPath, Omit<PageWords, 'label'>>> = {
  zh: {
    [routes.products]: {
      title: '产品',
      lead: '十一种产品，从一张卡到整个边界，按一次连接经过的顺序排列。',
      drawing: 'super-sim',
    },
    [routes.solutions]: {
      title: '解决方案',
      lead: '5G 专网、电力、移动办公与智慧医疗：风险、架构与清单。',
      drawing: 'base-station',
    },
    [routes.mall]: {
      title: '商城',
      lead: '卡、模组、网关与许可：价格、库存与发货日期写在明处。',
      drawing: 'module',
    },
    [routes.cases]: {
      title: '客户案例',
      lead: '先看数字，再看是怎样测出来的。',
      drawing: 'substation',
    },
    [routes.support]: {
      title: '服务与支持',
      lead: '搜索问题，下载文档并核对校验值，查看安全公告。',
      drawing: 'handset',
    },
    [routes.certificates]: {
      title: '证书与检测',
      lead: '编号、机构、范围与有效期，逐项列明。',
      drawing: 'gateway',
    },
    [routes.security]: {
      title: '安全',
      lead: '报告漏洞、核对签名、订阅安全公告。',
      drawing: 'data-centre',
    },
    [routes.cooperation]: {
      title: '合作',
      lead: '伙伴类型、权益与步骤，一页写清。',
      drawing: 'laptop',
    },
    [routes.news]: {
      title: '新闻',
      lead: '产品、行业与安全公告。',
      drawing: 'bed-monitor',
    },
  },
  en: {
    [routes.products]: {
      title: 'Products',
      lead: 'Eleven of them, from one card to the whole edge, in the order a connection meets them.',
      drawing: 'super-sim',
    },
    [routes.solutions]: {
      title: 'Solutions',
      lead: 'Private 5G, power, mobile office and medicine: risk, architecture and bill of materials.',
      drawing: 'base-station',
    },
    [routes.mall]: {
      title: 'Shop',
      lead: 'Cards, modules, gateways and licences, with price, stock and delivery date.',
      drawing: 'module',
    },
    [routes.cases]: {
      title: 'Client cases',
      lead: 'The number first, then how it was measured.',
      drawing: 'substation',
    },
    [routes.support]: {
      title: 'Support',
      lead: 'Search questions, download documents with their checksums, read advisories.',
      drawing: 'handset',
    },
    [routes.certificates]: {
      title: 'Certificates and tests',
      lead: 'Each with its number, issuer, scope and last day.',
      drawing: 'gateway',
    },
    [routes.security]: {
      title: 'Security',
      lead: 'Report a weakness, check a signature, follow our advisories.',
      drawing: 'data-centre',
    },
    [routes.cooperation]: {
      title: 'Partners',
      lead: 'Kinds of partnership, benefits and steps on one page.',
      drawing: 'laptop',
    },
    [routes.news]: {
      title: 'News',
      lead: 'Products, the trade and security advisories.',
      drawing: 'bed-monitor',
    },
  },
};

export function homeWords(home: ContentOf<'home'>, language: Language): PageWords {
  const { promise, lead } = home[language];
  return { label: labels[language].home, title: promise, lead, drawing: 'sim' };
}

export function productWords({ text, drawing }: Product, language: Language): PageWords {
  const { name, job } = text[language];
  return { label: labels[language].product, title: name, lead: job, drawing };
}

export function solutionWords({ text, drawing }: Solution, language: Language): PageWords {
  const { name, job } = text[language];
  return { label: labels[language].solution, title: name, lead: job, drawing };
}

export function articleWords({ text }: NewsArticle, language: Language): PageWords {
  const { title, summary } = text[language];
  const { drawing } = lists[language][routes.news];
  return { label: labels[language].news, title, lead: summary, drawing };
}

/** Returns the words for an item of the shop; an item without one of the kit's drawings gets the shop's. */
export function itemWords(
  { name, summary, drawing }: { name: string; summary: string; drawing: string },
  language: Language,
): PageWords {
  const mall = lists[language][routes.mall];
  const own = drawingNames.find((each) => each === drawing) ?? mall.drawing;
  return { label: mall.title, title: name, lead: summary, drawing: own };
}

/** Returns the words for a list page; undefined for any other page. */
export function listWords(path: string, language: Language): PageWords | undefined {
  const list = Object.entries(lists[language]).find(([each]) => each === path)?.[1];
  return list && { label: labels[language].home, ...list };
}
