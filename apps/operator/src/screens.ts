import type { Localised } from '@uid/contract/language';
import type { Permission } from '@uid/contract/permissions';
import type { ComponentType } from 'react';

/** The groups of the navigation, in the order in which it shows them. */
export const screenGroups = {
  work: { zh: '日常', en: 'Daily work' },
  shop: { zh: '商城', en: 'Shop' },
  site: { zh: '网站', en: 'Website' },
  money: { zh: '资金', en: 'Money' },
  system: { zh: '系统', en: 'System' },
  help: { zh: '帮助', en: 'Help' },
} satisfies Record<string, Localised<string>>;

export interface Screen {
  /**
   * The path below the console's address. `$name` stands for a part that the screen reads with the router's
   * `useParams`.
   */
  path: `/${string}`;
  label: Localised<string>;
  /**
   * The group in which the navigation and the palette list the screen. Without a group, only links lead to the
   * screen.
   */
  group?: keyof typeof screenGroups;
  /** Staff without this permission get the not-found screen. If undefined, all staff may open the screen. */
  permission?: Permission;
  /** Fetches the screen's own file. */
  load: () => Promise<ComponentType>;
}

/** Every screen of the console. A new screen needs a folder in `features/` and an entry here. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    label: { zh: '概览', en: 'Overview' },
    group: 'work',
    load: async () => (await import('./features/overview/overview-screen.tsx')).OverviewScreen,
  },
  {
    path: '/orders',
    label: { zh: '订单', en: 'Orders' },
    group: 'work',
    permission: 'orders.read',
    load: async () => (await import('./features/orders/orders-screen.tsx')).OrdersScreen,
  },
  {
    path: '/orders/$no',
    label: { zh: '订单', en: 'Order' },
    permission: 'orders.read',
    load: async () => (await import('./features/orders/order-screen.tsx')).OrderScreen,
  },
  {
    path: '/shipping',
    label: { zh: '待发货', en: 'To ship' },
    group: 'work',
    permission: 'orders.ship',
    load: async () => (await import('./features/shipping/shipping-screen.tsx')).ShippingScreen,
  },
  {
    path: '/packing',
    label: { zh: '装箱单', en: 'Packing lists' },
    permission: 'orders.ship',
    load: async () => (await import('./features/shipping/packing-screen.tsx')).PackingScreen,
  },
  {
    path: '/tracking',
    label: { zh: '登记物流动态', en: 'Tracking events' },
    group: 'work',
    permission: 'orders.ship',
    load: async () => (await import('./features/shipping/tracking-screen.tsx')).TrackingScreen,
  },
  {
    path: '/enquiries',
    label: { zh: '咨询', en: 'Enquiries' },
    group: 'work',
    permission: 'enquiries.read',
    load: async () => (await import('./features/enquiries/enquiries-screen.tsx')).EnquiriesScreen,
  },
  {
    path: '/enquiries/$no',
    label: { zh: '咨询', en: 'Enquiry' },
    permission: 'enquiries.read',
    load: async () => (await import('./features/enquiries/enquiry-screen.tsx')).EnquiryScreen,
  },
  {
    path: '/conversations',
    label: { zh: '待回复的留言', en: 'Messages to answer' },
    group: 'work',
    permission: 'conversations.read',
    load: async () =>
      (await import('./features/conversations/conversations-screen.tsx')).ConversationsScreen,
  },
  {
    path: '/quotes',
    label: { zh: '报价', en: 'Quotes' },
    group: 'work',
    permission: 'quotes.read',
    load: async () => (await import('./features/quotes/quotes-screen.tsx')).QuotesScreen,
  },
  {
    path: '/quotes/new',
    label: { zh: '新建报价', en: 'New quote' },
    permission: 'quotes.write',
    load: async () => (await import('./features/quotes/new-quote-screen.tsx')).NewQuoteScreen,
  },
  {
    path: '/quotes/$no',
    label: { zh: '报价', en: 'Quote' },
    permission: 'quotes.read',
    load: async () => (await import('./features/quotes/quote-screen.tsx')).QuoteScreen,
  },
  {
    path: '/approvals',
    label: { zh: '双人复核', en: 'Second person' },
    group: 'work',
    permission: 'approvals.read',
    load: async () => (await import('./features/approvals/approvals-screen.tsx')).ApprovalsScreen,
  },
  {
    path: '/customers',
    label: { zh: '客户', en: 'Customers' },
    group: 'work',
    permission: 'customers.read',
    load: async () => (await import('./features/customers/customers-screen.tsx')).CustomersScreen,
  },
  {
    path: '/customers/$id',
    label: { zh: '客户', en: 'Customer' },
    permission: 'customers.read',
    load: async () => (await import('./features/customers/customer-screen.tsx')).CustomerScreen,
  },
  {
    path: '/catalogue',
    label: { zh: '商品目录', en: 'Catalogue' },
    group: 'shop',
    permission: 'catalogue.read',
    load: async () => (await import('./features/catalogue/catalogue-screen.tsx')).CatalogueScreen,
  },
  {
    path: '/catalogue/$id',
    label: { zh: '商品', en: 'Item' },
    permission: 'catalogue.read',
    load: async () => (await import('./features/catalogue/item-screen.tsx')).ItemScreen,
  },
  {
    path: '/catalogue-new',
    label: { zh: '添加商品', en: 'Add an item' },
    permission: 'catalogue.write',
    load: async () => (await import('./features/catalogue/new-item-screen.tsx')).NewItemScreen,
  },
  {
    path: '/catalogue-file',
    label: { zh: '导入商品表', en: 'Import a table' },
    group: 'shop',
    permission: 'catalogue.write',
    load: async () =>
      (await import('./features/catalogue/catalogue-file-screen.tsx')).CatalogueFileScreen,
  },
  {
    path: '/contents',
    label: { zh: '网站内容', en: 'Contents' },
    group: 'site',
    permission: 'contents.read',
    load: async () => (await import('./features/contents/contents-screen.tsx')).ContentsScreen,
  },
  {
    path: '/contents/new',
    label: { zh: '新建内容', en: 'New content' },
    permission: 'contents.write',
    load: async () => (await import('./features/contents/new-content-screen.tsx')).NewContentScreen,
  },
  {
    path: '/contents/$kind/$id',
    label: { zh: '网站内容', en: 'Content' },
    permission: 'contents.read',
    load: async () => (await import('./features/contents/content-screen.tsx')).ContentScreen,
  },
  {
    path: '/media',
    label: { zh: '图片库', en: 'Pictures' },
    group: 'site',
    permission: 'contents.read',
    load: async () => (await import('./features/media/media-screen.tsx')).MediaScreen,
  },
  {
    path: '/media/$id',
    label: { zh: '图片', en: 'Picture' },
    permission: 'contents.read',
    load: async () => (await import('./features/media/picture-screen.tsx')).PictureScreen,
  },
  {
    path: '/documents',
    label: { zh: '下载文件', en: 'Documents and apps' },
    group: 'site',
    permission: 'contents.read',
    load: async () => (await import('./features/documents/documents-screen.tsx')).DocumentsScreen,
  },
  {
    path: '/documents/new',
    label: { zh: '上传新文件', en: 'Upload a new file' },
    permission: 'media.write',
    load: async () =>
      (await import('./features/documents/new-document-screen.tsx')).NewDocumentScreen,
  },
  {
    path: '/documents/$name',
    label: { zh: '下载文件', en: 'Document' },
    permission: 'contents.read',
    load: async () => (await import('./features/documents/document-screen.tsx')).DocumentScreen,
  },
  {
    path: '/missed-searches',
    label: { zh: '没有找到的搜索', en: 'Searches that found nothing' },
    group: 'site',
    permission: 'contents.read',
    load: async () =>
      (await import('./features/search/missed-searches-screen.tsx')).MissedSearchesScreen,
  },
  {
    path: '/refunds',
    label: { zh: '退款申请', en: 'Refund requests' },
    group: 'money',
    permission: 'refunds.read',
    load: async () => (await import('./features/refunds/refunds-screen.tsx')).RefundsScreen,
  },
  {
    path: '/fapiao',
    label: { zh: '待开发票', en: 'Fapiao to issue' },
    group: 'money',
    permission: 'invoices.read',
    load: async () => (await import('./features/fapiao/fapiao-screen.tsx')).FapiaoScreen,
  },
  {
    path: '/reviews',
    label: { zh: '核对付款', en: 'Settle a review' },
    group: 'money',
    permission: 'reviews.settle',
    load: async () =>
      (await import('./features/reviews/settle-review-screen.tsx')).SettleReviewScreen,
  },
  {
    path: '/transfers',
    label: { zh: '登记到账', en: 'Record a transfer' },
    group: 'money',
    permission: 'transfers.record',
    load: async () =>
      (await import('./features/transfers/record-transfer-screen.tsx')).RecordTransferScreen,
  },
  {
    path: '/statement',
    label: { zh: '银行流水', en: 'Bank statement' },
    group: 'money',
    permission: 'transfers.record',
    load: async () => (await import('./features/transfers/statement-screen.tsx')).StatementScreen,
  },
  {
    path: '/repayments',
    label: { zh: '待退转账', en: 'Repayments' },
    group: 'money',
    permission: 'repayments.read',
    load: async () => (await import('./features/transfers/repayments-screen.tsx')).RepaymentsScreen,
  },
  {
    path: '/staff',
    label: { zh: '员工与角色', en: 'Staff and roles' },
    group: 'system',
    permission: 'staff.read',
    load: async () => (await import('./features/staff/staff-screen.tsx')).StaffScreen,
  },
  {
    path: '/audit',
    label: { zh: '审计日志', en: 'Audit log' },
    group: 'system',
    permission: 'audit.read',
    load: async () => (await import('./features/audit/audit-screen.tsx')).AuditScreen,
  },
  {
    path: '/messages',
    label: { zh: '未送达消息', en: 'Failed messages' },
    group: 'system',
    permission: 'messages.read',
    load: async () =>
      (await import('./features/messages/failed-messages-screen.tsx')).FailedMessagesScreen,
  },
  {
    path: '/jobs',
    label: { zh: '定时任务', en: 'Jobs' },
    group: 'system',
    permission: 'jobs.read',
    load: async () => (await import('./features/jobs/jobs-screen.tsx')).JobsScreen,
  },
  {
    path: '/system',
    label: { zh: '系统状况', en: 'System' },
    group: 'system',
    permission: 'system.read',
    load: async () => (await import('./features/system/system-screen.tsx')).SystemScreen,
  },
  {
    path: '/policy-reports',
    label: { zh: '策略报告', en: 'Policy reports' },
    group: 'system',
    permission: 'policy-reports.read',
    load: async () =>
      (await import('./features/policy-reports/policy-reports-screen.tsx')).PolicyReportsScreen,
  },
  {
    path: '/handbook',
    label: { zh: '员工手册', en: 'Handbook' },
    group: 'help',
    load: async () => (await import('./features/handbook/handbook-screen.tsx')).HandbookScreen,
  },
  {
    path: '/handbook/$role',
    label: { zh: '角色手册', en: 'Page of a role' },
    load: async () => (await import('./features/handbook/role-screen.tsx')).RoleScreen,
  },
];
