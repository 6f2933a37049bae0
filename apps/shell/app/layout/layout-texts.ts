import type { productGroups } from '@uid/contract/kinds';
import type { Localised } from '@uid/contract/language';

interface LayoutTexts {
  brand: string;
  skip: string;
  navigation: string;
  menu: string;
  home: string;
  products: string;
  solutions: string;
  mall: string;
  cases: string;
  news: string;
  support: string;
  cooperation: string;
  search: string;
  searchHint: string;
  otherLanguage: string;
  otherLanguageTag: string;
  login: string;
  account: string;
  orders: string;
  changePassword: string;
  security: string;
  theme: string;
  groups: Record<(typeof productGroups)[number], string>;
  company: string;
  help: string;
  feed: string;
  securityContact: string;
  logout: string;
  cart: string;
  contact: string;
  allProducts: string;
  allSolutions: string;
  terms: string;
  privacy: string;
  operator: string;
  pathLabel: string;
  errorTitle: string;
  errorText: string;
  retry: string;
  requestId: string;
  backHome: string;
}

/** Words of the frame around every page. */
export const layoutTexts: Localised<LayoutTexts> = {
  zh: {
    brand: 'UID 安全',
    skip: '跳到正文',
    navigation: '主导航',
    menu: '菜单',
    home: '首页',
    products: '产品',
    solutions: '解决方案',
    mall: '商城',
    cases: '客户案例',
    news: '新闻',
    support: '支持',
    cooperation: '合作',
    search: '搜索',
    searchHint: '搜索产品、新闻、问题与文档',
    otherLanguage: 'English',
    otherLanguageTag: 'en',
    login: '登录',
    account: '账户',
    orders: '我的订单',
    changePassword: '修改密码',
    security: '账户安全',
    theme: '切换日间与夜间',
    groups: { card: '卡', module: '模组', gateway: '网关', software: '软件' },
    company: '公司',
    help: '服务',
    feed: '新闻订阅（RSS）',
    securityContact: '报告安全漏洞',
    logout: '退出登录',
    cart: '购物车',
    contact: '联系我们',
    allProducts: '全部产品',
    allSolutions: '全部方案',
    terms: '销售条款',
    privacy: '隐私说明',
    operator: '运营人员登录',
    pathLabel: '当前位置',
    errorTitle: '这一页没能打开',
    errorText: '服务器没能给出内容。您的购物车和订单不受影响，请稍后再试。',
    retry: '重新加载',
    requestId: '请求编号',
    backHome: '回到首页',
  },
  en: {
    brand: 'UID Security',
    skip: 'Skip to content',
    navigation: 'Main',
    menu: 'Menu',
    home: 'Home',
    products: 'Products',
    solutions: 'Solutions',
    mall: 'Shop',
    cases: 'Cases',
    news: 'News',
    support: 'Support',
    cooperation: 'Partners',
    search: 'Search',
    searchHint: 'Search products, news, questions and documents',
    otherLanguage: '中文',
    otherLanguageTag: 'zh-CN',
    login: 'Log in',
    account: 'Account',
    orders: 'Your orders',
    changePassword: 'Change password',
    security: 'Account security',
    theme: 'Switch between day and night',
    groups: { card: 'Cards', module: 'Modules', gateway: 'Gateways', software: 'Software' },
    company: 'Company',
    help: 'Service',
    feed: 'News feed (RSS)',
    securityContact: 'Report a vulnerability',
    logout: 'Log out',
    cart: 'Cart',
    contact: 'Contact',
    allProducts: 'All products',
    allSolutions: 'All solutions',
    terms: 'Terms of sale',
    privacy: 'Privacy',
    operator: 'Staff sign-in',
    pathLabel: 'You are here',
    errorTitle: 'This page did not open',
    errorText:
      'The server could not produce it. Your cart and orders are untouched; please try again in a moment.',
    retry: 'Reload',
    requestId: 'Request',
    backHome: 'Back to the home page',
  },
};
