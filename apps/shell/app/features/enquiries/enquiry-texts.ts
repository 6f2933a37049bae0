/** Texts of what somebody asked the company. */
export const enquiryTexts = {
  zh: {
    title: '咨询详情',
    titleOfAll: '我的咨询',
    description: '查看您写给我们的咨询、我们的答复，并继续往来。',
    no: '编号',
    kind: '类别',
    state: '状态',
    sent: '提交时间',
    emptyTitle: '还没有咨询',
    emptyText: '用这个账户的邮箱提交的咨询、询价、报障和合作申请，都会出现在这里。',
    ask: '写给我们',
    older: '更早的',
    newest: '回到最新',
    missingTitle: '没有找到这条咨询',
    missingText: '编号可能有误，或者它是用另一个邮箱提交的。那样的咨询，请继续用那个邮箱往来。',
  },
  en: {
    title: 'Enquiry',
    titleOfAll: 'Your enquiries',
    description: 'See what you asked us and what we answered, and write on.',
    no: 'Number',
    kind: 'About',
    state: 'State',
    sent: 'Sent',
    emptyTitle: 'No enquiries yet',
    emptyText:
      'Questions, requests for quotes, faults and partner applications sent with the address of this account stand here.',
    ask: 'Write to us',
    older: 'Earlier ones',
    newest: 'Back to the newest',
    missingTitle: 'We could not find that enquiry',
    missingText:
      'The number may be mistyped, or it was sent with another address. In that case please go on by mail from that address.',
  },
};
