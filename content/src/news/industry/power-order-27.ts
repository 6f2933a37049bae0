import type { NewsArticle } from '@uid/contract/content';

export const powerOrder27: NewsArticle = {
  id: 'power-order-27',
  category: 'industry',
  publishedOn: '2026-03-20',
  products: ['safety-border-gateway', 'safety-mods'],
  text: {
    zh: {
      title: '电力防护新规定施行一年：方案该改哪里',
      summary:
        '《电力监控系统安全防护规定》（国家发展改革委令 2024 年第 27 号）自 2025 年 1 月 1 日起施行，十六字原则延续，适用对象与要求有增加。',
      sections: [
        {
          heading: '延续的部分',
          paragraphs: [
            '“安全分区、网络专用、横向隔离、纵向认证”仍是结构安全原则，2014 年第 14 号令同时废止。经无线或公用网络接入的终端，仍应落在安全接入区，而不是直接进入生产控制区。',
          ],
        },
        {
          heading: '变化的部分',
          paragraphs: [
            '分区名称改为生产控制区（可分安全Ⅰ区、Ⅱ区）与管理信息区（可分Ⅲ区、Ⅳ区），不同系统的分区可以各自独立设置。原则之外，另要求强化安全免疫、态势感知、动态评估和备用应急措施。',
            '适用对象除运营者外，写明包括规划设计、研究开发、产品制造、施工建设、安装调试等单位。设备厂商不再只是“供货方”，供应链与全生命周期管理的要求会写进合同。上位依据也增加了网络安全法与关键信息基础设施安全保护条例。',
          ],
        },
        {
          heading: '配套文件怎么看',
          paragraphs: [
            '国能安全〔2015〕36 号是与 14 号令配套的方案与评估规范，许多术语与旧令一致。新令施行后，哪些条款继续参照，以国家能源局及派出机构的最新通知为准。方案里引用时，请同时写明文号与日期。',
          ],
        },
        {
          heading: '对身份与边界产品意味着什么',
          paragraphs: [
            '专用的纵向加密认证装置与横向隔离装置有自己的检测与选型要求，一般网关不能替代。可以做的是三件事：终端侧用密码模组保管密钥并验签；安全接入区侧核验设备证书、过滤规约；运维侧按工单开通时限通道并留痕。',
          ],
        },
      ],
    },
    en: {
      title: 'A year of the new power rules: what to change in a design',
      summary:
        'NDRC Order 27 of 2024 is in force since 1 January 2025. The four principles stay; who is covered and what is asked have grown.',
      sections: [
        {
          heading: 'What stays',
          paragraphs: [
            'Zones, dedicated networks, lateral isolation and vertical authentication remain the structure; Order 14 of 2014 ended with it. Terminals that come over radio or public networks still land in a secure access zone, not in the control zone.',
          ],
        },
        {
          heading: 'What changed',
          paragraphs: [
            'Zones are now called production control (I and II) and management information (III and IV), and different systems may have their own. Beyond the structure, the order asks for immunity, awareness, dynamic assessment and fallback.',
            'Besides operators it names those who plan, design, develop, manufacture, build, install and commission. A device maker is no longer just a supplier; supply chain and life cycle will enter contracts. The Cybersecurity Law and the regulations on critical infrastructure are now among its bases.',
          ],
        },
        {
          heading: 'How to read the papers around it',
          paragraphs: [
            'NEA Security (2015) 36 was written to go with Order 14 and uses its terms. Which parts still apply is for the latest notices of the energy administration and its branches. Quote number and date together.',
          ],
        },
        {
          heading: 'What it means for identity and edge products',
          paragraphs: [
            'Dedicated vertical encryption and lateral isolation devices have tests and selection rules of their own; an ordinary gateway does not replace them. Three things can be done: modules in terminals keep keys and verify; the access zone checks device certificates and filters protocols; maintenance opens timed paths by work order and leaves a record.',
          ],
        },
      ],
    },
  },
};
