import type { ClientCase } from '@uid/contract/content';

export const tertiaryHospital: ClientCase = {
  id: 'tertiary-hospital',
  industry: 'medical',
  year: 2025,
  solution: 'safety-wise-medical',
  products: [
    'safety-sim-card',
    'safety-auth-gateway',
    'tm-safety-sdk',
    'safety-mods',
    'safety-os',
    'tm-control',
    'sdp',
    'internet-tls',
  ],
  chart: {
    unit: { zh: '共用账号（个）', en: 'Shared accounts' },
    points: [
      { label: { zh: '启动', en: 'Start' }, value: 318 },
      { label: { zh: '6 周', en: 'Wk 6' }, value: 240 },
      { label: { zh: '10 周', en: 'Wk 10' }, value: 117 },
      { label: { zh: '14 周', en: 'Wk 14' }, value: 22 },
      { label: { zh: '16 周', en: 'Wk 16' }, value: 9 },
    ],
  },
  text: {
    zh: {
      client: '一家三级甲等医院',
      title: '318 个共用账号减到 9 个',
      headline: { value: '318 → 9', label: '十六周内的共用账号；余下 9 个为登记在册的应急账号' },
      situation:
        '护理站共用账号，病历签名是一张图片，质控只能追到岗位，追不到人。护理车的系统多年未更新，监护设备与办公电脑在同一网段，厂商远程维护靠一个常开的端口。',
      choice:
        '一人一卡，插卡登录、拔卡即锁；病历由本人密钥签名并加时间戳。护理车换装加固系统，平板与 PDA 纳入管控。监护设备经带安全模组的接入单元以证书入网，只到采集接口；厂商维护改走 SDP，按工单开通。患者端接口改为双套件。',
      rollout:
        '先一个病区六周，再按病区推进，夜班先行以验证应急流程。第五周护士反映每次输 PIN 太慢，改为每班首次输入、其间插卡即可，签署医嘱仍须输入。',
      result:
        '共用账号从 318 个降到 9 个，均为双人开启的应急账号，逐次复核。抽验一百份签名全部可独立验证。插卡到进入工作界面的中位用时 4 秒，原来口令登录为 19 秒，因此没有出现绕开登录的做法。',
      method:
        '账号清单每月盘点；签名由第三方工具验证，2025 年 11 月；登录用时取三个病区一周日志的中位数。',
    },
    en: {
      client: 'A tertiary hospital',
      title: '318 shared accounts down to nine',
      headline: {
        value: '318 → 9',
        label: 'shared accounts in sixteen weeks; the nine left are registered for emergencies',
      },
      situation:
        'Stations shared accounts and signatures were pictures: quality control could find a post, not a person. Carts ran systems without updates for years, monitors stood in one segment with office PCs, and vendors came in by a port that was always open.',
      choice:
        'One card a person, inserted to log in and pulled to lock; records signed with that person’s key and time-stamped. Carts run the hardened system, tablets and handhelds are managed. Monitors join by certificate through access units with modules and reach the collection interface only; vendors come by SDP and work order. Patient interfaces speak both kinds of suites.',
      rollout:
        'One ward for six weeks, then ward by ward, night shifts first to prove the emergency path. In week five nurses found a PIN each time too slow: now the first login of a shift asks for it, later ones only for the card, and signing an order always does.',
      result:
        'From 318 shared accounts to nine, all opened by two people and reviewed each time. A hundred sampled signatures all verified independently. From card to working screen takes 4 seconds at the median, against 19 with passwords, and no workaround for logging in appeared.',
      method:
        'Monthly account inventory; signatures checked with a third party’s tool, November 2025; times are medians of a week’s log of three wards.',
    },
  },
};
