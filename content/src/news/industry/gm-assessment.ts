import type { NewsArticle } from '@uid/contract/content';

export const gmAssessment: NewsArticle = {
  id: 'gm-assessment',
  category: 'industry',
  publishedOn: '2026-02-26',
  products: ['safety-mods', 'safety-auth-gateway', 'internet-tls'],
  text: {
    zh: {
      title: '密评的等级，与事前该做的五件事',
      summary:
        'GB/T 39786-2021 按五个等级、四个技术层面和四个管理方面提要求；多数准备工作不在设备上。',
      sections: [
        {
          heading: '等级怎样起作用',
          paragraphs: [
            '信息系统密码应用分五级，一般与等级保护定级一致，实际评估以一至四级为主。同一条要求在不同等级用“可”“宜”“应”区分：例如通信实体的身份鉴别，第二级为“宜”，第三级为“应”，第四级要求双向。',
            '产品也有下限：第二级系统采用的密码产品达到 GB/T 37092 一级及以上，第三级为二级及以上，第四级为三级及以上。写方案时先定系统等级，再选产品，次序不要反过来。',
          ],
        },
        {
          heading: '评什么',
          paragraphs: [
            '技术四层面：物理和环境、网络和通信、设备和计算、应用和数据。管理四方面：管理制度、人员管理、建设运行、应急处置。每个测评单元看三点：密码用得是否有效、算法与技术是否合规、密钥管理是否安全。',
            '按现行量化规则，技术占七十分、管理占三十分，不存在高风险且得分不低于六十的为“基本符合”。规则会更新，以评估机构采用的版本为准。',
          ],
        },
        {
          heading: '事前五件事',
          paragraphs: [
            '一，画边界：列出系统、网络边界与数据流，标出哪些数据要保密、哪些要防篡改。',
            '二，列清单：现有密码产品的型号、版本、证书编号与有效期，过期的单独标出。',
            '三，定“宜”项：准备不采用的“宜”条款，在密码应用方案里写明替代措施，并让方案先通过评估，否则评估时照样计分。',
            '四，补密钥制度：产生、分发、存储、使用、更新、归档、销毁各由谁做、怎样记录。',
            '五，查证据：能抓包看到套件，能导出验签结果，口头说明不算。',
          ],
        },
        {
          heading: '多久一次',
          paragraphs: [
            '依照《商用密码应用安全性评估管理办法》（国家密码管理局令第 3 号，2023 年 11 月 1 日起施行），重要网络与信息系统建成运行后，每年至少评估一次，运行前也要评估；结果按规定备案。关键信息基础设施另须遵守 2025 年 8 月 1 日起施行的商用密码使用管理规定。',
          ],
        },
        {
          heading: '产品能帮到哪里',
          paragraphs: [
            '一台网关或一张卡只支撑若干测评单元，“用了国密设备就过密评”的说法不成立。请按单元核对：哪一条由哪个产品支撑，剩下的由谁负责。',
          ],
        },
      ],
    },
    en: {
      title: 'Cryptographic assessment: its levels, and five things to do first',
      summary:
        'GB/T 39786-2021 has five levels, four technical layers and four areas of management. Most of the preparation is not in devices.',
      sections: [
        {
          heading: 'What a level does',
          paragraphs: [
            'Systems have five levels, in general the same as under classified protection; assessments mostly concern one to four. A requirement is “may”, “should” or “shall” depending on the level: authenticating communicating parties is a “should” at level 2, a “shall” at level 3, and mutual at level 4.',
            'Products have a floor too: level 2 systems use products at level 1 or higher of GB/T 37092, level 3 systems level 2 or higher, level 4 systems level 3 or higher. Settle the system’s level first and choose products after.',
          ],
        },
        {
          heading: 'What is assessed',
          paragraphs: [
            'Four technical layers: physical, network, device, application. Four areas of management: rules, people, building and running, emergencies. Each unit is looked at for three things: whether cryptography is effective, whether algorithms and techniques comply, and whether keys are managed safely.',
            'Under current scoring, technique counts seventy and management thirty; without a high risk and with sixty or more, a system “basically conforms”. The rules change: your assessor’s edition decides.',
          ],
        },
        {
          heading: 'Five things to do first',
          paragraphs: [
            'One, draw the boundary: systems, network edges and data flows, with what must stay secret and what must not be changed.',
            'Two, list the products you have, with model, version, certificate number and expiry, and mark what has lapsed.',
            'Three, settle the “should” items: for those you will not adopt, put the substitute into the cryptographic scheme and have the scheme assessed first, or they count all the same.',
            'Four, complete the key rules: who generates, hands out, stores, uses, renews, archives and destroys keys, with what record.',
            'Five, gather evidence: a capture that shows the suite, a verified signature. Words do not count.',
          ],
        },
        {
          heading: 'How often',
          paragraphs: [
            'Under the measures in Order 3 of the cryptography administration (in force since 1 November 2023), important systems are assessed before going live and at least once a year after, with results filed. Critical infrastructure also follows the rules on its use of commercial cryptography in force since 1 August 2025.',
          ],
        },
        {
          heading: 'How far products help',
          paragraphs: [
            'A gateway or card supports some units of assessment. “Buy SM devices and you pass” is not true. Go unit by unit: which product supports it, and who answers for the rest.',
          ],
        },
      ],
    },
  },
};
