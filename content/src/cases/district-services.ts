import type { ClientCase } from '@uid/contract/content';

export const districtServices: ClientCase = {
  id: 'district-services',
  industry: 'government',
  year: 2025,
  products: ['internet-tls', 'safety-auth-gateway', 'safety-super-sim-card', 'sdp'],
  chart: {
    unit: { zh: '国密套件连接占比（%）', en: 'Connections with SM suites, %' },
    points: [
      { label: { zh: '1 月', en: 'Jan' }, value: 0 },
      { label: { zh: '4 月', en: 'Apr' }, value: 12 },
      { label: { zh: '8 月', en: 'Aug' }, value: 34 },
      { label: { zh: '12 月', en: 'Dec' }, value: 41 },
    ],
  },
  text: {
    zh: {
      client: '一个区的政务服务网',
      title: '一个网址同时提供国际与国密套件',
      headline: { value: '41%', label: '一年后使用国密套件的连接占比' },
      situation:
        '密评要求传输使用国密算法，但多数市民的浏览器只支持国际套件。此前的做法是另设一个国密域名，几乎没有人用。窗口人员用口令登录审批系统，后台管理端口对政务外网全部开放。',
      choice:
        '同一域名双证书部署：支持国密的浏览器与自有应用走 TLCP 或 RFC 8998，其余走 TLS 1.3。窗口人员以超级 SIM 卡或 UKey 经认证网关登录，审批时签名。后台管理与运维移到 SDP 之后，按人、按系统开放。',
      rollout:
        '先接口后页面，灰度两个月：第一周 1%，确认握手失败率不变后逐级放大。自有应用内嵌的 SDK 随版本更新，因此国密占比随应用升级率上升。',
      result:
        '十二月国密连接占 41%，其中九成来自自有应用，一成来自国密浏览器；其余连接仍为国际套件，这由市民的浏览器决定。握手失败率前后均为 0.3%。密评中“网络和通信安全”层面的不符合项关闭。',
      method: '网关握手日志，2025 年 12 月全月；失败率以改造前后各一个月比较，未区分失败原因。',
    },
    en: {
      client: 'A district’s public services',
      title: 'One address, both international and SM suites',
      headline: { value: '41%', label: 'of connections use SM suites after a year' },
      situation:
        'The cryptographic assessment asks for SM algorithms in transport, yet most citizens’ browsers speak only international suites. A second domain for SM had almost no visitors. Counter staff logged in to approvals with passwords, and management ports were open to the whole government network.',
      choice:
        'Two certificates on the same domain: browsers and the district’s own application that can do so use TLCP or RFC 8998, the others TLS 1.3. Counter staff log in through the authentication gateway with a Secure SIM Plus or a token and sign approvals. Management moved behind SDP, opened by person and system.',
      rollout:
        'Interfaces first, then pages, over two months: 1% in the first week, then step by step while the rate of failed handshakes stayed the same. The SDK came with updates of the application, so the share of SM grew with them.',
      result:
        'In December 41% of connections used SM suites, nine in ten of them from the district’s own application and one from SM browsers; the rest stay international, as citizens’ browsers decide. Failed handshakes were 0.3% before and after. The finding on the network layer was closed.',
      method:
        'Handshake logs of December 2025; failures compared month to month, before and after, without telling causes apart.',
    },
  },
};
