import type { NewsArticle } from '@uid/contract/content';

export const ipsecMigration: NewsArticle = {
  id: 'ipsec-migration',
  category: 'industry',
  publishedOn: '2026-07-23',
  products: ['safety-border-gateway'],
  text: {
    zh: {
      title: '迁移一台 IPSec 网关：难处不在算法',
      summary:
        'RFC 9395 已把 IKEv1 列入历史；国内侧 GM/T 0022-2023 替代了 2014 版。拖住迁移的是对端、报文长度与生存期。',
      sections: [
        {
          heading: '为什么要动',
          paragraphs: [
            '2023 年 4 月的 RFC 9395 宣布弃用 IKEv1，相关 RFC 转为 Historic 状态；RFC 8221 与 8247 给出了现在该用和不该用的算法。许多在网设备仍是 IKEv1、预共享密钥加 3DES 或 SHA-1。',
            '国密侧另有一条线：GM/T 0022-2023 自 2024 年 6 月 1 日起实施，替代 2014 版，使用 SM2 双证书、SM3 与 SM4。它与 IETF 的 IKEv2 是两套协议，互不兼容，方案里要写清楚每个对端走哪一套。',
          ],
        },
        {
          heading: '先做清单',
          paragraphs: [
            '逐条隧道记下：对端厂商与版本、协商模式、提议、DH 组、生存期、认证方式、保护网段、是否穿越 NAT、谁有权改对端。找不到负责人的对端，往往就是后来拖住进度的那一条。',
          ],
        },
        {
          heading: '并行，不要替换',
          paragraphs: [
            '在新网关上为每个对端新建隧道，用路由优先级切换，旧隧道保持建立。先切一条流量小、两端都在自己手里的；观察一天，再按周批量。退回只改路由，不改配置。',
          ],
        },
        {
          heading: '三个常见坑',
          paragraphs: [
            'MTU：封装增加约 60–80 字节，大包被丢而小包正常，表现为“能 ping 通、网页打不开”。把 TCP MSS 限制到约 1,360 字节，别只依赖路径 MTU 发现。',
            '生存期：两端按时间或流量触发更新，阈值不一致时，一端删了旧 SA 而另一端还在用，表现为每隔固定时间断几秒。NAT：确认 UDP 500 与 4500 都放行，保活间隔小于运营商的 NAT 老化时间。',
          ],
        },
        {
          heading: '证书带来的新工作',
          paragraphs: [
            '从预共享密钥换成证书，意味着要有人管签发、续期与吊销。上线前演练一次吊销与一次到期：看断得对不对，看告警提前几天到。没有这两次演练，迁移不算完成。',
          ],
        },
        {
          heading: '验收数据',
          paragraphs: [
            '迁移前后各取一周：隧道中断次数与时长、重协商失败次数、同一业务的往返时延与吞吐。小包吞吐会明显低于标称值，用自己的流量测。',
          ],
        },
      ],
    },
    en: {
      title: 'Migrating an IPsec gateway: the trouble is not in the algorithms',
      summary:
        'RFC 9395 moved IKEv1 to historic; in China GM/T 0022-2023 replaced the 2014 edition. Peers, packet sizes and lifetimes are where migrations stall.',
      sections: [
        {
          heading: 'Why move',
          paragraphs: [
            'RFC 9395 of April 2023 deprecated IKEv1 and moved its RFCs to Historic; RFC 8221 and 8247 say which algorithms to use now and which not. Many devices in service still run IKEv1 with pre-shared keys and 3DES or SHA-1.',
            'The SM side is a line of its own: GM/T 0022-2023, in force since 1 June 2024 in place of the 2014 edition, with SM2 dual certificates, SM3 and SM4. It and the IETF’s IKEv2 are different protocols and do not interwork; write down which one each peer speaks.',
          ],
        },
        {
          heading: 'List first',
          paragraphs: [
            'For each tunnel: vendor and version of the peer, mode, proposals, DH group, lifetimes, authentication, protected networks, NAT or not, and who may change the other end. The peer without an owner is usually the one that holds things up.',
          ],
        },
        {
          heading: 'Beside, not instead',
          paragraphs: [
            'Build a new tunnel to each peer on the new gateway and switch by route preference while the old one stays up. Begin with one of little traffic whose both ends are yours, watch a day, then go by weekly batches. Falling back changes a route, not a configuration.',
          ],
        },
        {
          heading: 'Three common traps',
          paragraphs: [
            'MTU: encapsulation adds about 60–80 bytes; large packets vanish while small ones pass, so ping works and pages do not load. Clamp TCP MSS to about 1,360 bytes rather than trust path MTU discovery alone.',
            'Lifetimes: both ends renew by time or volume; with different thresholds one end deletes an SA the other still uses, and the line drops for seconds at regular intervals. NAT: open UDP 500 and 4500 and keep alive faster than the operator’s NAT forgets.',
          ],
        },
        {
          heading: 'The work certificates bring',
          paragraphs: [
            'Certificates instead of pre-shared keys mean that somebody issues, renews and revokes. Before going live rehearse one revocation and one expiry: does the right thing break, and how many days ahead does the alarm come? Without both, the migration is not done.',
          ],
        },
        {
          heading: 'Figures for acceptance',
          paragraphs: [
            'A week before and a week after: number and length of outages, failed renegotiations, round trip and throughput of the same application. Throughput of small packets lies well below the label: measure with your own traffic.',
          ],
        },
      ],
    },
  },
};
