import type { Localised } from '@uid/contract/language';
import type { StaffRole } from '@uid/contract/staff-roles';

/** The purpose of each role, and what it leaves to others. */
export const roleTexts: Record<StaffRole, Localised<string>> = {
  editor: {
    zh: '您负责网站上的文字和图片。您能看到商品目录，价格和库存由商城同事维护，订单由客服和商城处理。',
    en: 'You look after the texts and pictures of the site. You can see the catalogue; the shop role handles prices and stock, shop and support handle orders.',
  },
  shop: {
    zh: '您让货架真实、让包裹准时：商品、价格、库存、发货。退款由财务决定。',
    en: 'You keep the stock correct and the parcels on time: items, prices, stock, shipping. Finance decides refunds.',
  },
  support: {
    zh: '您是客户遇到的人：答复咨询，查看订单，替客户取消或申请退款。钱由财务处理。',
    en: 'You are the customers’ contact: you answer enquiries, look at orders, cancel them and request refunds. Finance handles money.',
  },
  finance: {
    zh: '您管钱：到账、退款、退回的转账、发票。数额较大的决定需要第二位同事。',
    en: 'You look after the money: transfers, refunds, repayments, invoices. Large decisions need a second person.',
  },
  auditor: {
    zh: '您什么都看，什么都不改。个人信息对您是遮盖的；审计日志由您核对和导出。',
    en: 'You read everything and change nothing. What identifies a person is masked for you; checking and exporting the audit log is your work.',
  },
  administrator: {
    zh: '您决定谁能做什么，并照看系统。您看不到订单和客户：需要时由另一位管理员授予相应角色。',
    en: 'You decide who may do what, and look after the system. You can’t see orders and customers, unless another administrator grants you a role for that.',
  },
};
