import type { NewsArticle } from '@uid/contract/content';

export const cybersecurityLaw2026: NewsArticle = {
  id: 'cybersecurity-law-2026',
  category: 'industry',
  publishedOn: '2026-01-15',
  products: ['safety-auth-gateway', 'safety-border-gateway'],
  text: {
    zh: {
      title: '网络安全法改了条号：方案、罚则与采购',
      summary:
        '修改决定 2025 年 10 月 28 日通过，2026 年 1 月 1 日起施行。方案与合同里的旧条号该换了。',
      sections: [
        {
          heading: '条号变了',
          paragraphs: [
            '新增第三条（总体要求）与第二十条（人工智能），其后的条文顺延。原第二十一条等级保护义务现为第二十三条，原第二十五条应急预案现为第二十七条，对应罚则由第五十九条改为第六十一条。',
            '方案、合同与制度文件若写着“依据第二十一条”，建议改为“第二十三条（2025 年修正前为第二十一条）”，免得引用落空。义务本身没有变：定制度、防攻击、留存网络日志不少于六个月、数据分类与重要数据备份加密。',
          ],
        },
        {
          heading: '罚则更有层次',
          paragraphs: [
            '未履行保护义务的，责令改正之外可以直接并处罚款，不再以“拒不改正”为前提；造成大量数据泄露、关键信息基础设施丧失局部功能等严重后果的，罚款幅度明显提高，特别严重的可至一千万元。',
            '同时写明：主动消除或减轻危害后果、违法轻微并及时改正等情形，依照行政处罚法从轻、减轻或不予处罚。把整改过程记录下来，因此有了实际意义。',
          ],
        },
        {
          heading: '采购时看什么',
          paragraphs: [
            '网络关键设备和网络安全专用产品须经安全认证合格或检测符合要求方可销售，修改后对违反者的处罚写得更具体。采购网关、防火墙类产品时，请索取与所供型号、版本一致的证书或检测报告，并到发证机构网站核对。',
          ],
        },
        {
          heading: '这不是法律意见',
          paragraphs: [
            '本文只说明与身份、边界产品有关的部分，条文以公布文本为准，具体适用请咨询贵方法务。',
          ],
        },
      ],
    },
    en: {
      title: 'The amended Cybersecurity Law: what to change in designs and buying',
      summary:
        'Adopted on 28 October 2025, in force since 1 January 2026. Old article numbers in designs and contracts should change.',
      sections: [
        {
          heading: 'Articles moved',
          paragraphs: [
            'A new Article 3 (general principle) and Article 20 (artificial intelligence) pushed the others on. The duties of classified protection, Article 21 before, are now Article 23; emergency plans, Article 25 before, are Article 27; the matching penalties moved from Article 59 to 61.',
            'Where a design, contract or policy says “under Article 21”, write “Article 23 (21 before the 2025 amendment)”. The duties are the same: rules, protection against attacks, network logs for at least six months, classified data, backup and encryption of what is important.',
          ],
        },
        {
          heading: 'Penalties have more steps',
          paragraphs: [
            'A fine may now come with the order to correct, without waiting for a refusal. Serious results, such as large leaks or critical infrastructure losing part of its function, cost markedly more, up to ten million yuan in the gravest cases.',
            'The law also says that removing or reducing the harm yourself, or correcting a minor breach in time, leads to a lighter penalty or none, under the law on administrative penalties. Records of how you corrected something are therefore worth keeping.',
          ],
        },
        {
          heading: 'What to look at when buying',
          paragraphs: [
            'Critical network devices and dedicated security products must be certified or tested before sale, and the amended law is more specific about breaches. For gateways and firewalls, ask for the certificate or report of the very model and version supplied, and check it with the issuer.',
          ],
        },
        {
          heading: 'Not legal advice',
          paragraphs: [
            'This covers what touches identity and edge products. The published text decides; ask your counsel how it applies to you.',
          ],
        },
      ],
    },
  },
};
