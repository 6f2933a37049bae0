import type { JobName } from './job-names.ts';
import type { Language, Localised } from './language.ts';

interface JobWords {
  name: string;
  /** What the job does, in one sentence. */
  does: string;
}

/** The jobs' names and descriptions for people. */
const jobWords: Record<JobName, Localised<JobWords>> = {
  'apply-carrier-reports': {
    zh: { name: '处理物流消息', does: '把快递公司发来的包裹动态记到订单上。' },
    en: {
      name: 'Apply carrier reports',
      does: 'Records on orders what carriers report of their parcels.',
    },
  },
  'apply-payment-notifications': {
    zh: { name: '处理支付通知', does: '把支付公司发来的付款与退款结果记到订单上。' },
    en: {
      name: 'Apply payment notifications',
      does: 'Records on orders what payment companies report of payments and refunds.',
    },
  },
  'back-up': {
    zh: {
      name: '备份',
      does: '备份数据库与文件，设置了存储桶的再复制一份；新备份验证之后才删除旧的。',
    },
    en: {
      name: 'Back up',
      does: 'Backs up database and files, copies them to the bucket if one is set, and removes old backups once a newer one is proven.',
    },
  },
  'bring-back-orders': {
    zh: { name: '校正付款期限', does: '把因服务器时钟超前而过晚的付款期限改回来，免得占用库存。' },
    en: {
      name: 'Correct payment deadlines',
      does: 'Corrects payment deadlines set too late by a clock that was ahead, so that no stock is held for them.',
    },
  },
  'check-audit-log': {
    zh: { name: '检查审计日志', does: '检查审计日志的哈希链是否完整。' },
    en: { name: 'Check the audit log', does: 'Checks that the chain of the audit log is whole.' },
  },
  'check-books': {
    zh: {
      name: '核对账目',
      does: '核对每笔订单的账目与付款，并找出一周后仍未退回的退款；有一处即算失败，明细见日志。',
    },
    en: {
      name: 'Check the books',
      does: 'Compares the ledger of every order with its payments, and finds refunds that have not gone back after a week; either counts as a failure and is named in the log.',
    },
  },
  'check-catalogue': {
    zh: { name: '核对商品', does: '核对库存与库存变动、售价与调价记录；有不符即算失败。' },
    en: {
      name: 'Check the catalogue',
      does: 'Compares stock with its movements and prices with their changes; a difference counts as a failure.',
    },
  },
  'check-database': {
    zh: { name: '检查数据库', does: '检查数据库文件是否损坏。' },
    en: { name: 'Check the database', does: 'Checks that the database is not damaged.' },
  },
  'complete-orders': {
    zh: { name: '完成订单', does: '把客户到期未确认收货的订单转为已完成。' },
    en: {
      name: 'Complete orders',
      does: 'Completes orders whose customers had time enough to confirm the receipt.',
    },
  },
  'copy-erasures': {
    zh: { name: '抄录删除清单', does: '把已删除的个人信息记入清单文件，恢复备份时据此再次删除。' },
    en: {
      name: 'Copy the list of erasures',
      does: 'Writes what was erased to the file that restored backups are cleaned with.',
    },
  },
  'count-carts': {
    zh: { name: '统计购物车', does: '统计昨天和今天留下的购物车，用于计算转化率。' },
    en: {
      name: 'Count carts',
      does: 'Counts the carts left yesterday and today, for the conversion rate.',
    },
  },
  'deliver-mails': {
    zh: { name: '发送邮件', does: '发送待发的邮件，失败的稍后再试。' },
    en: {
      name: 'Send mails',
      does: 'Sends the mails that wait and tries failed ones again later.',
    },
  },
  'deliver-sandbox-tracking-events': {
    zh: { name: '模拟物流的消息', does: '让模拟快递公司发来包裹动态；仅用于试用。' },
    en: {
      name: 'Sandbox carrier reports',
      does: 'Has the sandbox carrier report its parcels; only for trials.',
    },
  },
  'deliver-sandbox-notifications': {
    zh: { name: '模拟支付的通知', does: '让模拟支付公司发来付款结果；仅用于试用。' },
    en: {
      name: 'Sandbox payment notifications',
      does: 'Has the sandbox payment company report its payments; only for trials.',
    },
  },
  'deliver-texts': {
    zh: { name: '发送短信', does: '发送待发的短信，失败的稍后再试。' },
    en: {
      name: 'Send text messages',
      does: 'Sends the text messages that wait and tries failed ones again later.',
    },
  },
  'drop-unsent-files': {
    zh: { name: '清理未发送的附件', does: '删除上传后没有随消息发出的附件。' },
    en: {
      name: 'Remove unsent files',
      does: 'Deletes files that were uploaded for a message and never sent.',
    },
  },
  'end-unpaid-orders': {
    zh: { name: '取消未付款订单', does: '取消超过付款期限的订单，释放其库存。' },
    en: {
      name: 'End unpaid orders',
      does: 'Cancels orders that were not paid in time and releases their stock.',
    },
  },
  'erase-asked-accounts': {
    zh: { name: '删除申请注销的账户', does: '删除等待期已满的账户。' },
    en: {
      name: 'Erase accounts as asked',
      does: 'Erases accounts whose erasure was asked for, once the waiting time is over.',
    },
  },
  'erase-old-enquiries': {
    zh: { name: '清除旧咨询', does: '清除保存期满的咨询中的个人信息。' },
    en: {
      name: 'Erase old enquiries',
      does: 'Erases personal data of enquiries past their retention time.',
    },
  },
  'erase-old-messages': {
    zh: { name: '清除旧消息', does: '清除保存期满的往来消息。' },
    en: {
      name: 'Erase old messages',
      does: 'Erases messages of conversations past their retention time.',
    },
  },
  'erase-old-orders': {
    zh: { name: '清除旧订单', does: '清除保存期满的订单中的个人信息。' },
    en: {
      name: 'Erase old orders',
      does: 'Erases personal data of orders past their retention time.',
    },
  },
  'erase-old-quotes': {
    zh: { name: '清除旧报价', does: '清除保存期满的报价中的个人信息。' },
    en: {
      name: 'Erase old quotes',
      does: 'Erases personal data of quotes past their retention time.',
    },
  },
  'expire-approvals': {
    zh: { name: '结束到期的复核', does: '结束 24 小时内无人复核的申请。' },
    en: {
      name: 'Expire approvals',
      does: 'Ends requests that no second person decided within 24 hours.',
    },
  },
  'expire-quotes': {
    zh: { name: '结束到期的报价', does: '把有效期已过的报价转为已过期。' },
    en: { name: 'Expire quotes', does: 'Marks quotes as expired once their validity is over.' },
  },
  'forget-audit-details': {
    zh: { name: '删除旧审计详情', does: '删除超过三年的审计详情；记录本身保留。' },
    en: {
      name: 'Delete old audit details',
      does: 'Deletes details of audit entries older than three years; the entries stay.',
    },
  },
  'forget-old-approvals': {
    zh: { name: '清理复核列表', does: '从列表中删除早已处理的复核申请；审计日志中仍有记录。' },
    en: {
      name: 'Clear old approvals',
      does: 'Removes requests decided long ago from the list; the audit log keeps them.',
    },
  },
  'forget-old-mails': {
    zh: { name: '清理邮件和短信', does: '删除 30 天前已处理的邮件和短信。' },
    en: {
      name: 'Delete old mails',
      does: 'Deletes mails and text messages that were settled more than 30 days ago.',
    },
  },
  'forget-page-fonts': {
    zh: { name: '清理页面字体', does: '删除久未使用的页面字体，需要时会重新生成。' },
    en: {
      name: 'Delete old page fonts',
      does: 'Deletes page fonts not used for long; those still needed are made again.',
    },
  },
  'issue-licences': {
    zh: { name: '发放授权', does: '为已付款的订单发放授权密钥。' },
    en: { name: 'Issue licences', does: 'Issues the licence keys of paid orders.' },
  },
  'move-sandbox-parcels': {
    zh: { name: '模拟包裹的运送', does: '让模拟快递公司的包裹前进；仅用于试用。' },
    en: {
      name: 'Move sandbox parcels',
      does: 'Moves the parcels of the sandbox carrier; only for trials.',
    },
  },
  'poll-parcels': {
    zh: { name: '查询包裹', does: '向快递公司查询包裹动态和尚缺的运单号。' },
    en: {
      name: 'Ask after parcels',
      does: 'Asks carriers for tracking events and for missing tracking numbers.',
    },
  },
  'poll-payments': {
    zh: { name: '查询付款', does: '向支付公司查询尚无结果的付款。' },
    en: {
      name: 'Ask after payments',
      does: 'Asks payment companies about payments without a result.',
    },
  },
  'prune-guest-carts': {
    zh: { name: '清理访客购物车', does: '删除久未使用的访客购物车。' },
    en: {
      name: 'Delete guest carts',
      does: 'Deletes carts of guests that were not used for long.',
    },
  },
  'prune-idempotency-keys': {
    zh: { name: '清理防重记录', does: '删除已过期的防重复提交记录。' },
    en: {
      name: 'Delete idempotency keys',
      does: 'Deletes expired records that keep a repeated request from being done twice.',
    },
  },
  'queue-conversation-mails': {
    zh: { name: '通知新消息', does: '为未读的往来消息准备通知邮件。' },
    en: { name: 'Announce messages', does: 'Prepares mails about messages that were not read.' },
  },
  'queue-notice-mails': {
    zh: { name: '准备通知邮件', does: '为每条新通知准备邮件。' },
    en: { name: 'Prepare notice mails', does: 'Prepares a mail for every new notice.' },
  },
  'run-content-schedules': {
    zh: { name: '按计划发布内容', does: '到时发布或撤下已排期的内容。' },
    en: {
      name: 'Publish on schedule',
      does: 'Publishes and withdraws planned contents when their time comes.',
    },
  },
  'send-refunds': {
    zh: { name: '发出退款', does: '把已批准的退款交给支付公司。' },
    en: { name: 'Send refunds', does: 'Hands approved refunds to payment companies.' },
  },
  'ship-by-itself': {
    zh: { name: '自动发货', does: '试用时自动寄出已付款的订单。' },
    en: { name: 'Ship automatically', does: 'Ships paid orders by itself in trials.' },
  },
  'show-contents-to-come': {
    zh: { name: '显示到期的内容', does: '到了标注日期，让已发布的内容在网站上显示。' },
    en: {
      name: 'Show contents due',
      does: 'Shows published contents on the site when their date has come.',
    },
  },
  'sign-audit-head': {
    zh: { name: '签署审计日志', does: '每 100 条记录或每天签署一次审计日志的末端。' },
    en: {
      name: 'Sign the audit log',
      does: 'Signs the head of the audit log every 100 entries and every day.',
    },
  },
  'start-planned-prices': {
    zh: { name: '启用计划价格', does: '到时启用已计划的价格。' },
    en: {
      name: 'Start planned prices',
      does: 'Puts planned prices into force when their time comes.',
    },
  },
  'sum-sales': {
    zh: { name: '汇总销售', does: '按天汇总销售额和订单。' },
    en: { name: 'Sum up sales', does: 'Sums up revenue and orders by day.' },
  },
  'sweep-documents': {
    zh: { name: '清理文档', does: '删除没有版本使用的文档文件。' },
    en: { name: 'Delete unused documents', does: 'Deletes document files that no version uses.' },
  },
  'sweep-drawn': {
    zh: { name: '清理生成的文件', does: '删除过时的预览图和文档；仍需要的会重新生成。' },
    en: {
      name: 'Delete old drawings',
      does: 'Deletes outdated preview images and documents; those still needed are made again.',
    },
  },
  'sweep-identity': {
    zh: { name: '清理登录数据', does: '删除过期的会话、验证码和设备，以及六个月前的活动记录。' },
    en: {
      name: 'Clear login data',
      does: 'Deletes expired sessions, codes and devices, and activity older than six months.',
    },
  },
  'sweep-media': {
    zh: { name: '清理图片', does: '删除媒体库不再使用的图片文件。' },
    en: {
      name: 'Delete unused pictures',
      does: 'Deletes picture files that the library no longer uses.',
    },
  },
  'sweep-missed-searches': {
    zh: { name: '清理无结果的搜索', does: '删除旧的“没有结果”的搜索词。' },
    en: { name: 'Delete old searches', does: 'Deletes old search terms that found nothing.' },
  },
  'sweep-policy-reports': {
    zh: { name: '清理策略报告', does: '删除浏览器久未再报告的策略违规。' },
    en: {
      name: 'Delete old policy reports',
      does: 'Deletes policy violations that browsers have not reported for long.',
    },
  },
  'sweep-proofs': {
    zh: { name: '清理请求证明', does: '删除已用过且过期的请求证明。' },
    en: { name: 'Delete used proofs', does: 'Deletes used proofs of requests that have expired.' },
  },
  'sweep-signed': {
    zh: { name: '清理签名', does: '删除过时的签名；仍需要的会重新签署。' },
    en: {
      name: 'Delete old signatures',
      does: 'Deletes outdated signatures; those still needed are made again.',
    },
  },
};

/** Returns only the name for a job that an older version left in the table. */
export function wordsOfJob(name: string, language: Language): JobWords {
  return Object.hasOwn(jobWords, name) ? jobWords[name as JobName][language] : { name, does: '' };
}
