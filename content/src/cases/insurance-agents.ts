import type { ClientCase } from '@uid/contract/content';

export const insuranceAgents: ClientCase = {
  id: 'insurance-agents',
  industry: 'office',
  year: 2026,
  products: [
    'safety-shield-auth',
    'safety-sim-card',
    'tm-safety-sdk',
    'tm-control',
    'safety-auth-gateway',
  ],
  chart: {
    unit: { zh: '登录用时中位数（秒）', en: 'Median login time, seconds' },
    points: [
      { label: { zh: '短信', en: 'SMS' }, value: 27 },
      { label: { zh: '卡路径', en: 'Card' }, value: 3 },
      { label: { zh: '卡加PIN', en: '+PIN' }, value: 6 },
      { label: { zh: '菜单', en: 'Menu' }, value: 14 },
    ],
  },
  text: {
    zh: {
      client: '一家保险公司的代理人队伍',
      title: '代理人不再等短信验证码',
      headline: { value: '27 → 3 秒', label: '安卓与鸿蒙手机上一次登录的中位用时' },
      situation:
        '代理人在信号差的地方等短信验证码，客户坐在对面。账号有出借现象：同一账号上午在一座城市、下午在另一座签单，事后谁也不认。',
      choice:
        '代理人换安全 SIM 卡，登录由卡签名，每日首次输入 PIN，签单时再输一次。iPhone 不开放 SIM 卡通道，走 SIM 卡菜单的短信路径。没换卡的新人先用 SDK 协同签名，签单额度受限。终端管控只管工作资料，一人一机，换机须重新核身。',
      rollout:
        '九千名代理人，按分公司四周完成，换卡与核身在职场同一张桌子上做。第一周 3% 的手机副卡槽不开放通道，改插主卡槽解决；另有两款旧机型只能走菜单路径。',
      result:
        '登录用时中位数由 27 秒降到 3 秒，加 PIN 为 6 秒；菜单路径 14 秒，比短信验证码快，但不算快。出借账号的特征（同日异地）由每万次登录 21 次降到 4 次；这不能证明出借已经杜绝，只说明原来的做法行不通了。',
      method:
        '业务日志一周全部登录的中位数，2026 年 4 月，含用户输入；出借特征由客户的风控规则统计，规则前后一致。',
    },
    en: {
      client: 'An insurer’s agents',
      title: 'Agents no longer wait for text messages',
      headline: { value: '27 → 3 s', label: 'median login time on Android and HarmonyOS phones' },
      situation:
        'Agents waited for codes where reception is poor, with the customer across the table. Accounts were lent: one signed policies in one city in the morning and in another in the afternoon, and nobody would own up.',
      choice:
        'Agents got Secure SIMs: the card signs the login, with the PIN at the day’s first and again for each policy. iPhones do not open the SIM to applications and use the card’s menu by data message. Newcomers without a card start with co-signing by the SDK, under a limit. Endpoint Management manages the work profile only, one device a person; a new device means being identified again.',
      rollout:
        'Nine thousand agents, by branch, in four weeks; cards and identification at the same desk. In the first week 3% of phones did not open their second slot, and the card moved to the first; two old models can use only the menu.',
      result:
        'From 27 seconds to 3 at the median, 6 with the PIN; the menu takes 14, quicker than a code but not quick. Signs of lending (two places a day) fell from 21 to 4 per ten thousand logins. That does not prove lending has ended, only that the old way no longer works.',
      method:
        'Medians over all logins of a week, April 2026, user input included; lending by the client’s own risk rules, unchanged.',
    },
  },
};
