import type { productGroups } from '@uid/contract/kinds';
import type { Localised } from '@uid/contract/language';

interface LayoutTexts {
  brand: string;
  skip: string;
  navigation: string;
  menu: string;
  search: string;
  searchHint: string;
  otherLanguage: string;
  login: string;
  account: string;
  theme: string;
  groups: Record<(typeof productGroups)[number], string>;
  feed: string;
  logout: string;
  cart: string;
  allProducts: string;
  operator: string;
  errorTitle: string;
  errorText: string;
  retry: string;
  requestId: string;
  backHome: string;
  toSite: string;
  help: string;
  terms: string;
  privacy: string;
}

/** Texts of the frame around every page. */
export const layoutTexts: Localised<LayoutTexts> = {
  zh: {
    brand: 'UID 安全',
    skip: '跳到正文',
    navigation: '主导航',
    menu: '菜单',
    search: '搜索',
    searchHint: '搜索产品、新闻、问题与文档',
    otherLanguage: 'English',
    login: '登录',
    account: '账户',
    theme: '切换日间与夜间',
    groups: { card: '卡', module: '模组', gateway: '网关', software: '软件' },
    feed: '新闻订阅（RSS）',
    logout: '退出登录',
    cart: '购物车',
    allProducts: '全部产品',
    operator: '运营人员登录',
    errorTitle: '这一页没能打开',
    errorText: '服务器没能给出内容。您的购物车和订单不受影响，请稍后再试。',
    retry: '重新加载',
    requestId: '请求编号',
    backHome: '回到首页',
    toSite: '回到网站',
    help: '帮助与支持',
    terms: '销售条款',
    privacy: '隐私说明',
  },
  en: {
    brand: 'UID Security',
    skip: 'Skip to content',
    navigation: 'Main',
    menu: 'Menu',
    search: 'Search',
    searchHint: 'Search products, news, questions and documents',
    otherLanguage: '中文',
    login: 'Log in',
    account: 'Account',
    theme: 'Switch between day and night',
    groups: { card: 'Cards', module: 'Modules', gateway: 'Gateways', software: 'Software' },
    feed: 'News feed (RSS)',
    logout: 'Log out',
    cart: 'Cart',
    allProducts: 'All products',
    operator: 'Staff login',
    errorTitle: 'This page did not open',
    errorText:
      'The server could not produce it. Your cart and orders are untouched; please try again in a moment.',
    retry: 'Reload',
    requestId: 'Request',
    backHome: 'Back to the home page',
    toSite: 'To the site',
    help: 'Help and support',
    terms: 'Terms of sale',
    privacy: 'Privacy',
  },
};
