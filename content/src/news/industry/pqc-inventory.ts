import type { NewsArticle } from '@uid/contract/content';

export const pqcInventory: NewsArticle = {
  id: 'pqc-inventory',
  category: 'industry',
  publishedOn: '2026-10-28',
  products: ['internet-tls', 'safety-mods'],
  text: {
    zh: {
      title: '抗量子准备：先盘点，再谈算法',
      summary: '标准已有一部分，时间表也有了草案。多数单位现在该做的是清单与可替换性，而不是换卡。',
      sections: [
        {
          heading: '标准到了哪一步',
          paragraphs: [
            'NIST 在 2024 年 8 月发布 FIPS 203（ML-KEM）、FIPS 204（ML-DSA）与 FIPS 205（SLH-DSA），2025 年 3 月选定 HQC 作为后备。NIST IR 8547 初稿提出 2030 年后弃用、2035 年后不再允许 112 位强度的 RSA 与椭圆曲线；它是美国的过渡计划草案，不是国内要求。',
            '国内以密码管理部门发布的标准为准。2025 年初已启动新一代商用密码算法的征集，标准公布之前，国密系统的公钥算法仍是 SM2。',
          ],
        },
        {
          heading: '先算保密期限',
          paragraphs: [
            '需要保密的年数，加上迁移所需的年数，若超过您对量子计算机出现时间的判断，就该现在动手。病历、图纸、长期身份信息往往超过；一次性的会话令牌不会。',
          ],
        },
        {
          heading: '盘点四类位置',
          paragraphs: [
            '传输：TLS、IPSec、SSH 各在哪里终结，库的版本。签名：固件、软件包、文档与代码签名，验证方能不能更新。存储：备份与归档用什么密钥封装。身份：证书、卡、模组与令牌的算法和寿命。',
            '每一项记下：谁负责、能不能只改配置、硬件换代周期。清单做完，优先级自然出来。',
          ],
        },
        {
          heading: '按难易排序',
          paragraphs: [
            '先做传输的混合密钥交换，只改配置，可以退回。其次是软件签名，要先让验证方能认两种签名。卡与模组放在换代周期里做：存储不足的芯片刷不进新算法，提前换也没有标准可依。',
          ],
        },
        {
          heading: '我们的产品现状',
          paragraphs: [
            '互联网 TLS 已支持 X25519MLKEM768。UM-M 固件可升级，为 ML-KEM 与 ML-DSA 预留了空间。UM-L 与现有 SIM 卡存储不足，不作承诺。新项目请在合同里写明算法可替换的要求，而不是写“抗量子”三个字。',
          ],
        },
      ],
    },
    en: {
      title: 'Preparing for quantum computers: list first, algorithms later',
      summary:
        'Some standards exist, and a draft timetable. What most need now is an inventory and the ability to change, not new cards.',
      sections: [
        {
          heading: 'Where standards stand',
          paragraphs: [
            'NIST published FIPS 203 (ML-KEM), 204 (ML-DSA) and 205 (SLH-DSA) in August 2024 and chose HQC as a backup in March 2025. The draft of NIST IR 8547 would deprecate RSA and elliptic curves of 112-bit strength after 2030 and disallow them after 2035; it is an American transition plan in draft, not a Chinese requirement.',
            'In China the cryptography administration’s standards decide. A call for a new generation of commercial algorithms opened early in 2025; until standards come, SM2 remains the public-key algorithm of SM systems.',
          ],
        },
        {
          heading: 'Count the years of secrecy',
          paragraphs: [
            'Add the years data must stay secret to the years a migration takes. If that exceeds your estimate of when such computers will arrive, begin now. Medical records, drawings and long-lived identity data often do; a session token does not.',
          ],
        },
        {
          heading: 'Four places to list',
          paragraphs: [
            'Transport: where TLS, IPsec and SSH end, with which library version. Signatures: firmware, packages, documents and code, and whether verifiers can be updated. Storage: what wraps the keys of backups and archives. Identity: algorithm and life of certificates, cards, modules and tokens.',
            'For each write down who owns it, whether configuration alone changes it, and when the hardware is replaced. Once the list is complete, the order of work follows from it.',
          ],
        },
        {
          heading: 'From easy to hard',
          paragraphs: [
            'Hybrid key exchange in transport comes first: configuration only, and it can be undone. Software signing is next, once verifiers accept two kinds. Cards and modules go with their normal replacement: chips without the memory cannot take new algorithms, and replacing them early has no standard to follow.',
          ],
        },
        {
          heading: 'Where our products stand',
          paragraphs: [
            'TLS Terminator supports X25519MLKEM768. UM-M firmware can be upgraded and has room for ML-KEM and ML-DSA. UM-L and today’s SIM cards lack the memory, and we make no promise for them. In new contracts ask for algorithms that can be replaced rather than for the words “quantum safe”.',
          ],
        },
      ],
    },
  },
};
