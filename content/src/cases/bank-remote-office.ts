import type { ClientCase } from '@uid/contract/content';

export const bankRemoteOffice: ClientCase = {
  id: 'bank-remote-office',
  industry: 'finance',
  year: 2026,
  solution: 'safety-quick-office',
  products: [
    'sdp',
    'safety-auth-gateway',
    'safety-shield-auth',
    'safety-super-sim-card',
    'tm-safety-sdk',
    'tm-control',
    'internet-tls',
  ],
  chart: {
    unit: { zh: '公网可见的办公服务（个）', en: 'Office services visible from the internet' },
    points: [
      { label: { zh: '改造前', en: 'Before' }, value: 46 },
      { label: { zh: '2 周', en: 'Wk 2' }, value: 41 },
      { label: { zh: '4 周', en: 'Wk 4' }, value: 19 },
      { label: { zh: '6 周', en: 'Wk 6' }, value: 7 },
      { label: { zh: '8 周', en: 'Wk 8' }, value: 1 },
    ],
  },
  text: {
    zh: {
      client: '一家城市商业银行',
      title: '从 46 个公网入口到 1 个',
      headline: { value: '46 → 1', label: '公网上可见的办公服务' },
      situation:
        '远程办公依赖两套 VPN，外加若干直接暴露的业务页面。资产台账登记 29 个入口，外部扫描找到 46 个，差额来自外包项目与早年的测试环境。员工用口令加短信登录，一次要等 41 秒（中位数）。',
      choice:
        '以 SDP 替代 VPN，按应用授权。登录由目录与手机上的签名共同完成：信贷、资金岗位用超级 SIM 卡，其余员工用 SDK 协同签名。敏感系统只接受受管控且磁盘加密的终端。外包人员走单独的网页入口，不允许下载。',
      rollout:
        '八周，按应用迁移，每迁移一个就关闭一个旧入口。第三周有一个依赖服务端回连的报表系统无法迁移，改造后于第七周完成；其间保留专线。',
      result:
        '公网上只剩外包使用的一个网页入口；SDP 的端口对未带授权包的扫描不应答，因此不计入可见数。员工登录用时中位数由 41 秒降到 12 秒。上线首月，因终端不合规被降级的会话占 6%，多为未装补丁。',
      method:
        '外部资产扫描，改造前后各三次取中位；登录用时取一周全部日志的中位数。扫描不能发现仅对特定来源开放的端口。',
    },
    en: {
      client: 'A city commercial bank',
      title: 'From 46 public entrances to one',
      headline: { value: '46 → 1', label: 'office services visible from the internet' },
      situation:
        'Remote work ran on two VPNs and a number of exposed pages. The asset list held 29 entrances, a scan from outside found 46; contractors’ projects and old test systems made the difference. People logged in with password and text message, which took 41 seconds at the median.',
      choice:
        'SDP instead of VPNs, granted by application. Login by directory and a signature on the phone: Secure SIM Plus cards for lending and treasury, co-signing by the SDK for everyone else. Sensitive systems accept only managed devices with encrypted disks. Contractors get a web entrance of their own, without downloads.',
      rollout:
        'Eight weeks, application by application; each move closed an old entrance. A reporting system that needed connections back from the server could not move in week three; it was changed and followed in week seven, on a dedicated line meanwhile.',
      result:
        'One web entrance for contractors remains visible; the SDP ports do not answer a scan without the authorisation packet and are not counted. Median login time fell from 41 seconds to 12. In the first month 6% of sessions were given reduced access because the device was out of policy, mostly for missing patches.',
      method:
        'External scans, median of three before and three after; login times are medians of a week’s full log. A scan cannot find ports open to certain sources only.',
    },
  },
};
