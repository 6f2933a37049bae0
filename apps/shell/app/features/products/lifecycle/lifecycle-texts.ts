export const lifecycleTexts = {
  zh: {
    title: '生命周期',
    intro:
      '硬件停止销售至少提前 12 个月公告，此后安全修复再提供 36 个月。软件发布新的大版本后，上一大版本继续修复 18 个月；安全操作系统每个大版本自发布起维护 5 年。',
    subject: '型号或版本',
    released: '发布',
    saleEnds: '停止销售',
    supportEnds: '停止支持',
    open: '未公布',
    more: '维护期怎样计算',
  },
  en: {
    title: 'Lifecycle',
    intro:
      'The end of sale of hardware is announced at least 12 months ahead, and security fixes continue for 36 months after it. When a new major version of software is released, the one before it receives fixes for another 18 months; each major version of Hardened Linux, for 5 years from its release.',
    subject: 'Model or version',
    released: 'Released',
    saleEnds: 'End of sale',
    supportEnds: 'End of support',
    open: 'Not announced',
    more: 'How the dates are worked out',
  },
};

/** Id of the article that sets out the rules. */
export const lifecycleArticle = 'lifecycle-dates';
