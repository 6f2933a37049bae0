import type { ClientCase } from '@uid/contract/content';

export const operator5gVoice: ClientCase = {
  id: 'operator-5g-voice',
  industry: 'telecom',
  year: 2026,
  solution: 'safety-5g',
  products: [
    'safety-super-sim-card',
    'safety-sim-card',
    'safety-shield-auth',
    'tm-safety-sdk',
    'safety-border-gateway',
  ],
  chart: {
    unit: { zh: '被冒用的语音业务账号（个／月）', en: 'Voice accounts abused a month' },
    points: [
      { label: { zh: '1 月', en: 'Jan' }, value: 212 },
      { label: { zh: '2 月', en: 'Feb' }, value: 198 },
      { label: { zh: '3 月', en: 'Mar' }, value: 141 },
      { label: { zh: '4 月', en: 'Apr' }, value: 63 },
      { label: { zh: '5 月', en: 'May' }, value: 29 },
      { label: { zh: '6 月', en: 'Jun' }, value: 24 },
    ],
  },
  text: {
    zh: {
      client: '一家省级电信运营商',
      title: '用卡内密钥保护 5G 语音业务账号',
      headline: { value: '−89%', label: '半年内每月被冒用的语音业务账号' },
      situation:
        '企业客户用短信验证码登录语音业务自助平台，可自行增开号码、设置呼叫转移。验证码被转发或诱骗后，号码会被拿去外呼；反诈平台每月登记约两百个这样的账号，封停后常被同样的方法再次拿走。',
      choice:
        '管理员改用超级 SIM 卡签名登录，增开号码与呼叫转移须再签一次，手机上显示要办的事；坐席用安全 SIM 卡。没有换卡的小客户用 SDK 协同签名，单日额度收窄。平台的管理接口移到边界网关之后，不再直接面向公网。短信只作通知。',
      rollout:
        '先给 1,200 家企业的管理员换卡，在营业厅当面核身签发证书，六周完成。旧登录方式按月收窄额度，第四个月关闭；关闭前两周逐户电话提醒。',
      result:
        '每月冒用账号由 212 个降到 24 个。余下的 24 个里，17 个是员工离职未办变更，5 个是把 PIN 告诉了他人，2 个原因未明。针对前两类改了交接流程，并在 PIN 页面写明“本机构不会索要”。',
      method:
        '运营商反诈平台按月登记数，2026 年 1—6 月，登记口径未变；同期客户数增加 3%，未作折算。',
    },
    en: {
      client: 'A provincial telecom operator',
      title: 'Keys in the card protect 5G voice accounts',
      headline: { value: '−89%', label: 'voice accounts abused a month, within half a year' },
      situation:
        'Business customers logged in to the voice portal with text-message codes, and could add numbers and forward calls there. Codes were forwarded or talked out of people and the numbers used for outbound calls; the anti-fraud desk registered about two hundred such accounts a month, many of them lost again the same way after being recovered.',
      choice:
        'Administrators now sign in with a Secure SIM Plus and sign again to add numbers or forward calls, with the action shown on the phone; agents use Secure SIMs. Small customers without new cards use co-signing by the SDK under a lower daily limit. The portal’s management interface moved behind border gateways, off the internet. Text messages only inform.',
      rollout:
        'Administrators of 1,200 companies changed cards in six weeks, identified in person at shops where their certificates were issued. The old login was narrowed month by month and closed in the fourth, after two weeks of calls to each customer still on it.',
      result:
        'Abused accounts fell from 212 a month to 24. Of those, 17 were leavers whose change was never filed, 5 had told someone their PIN, and 2 stayed unexplained. The handover process changed, and the PIN page now says that nobody from the operator asks for it.',
      method:
        'Monthly registrations of the operator’s anti-fraud desk, January to June 2026, criteria unchanged; customers grew by 3% meanwhile, not adjusted for.',
    },
  },
};
