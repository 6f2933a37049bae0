export const messageTexts = {
  zh: {
    title: '未送达消息',
    lead: '对方服务器拒收，或 72 小时里一直没有送出的邮件与短信。解决原因之后，可以在这里重发。',
    empty: '没有未送达的消息',
    recipient: '收件人',
    subject: '主题',
    channel: '渠道',
    channels: { mail: '邮件', sms: '短信' } as Record<string, string>,
    failed: '放弃时间',
    attempts: '尝试次数',
    reason: '原因',
    coded: (words: string, code: string) => `${words}（${code}）`,
    act: '操作',
    resend: '重发',
    resendAll: (count: number) => `重发这一页的 ${count} 条`,
    resent: (count: number) => (count > 0 ? `${count} 条消息已重新排队` : '它已经在重发了'),
  },
  en: {
    title: 'Failed messages',
    lead: 'Emails and text messages that a server refused for good, or that none accepted for 72 hours. Send them again once the reason is gone.',
    empty: 'There are no failed messages',
    recipient: 'To',
    subject: 'Subject',
    channel: 'Channel',
    channels: { mail: 'Email', sms: 'Text message' } as Record<string, string>,
    failed: 'Given up',
    attempts: 'Attempts',
    reason: 'Reason',
    coded: (words: string, code: string) => `${words} (${code})`,
    act: 'Action',
    resend: 'Send again',
    resendAll: (count: number) => `Send all ${count} on this page again`,
    resent: (count: number) =>
      count > 0
        ? `${count} ${count === 1 ? 'message is' : 'messages are'} in the queue again`
        : 'It is being sent already',
  },
};
