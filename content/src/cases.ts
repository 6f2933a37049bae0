import type { ClientCase } from '@uid/contract/content';

/** Clients by kind, never by name; each says how its numbers were taken. */
export const clientCases: ClientCase[] = [
  {
    id: 'operator-5g-voice',
    industry: 'telecom',
    year: 2026,
    solution: 'safety-5g',
    products: ['safety-super-sim-card', 'safety-shield-auth'],
    chart: {
      unit: { zh: '被冒用的通话账号（个／月）', en: 'Voice accounts abused a month' },
      points: [
        ['1 月', 'Jan', 212],
        ['2 月', 'Feb', 198],
        ['3 月', 'Mar', 141],
        ['4 月', 'Apr', 63],
        ['5 月', 'May', 29],
        ['6 月', 'Jun', 24],
      ].map(point),
    },
    text: {
      zh: {
        client: '一家省级电信运营商',
        title: '用卡内密钥保护 5G 语音业务账号',
        headline: { value: '−89 %', label: '半年内被冒用的语音业务账号' },
        situation: '企业语音业务以短信验证码登录自助平台，验证码被转发或诱骗后，号码会被拿去外呼。',
        choice: '以超级 SIM 卡内密钥签名登录，高风险操作要求再次签名；短信仅用于通知。',
        rollout: '先对 1,200 家企业的管理员换卡，六周内完成；旧登录方式按月收窄额度后关闭。',
        result: '冒用账号由每月 212 个降到 24 个。余下的多为员工交接未办理变更，已改进流程。',
        method: '运营商反诈平台登记数，2026 年 1—6 月，口径未变。',
      },
      en: {
        client: 'A provincial telecom operator',
        title: 'Keys in the card protect 5G voice accounts',
        headline: { value: '−89 %', label: 'abused voice accounts within half a year' },
        situation:
          'Companies logged in to the voice portal with text-message codes; forwarded or talked out of people, those codes let strangers place calls.',
        choice:
          'Sign the login with the key in a Super SIM, and again for risky acts; text messages only inform.',
        rollout:
          'Administrators of 1,200 companies changed cards in six weeks; the old login was narrowed monthly, then closed.',
        result:
          'Abused accounts fell from 212 a month to 24. Most of the rest were handovers never recorded; that process changed.',
        method:
          'Registered by the operator’s anti-fraud desk, January to June 2026, unchanged criteria.',
      },
    },
  },
  {
    id: 'provincial-grid',
    industry: 'power',
    year: 2025,
    solution: 'safety-electric',
    products: ['safety-mods', 'safety-border-gateway'],
    chart: {
      unit: { zh: '完成改造的站点（座）', en: 'Stations converted' },
      points: [
        ['Q1', 'Q1', 3],
        ['Q2', 'Q2', 41],
        ['Q3', 'Q3', 128],
        ['Q4', 'Q4', 214],
      ].map(point),
    },
    text: {
      zh: {
        client: '一家省级电网公司',
        title: '214 座站的遥控指令逐条签名',
        headline: { value: '214 座', label: '一年内完成签名改造的变电站' },
        situation: '配电终端以明文规约受控，审计只能看到通信口，无法证明指令来源。',
        choice: '终端加装安全模组，站端部署边界网关，主站签发带序号的指令。',
        rollout: '随检修计划推进，每站一天，旁路开关保留三个月。',
        result:
          '抽检 3,000 条指令，来源与内容均可独立验证；因签名失败而退回的指令 7 条，均为时钟偏差，已加装校时。',
        method: '验收报告与抽检记录，2025 年 12 月。',
      },
      en: {
        client: 'A provincial grid company',
        title: 'Signed commands at 214 stations',
        headline: { value: '214', label: 'substations converted within a year' },
        situation:
          'Terminals obeyed commands in clear; the audit saw a port and could not prove a sender.',
        choice:
          'Modules in terminals, border gateways at stations, numbered and signed commands from the centre.',
        rollout: 'With planned maintenance, a day a station, bypass kept for three months.',
        result:
          'Of 3,000 sampled commands every sender and content could be verified; seven were rejected for clock drift, and time sources were added.',
        method: 'Acceptance report and samples, December 2025.',
      },
    },
  },
  {
    id: 'bank-remote-office',
    industry: 'finance',
    year: 2026,
    solution: 'safety-quick-office',
    products: ['sdp', 'safety-auth-gateway', 'safety-shield-auth'],
    chart: {
      unit: { zh: '公网可见的办公服务（个）', en: 'Office services visible from the internet' },
      points: [
        ['改造前', 'Before', 46],
        ['第 4 周', 'Week 4', 19],
        ['第 8 周', 'Week 8', 1],
      ].map(point),
    },
    text: {
      zh: {
        client: '一家城市商业银行',
        title: '从 46 个公网入口到 1 个',
        headline: { value: '46 → 1', label: '公网上可见的办公服务' },
        situation: '远程办公依赖两套 VPN，外加若干直接暴露的业务页面，资产清单与实际不符。',
        choice: '以 SDP 替代 VPN，登录由 SIM 签名与目录共同完成，敏感系统要求受管控终端。',
        rollout: '八周，按应用迁移；每迁移一个就关闭一个旧入口。',
        result: '公网上只剩不应答未授权请求的 SDP 入口。员工平均登录用时由 41 秒降到 12 秒。',
        method: '外部资产扫描，改造前后各三次取中位；登录用时取一周日志的中位数。',
      },
      en: {
        client: 'A city commercial bank',
        title: 'From 46 public entrances to one',
        headline: { value: '46 → 1', label: 'office services visible from the internet' },
        situation:
          'Remote work ran on two VPNs and a number of exposed pages; the asset list and the truth differed.',
        choice:
          'SDP instead of VPNs; login by SIM signature and directory; managed devices for sensitive systems.',
        rollout: 'Eight weeks, application by application; each move closed an old entrance.',
        result:
          'Only the SDP entrance remains, silent to the unauthorised. Median login time fell from 41 seconds to 12.',
        method:
          'External scans, median of three before and after; login times from a week of logs.',
      },
    },
  },
  {
    id: 'tertiary-hospital',
    industry: 'medical',
    year: 2025,
    solution: 'safety-wise-medical',
    products: ['safety-sim-card', 'safety-auth-gateway', 'tm-safety-sdk'],
    chart: {
      unit: { zh: '共用账号（个）', en: 'Shared accounts' },
      points: [
        ['启动', 'Start', 318],
        ['第 6 周', 'Week 6', 240],
        ['第 14 周', 'Week 14', 22],
        ['第 16 周', 'Week 16', 9],
      ].map(point),
    },
    text: {
      zh: {
        client: '一家三级甲等医院',
        title: '318 个共用账号减到 9 个',
        headline: { value: '9 个', label: '十六周后剩余的共用账号，均为登记在册的应急账号' },
        situation: '护理站共用账号，签名是一张图片，质控无法追到开具者。',
        choice: '一人一卡登录，离开即锁；电子病历签名改为卡内密钥与时间戳。',
        rollout: '先一个病区六周，再按病区推进；夜班先行，以便验证应急流程。',
        result: '共用账号从 318 个降到 9 个；抽验一百份签名全部可独立验证。',
        method: '账号清单逐月盘点；签名由第三方工具验证，2025 年 11 月。',
      },
      en: {
        client: 'A tertiary hospital',
        title: '318 shared accounts down to nine',
        headline: {
          value: '9',
          label: 'shared accounts left after sixteen weeks, all registered for emergencies',
        },
        situation:
          'Stations shared accounts and signatures were pictures; quality control could not find who gave an order.',
        choice: 'One card a person, locked when away; record signatures by key and time stamp.',
        rollout:
          'One ward for six weeks, then ward by ward; night shifts first, to prove the emergency path.',
        result: 'From 318 to nine; a hundred sampled signatures all verified.',
        method:
          'Monthly account inventory; signatures checked with a third party’s tool, November 2025.',
      },
    },
  },
  {
    id: 'city-metro',
    industry: 'transport',
    year: 2025,
    products: ['safety-border-gateway', 'safety-os'],
    chart: {
      unit: { zh: '完成边界改造的车站（座）', en: 'Stations behind gateways' },
      points: [
        ['3 月', 'Mar', 4],
        ['6 月', 'Jun', 19],
        ['9 月', 'Sep', 37],
        ['12 月', 'Dec', 52],
      ].map(point),
    },
    text: {
      zh: {
        client: '一条城市轨道交通线路',
        title: '52 座车站的信号维护网与办公网分开',
        headline: { value: '52 座', label: '完成网络隔离的车站' },
        situation: '维护电脑同时接入办公网与信号维护网，等级测评两次提出整改。',
        choice: '站内部署边界网关，维护电脑改用加固系统，按工单开通时限通道。',
        rollout: '夜间天窗施工，每晚一至两座。',
        result: '测评整改项关闭；维护通道平均开通时间 40 秒，到时自动收回。',
        method: '测评机构复测与网关日志，2025 年 12 月。',
      },
      en: {
        client: 'A metro line',
        title: 'Signal maintenance and office networks apart at 52 stations',
        headline: { value: '52', label: 'stations separated' },
        situation: 'Maintenance laptops sat on both networks; two assessments asked for change.',
        choice: 'Gateways at stations, hardened laptops, time-limited paths by work order.',
        rollout: 'In night closures, one or two stations a night.',
        result: 'Findings closed; a path opens in 40 seconds on average and closes by itself.',
        method: 'Re-assessment and gateway logs, December 2025.',
      },
    },
  },
  {
    id: 'auto-plant',
    industry: 'manufacturing',
    year: 2026,
    products: ['safety-mods', 'tm-safety-sdk'],
    chart: {
      unit: { zh: '拒绝的未签名固件（次／月）', en: 'Unsigned firmware refused a month' },
      points: [
        ['2 月', 'Feb', 31],
        ['3 月', 'Mar', 18],
        ['4 月', 'Apr', 6],
        ['5 月', 'May', 2],
      ].map(point),
    },
    text: {
      zh: {
        client: '一家汽车零部件工厂',
        title: '产线控制器只接受签名固件',
        headline: { value: '31 → 2', label: '每月被拒绝的未签名固件写入' },
        situation: '供应商现场升级使用各自的 U 盘，版本与来源无法核对。',
        choice: '控制器内置安全模组校验签名，供应商用 SDK 在发布时签名。',
        rollout: '四条产线，两周旁路观察后启用拦截。',
        result: '拦截初期每月 31 次，均查明为旧版工具；供应商更换工具后降到 2 次。',
        method: '控制器日志，2026 年 2—5 月。',
      },
      en: {
        client: 'A car-parts plant',
        title: 'Line controllers take signed firmware only',
        headline: { value: '31 → 2', label: 'unsigned writes refused a month' },
        situation:
          'Suppliers upgraded from their own memory sticks; versions and origins could not be checked.',
        choice: 'Modules in controllers verify; suppliers sign at release with the SDK.',
        rollout: 'Four lines, two weeks of watching, then enforcement.',
        result: 'At first 31 refusals a month, all from old tools; two after suppliers changed.',
        method: 'Controller logs, February to May 2026.',
      },
    },
  },
  {
    id: 'insurance-agents',
    industry: 'office',
    year: 2026,
    products: ['safety-shield-auth', 'tm-control'],
    chart: {
      unit: { zh: '登录用时中位数（秒）', en: 'Median login time in seconds' },
      points: [
        ['短信', 'SMS', 27],
        ['SIM 认证', 'SIM', 3],
        ['SIM＋PIN', 'SIM and PIN', 6],
      ].map(point),
    },
    text: {
      zh: {
        client: '一家保险公司的代理人队伍',
        title: '代理人不再等短信',
        headline: { value: '27 → 3 秒', label: '一次登录的中位用时' },
        situation: '代理人在信号差的地方等短信验证码，且账号有出借现象。',
        choice: '手机以 SIM 认证登录，签单时加 PIN；终端管控保证一人一机。',
        rollout: '九千名代理人，按分公司四周完成。',
        result: '登录用时由 27 秒降到 3 秒；出借账号的特征（同日异地）下降，但不能据此断言已杜绝。',
        method: '业务日志一周的中位数，2026 年 4 月；出借特征由风控规则统计。',
      },
      en: {
        client: 'An insurer’s agents',
        title: 'Agents no longer wait for text messages',
        headline: { value: '27 → 3 s', label: 'median time to log in' },
        situation: 'Agents waited for codes where reception is poor, and accounts were lent.',
        choice:
          'Log in by SIM, with a PIN to sign a policy; terminal control keeps one device a person.',
        rollout: 'Nine thousand agents, by branch, in four weeks.',
        result:
          'From 27 seconds to 3. Signs of lent accounts fell; that alone does not prove the end of lending.',
        method: 'Median of a week’s logs, April 2026; lending by risk rules.',
      },
    },
  },
  {
    id: 'district-services',
    industry: 'government',
    year: 2025,
    products: ['internet-tls', 'safety-auth-gateway'],
    chart: {
      unit: { zh: '国密套件连接占比（%）', en: 'Connections with SM suites, %' },
      points: [
        ['1 月', 'Jan', 0],
        ['4 月', 'Apr', 12],
        ['8 月', 'Aug', 34],
        ['12 月', 'Dec', 41],
      ].map(point),
    },
    text: {
      zh: {
        client: '一个区的政务服务网',
        title: '一个网址同时提供国际与国密套件',
        headline: { value: '41 %', label: '一年后使用国密套件的连接占比' },
        situation: '密评要求传输使用国密算法，但多数市民的浏览器只支持国际套件。',
        choice: '双证书部署：支持国密的浏览器走 TLCP 或 RFC 8998 套件，其余走 TLS 1.3。',
        rollout: '先接口后页面，灰度两个月。',
        result: '国密连接占 41 %，其余仍为国际套件；未观察到因切换造成的访问失败上升。',
        method: '网关握手日志，2025 年 12 月全月。',
      },
      en: {
        client: 'A district’s public services',
        title: 'One address, both international and SM suites',
        headline: { value: '41 %', label: 'of connections use SM suites after a year' },
        situation:
          'The assessment asks for SM algorithms in transport, yet most citizens’ browsers speak only international suites.',
        choice:
          'Two certificates: browsers that can use TLCP or RFC 8998 suites, the others TLS 1.3.',
        rollout: 'Interfaces first, then pages, two months of gradual change.',
        result:
          '41 % use SM suites, the rest international ones; no rise in failed visits was seen.',
        method: 'Handshake logs of December 2025.',
      },
    },
  },
];

function point([zh, en, value]: (string | number)[]): ClientCase['chart']['points'][number] {
  return { label: { zh: String(zh), en: String(en) }, value: Number(value) };
}
