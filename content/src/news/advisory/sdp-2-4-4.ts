import type { NewsArticle } from '@uid/contract/content';

export const sdp244: NewsArticle = {
  id: 'sdp-2-4-4',
  category: 'advisory',
  publishedOn: '2026-04-18',
  updatedOn: '2026-05-06',
  products: ['sdp'],
  text: {
    zh: {
      title: 'SDP 2.4.4 缩短单包授权的时间窗',
      summary: '中危（CVSS 4.0 评分 6.3）。时间窗由 120 秒缩短到 30 秒，已用计数器重启后仍被记住。',
      sections: [
        {
          heading: '问题',
          paragraphs: [
            '控制器接受 120 秒以内的授权包，且把已用计数器只保存在内存里。能截获授权包的人，可在控制器重启后的窗口内重放，使端口对其短暂应答。编号 UID-SA-2026-002。',
          ],
        },
        {
          heading: '影响到什么程度',
          paragraphs: [
            '端口应答不等于进入：建立会话仍需双向 TLS，攻击者没有设备私钥就停在握手。受损的是“默认不应答”这一层，扫描者可能因此知道这里有一个入口。',
          ],
        },
        {
          heading: '修复',
          paragraphs: [
            '2.4.4 把时间窗缩短到 30 秒，并把已用计数器写入磁盘，重启与主备切换后仍然有效。暂不能升级的，请在边界按来源地址限制控制器的 UDP 端口。',
          ],
        },
        {
          heading: '升级前先看时钟',
          paragraphs: [
            '时钟偏差超过 30 秒的终端将被拒绝。请先用控制台的时钟偏差报表找出这些终端，统一校时来源，再升级；否则表现为“部分人突然连不上”。',
          ],
        },
      ],
    },
    en: {
      title: 'SDP 2.4.4 narrows the window of single-packet authorisation',
      summary:
        'Medium severity (CVSS 4.0 score 6.3). From 120 seconds to 30, and used counters survive a restart.',
      sections: [
        {
          heading: 'The flaw',
          paragraphs: [
            'The controller accepted packets up to 120 seconds old and kept used counters in memory only. Someone able to intercept a packet could replay it after a restart, within the window, and make the port answer briefly. UID-SA-2026-002.',
          ],
        },
        {
          heading: 'How far it goes',
          paragraphs: [
            'An answering port is not an entrance: a session still needs mutual TLS, and without the device key an attacker stops at the handshake. What suffers is the silence, so a scanner might learn that something is there.',
          ],
        },
        {
          heading: 'The fix',
          paragraphs: [
            '2.4.4 has a 30-second window and keeps used counters on disk, through restarts and failovers. Where you cannot upgrade yet, limit the controller’s UDP port by source address.',
          ],
        },
        {
          heading: 'Look at clocks first',
          paragraphs: [
            'Terminals more than 30 seconds off will be refused. Find them in the console’s clock report and give them a time source before upgrading; otherwise some people simply stop connecting.',
          ],
        },
      ],
    },
  },
};
