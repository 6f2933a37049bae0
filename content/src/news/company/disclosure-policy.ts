import type { NewsArticle } from '@uid/contract/content';

export const disclosurePolicy: NewsArticle = {
  id: 'disclosure-policy',
  category: 'company',
  publishedOn: '2026-09-03',
  products: ['safety-border-gateway', 'safety-os', 'internet-tls'],
  text: {
    zh: {
      title: '漏洞到了我们手里会怎样',
      summary: '从收到报告到发布公告的时限、评分方法、通知谁，以及我们不做的事。',
      sections: [
        {
          heading: '时限',
          paragraphs: [
            '三个工作日内确认收到；十个工作日内告诉报告者是否复现、影响哪些版本。修复时限按产品约定：安全操作系统高危 7 天、中危 30 天内提供修复或缓解办法，互联网 TLS 的高危修复 7 天内提供。做不到时说明原因和新的日期，不静默延期。',
          ],
        },
        {
          heading: '法定报告',
          paragraphs: [
            '《网络产品安全漏洞管理规定》（2021 年 9 月 1 日起施行）要求网络产品提供者在发现或获知漏洞后 2 日内，向工业和信息化部网络安全威胁和漏洞信息共享平台报送。我们照此执行，并把修复方式及时告知可能受影响的用户。',
          ],
        },
        {
          heading: '评分与公告',
          paragraphs: [
            '按 CVSS 4.0 基础分评定，给出受影响与不受影响的版本、修复版本与临时办法。流程参照 ISO/IEC 29147 与 30111。分数描述漏洞本身，不描述贵方环境里的风险，请结合部署位置判断。',
          ],
        },
        {
          heading: '我们不做的事',
          paragraphs: [
            '不以法律行动威胁善意研究者；不要求报告者签署永久保密；不在修复前把细节卖给任何人；不用“已加固”之类的话代替版本号。',
          ],
        },
      ],
    },
    en: {
      title: 'What happens to a vulnerability once we have it',
      summary:
        'Our time limits from report to advisory, how we score, whom we tell, and what we do not do.',
      sections: [
        {
          heading: 'Time limits',
          paragraphs: [
            'We confirm within three working days and say within ten whether we reproduced it and which versions it touches. Fixes follow each product’s terms: Hardened Linux has a fix or a workaround in 7 days for high and 30 for medium severity, TLS Terminator a fix in 7 days for high. If we cannot, we give a reason and a new date; nothing slips in silence.',
          ],
        },
        {
          heading: 'Reporting by law',
          paragraphs: [
            'The rules on vulnerabilities of network products (in force since 1 September 2021) have providers report to the industry ministry’s sharing platform within 2 days of learning of one. We do, and tell users who may be affected how to fix it.',
          ],
        },
        {
          heading: 'Scores and advisories',
          paragraphs: [
            'We rate by CVSS 4.0 base score and name affected and unaffected versions, the fix and a workaround, along the lines of ISO/IEC 29147 and 30111. A score describes the flaw, not the risk at your place: weigh where the product stands.',
          ],
        },
        {
          heading: 'What we do not do',
          paragraphs: [
            'We do not threaten researchers who act in good faith, ask them for silence for ever, sell details before a fix, or say “hardened” where a version number belongs.',
          ],
        },
      ],
    },
  },
};
