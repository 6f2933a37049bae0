import type { NewsArticle } from '@uid/contract/content';

export const lifecycleDates: NewsArticle = {
  id: 'lifecycle-dates',
  category: 'company',
  publishedOn: '2026-11-18',
  products: ['safety-os', 'safety-border-gateway', 'tm-control'],
  text: {
    zh: {
      title: '各产品的支持期限写在一处',
      summary: '维护到哪一天、延长多久、到期之后还剩什么：采购与等级测评都会问的问题。',
      sections: [
        {
          heading: '软件',
          paragraphs: [
            '安全操作系统每个大版本维护 5 年，可购 2 年延长维护。其余软件在许可期内提供更新；当前大版本发布后，上一大版本继续提供安全修复 18 个月。',
          ],
        },
        {
          heading: '硬件',
          paragraphs: [
            '卡与模组质保 24 个月，网关质保 36 个月。停止销售至少提前 12 个月公告，此后安全修复再提供 36 个月。卡与模组的固件一般不在现场升级，因此寿命以证书有效期与芯片擦写寿命为准。',
          ],
        },
        {
          heading: '到期之后',
          paragraphs: [
            '本地软件不会自行停用，安全功能也不会关闭；没有的是修复。等级测评时，无维护的组件会被记为风险，请提前一年列入换代计划。',
          ],
        },
        {
          heading: '从哪里查',
          paragraphs: [
            '控制台与命令行都显示版本与维护截止日。台账里请记三个日期：版本维护截止、证书到期、许可到期。它们很少在同一天，出问题的往往是没人记的那一个。',
          ],
        },
      ],
    },
    en: {
      title: 'How long each product is supported, in one place',
      summary:
        'Maintained until when, extended by how much, and what is left afterwards: questions from buyers and assessors.',
      sections: [
        {
          heading: 'Software',
          paragraphs: [
            'Each major version of Hardened Linux is maintained for 5 years, with 2 more years available as an extension. Other software is updated while its licence runs; when a new major version is released, the one before it gets security fixes for another 18 months.',
          ],
        },
        {
          heading: 'Hardware',
          paragraphs: [
            'Cards and modules have a 24-month warranty, gateways 36. The end of sale is announced at least 12 months ahead, and security fixes continue for 36 months after it. Firmware of cards and modules is rarely upgraded in the field, so their life is set by certificate validity and the chip’s write endurance.',
          ],
        },
        {
          heading: 'Afterwards',
          paragraphs: [
            'Local software does not stop and no security function switches itself off; what ends is fixes. Assessments count unmaintained parts as a risk: plan replacements a year ahead.',
          ],
        },
        {
          heading: 'Where to look',
          paragraphs: [
            'Console and command line show version and end of maintenance. Keep three dates in your inventory: end of maintenance, certificate expiry, licence expiry. They seldom fall together, and the one nobody wrote down causes the trouble.',
          ],
        },
      ],
    },
  },
};
