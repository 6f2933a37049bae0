import type { Localised } from '@uid/contract/language';

import type { GuideAnswers, GuideQuestion } from './guide-answers.ts';

export interface ItemTraits {
  /** The item's id in the catalogue. */
  id: string;
  /** The answers that speak for the item. */
  fits: { [Q in GuideQuestion]: readonly GuideAnswers[Q][] };
  /** Why the item is recommended: what it does for a visitor with these answers. */
  reason: Localised<string>;
}

const anyScale = ['few', 'some', 'many'] as const;
const bothStages = ['trial', 'rollout'] as const;

/** What each item of the mall is for, as the company's engineers would say when asked. */
export const itemTraits: readonly ItemTraits[] = [
  {
    id: 'sim-card',
    fits: {
      subject: ['people', 'devices'],
      key: ['card'],
      scale: ['few', 'some'],
      stage: ['rollout'],
    },
    reason: {
      zh: '密钥在卡内生成、不出卡，插进现有手机或终端就能用，不改硬件。',
      en: 'The key is made in the card and never leaves it; it goes into the phone or device you have.',
    },
  },
  {
    id: 'super-sim-card',
    fits: {
      subject: ['people'],
      key: ['card'],
      scale: ['few', 'some', 'many'],
      stage: ['rollout'],
    },
    reason: {
      zh: '一张卡里再放企业应用和证书，适合给员工手机配发。',
      en: 'Room for company applications and certificates on the same card: made for staff phones.',
    },
  },
  {
    id: 'card-kit',
    fits: { subject: ['people', 'devices'], key: ['card'], scale: ['few'], stage: ['trial'] },
    reason: {
      zh: '五张卡配齐联调所需的东西，先验证一条完整链路再决定批量。',
      en: 'Five cards with all it takes to test one whole chain before you decide on numbers.',
    },
  },
  {
    id: 'crypto-module',
    fits: { subject: ['devices'], key: ['board'], scale: anyScale, stage: ['rollout'] },
    reason: {
      zh: '焊在或插在设备主板上，给没有 SIM 卡槽的设备一把自己的密钥。',
      en: 'Sits on the device’s own board: a key of its own for a device without a SIM slot.',
    },
  },
  {
    id: 'module-kit',
    fits: { subject: ['devices'], key: ['board'], scale: ['few'], stage: ['trial'] },
    reason: {
      zh: '带接口板和示例工程，用来在您的主板上验证模组。',
      en: 'An interface board and sample projects to try the module against your own board.',
    },
  },
  {
    id: 'border-gateway',
    fits: {
      subject: ['sites', 'devices'],
      key: ['network'],
      scale: ['some', 'many'],
      stage: ['rollout'],
    },
    reason: {
      zh: '站在站点出口，替网内设备验明身份，设备本身不用改。',
      en: 'Stands at the site’s edge and checks identities for devices that cannot be changed.',
    },
  },
  {
    id: 'auth-gateway',
    fits: {
      subject: ['people', 'sites'],
      key: ['network'],
      scale: ['some', 'many'],
      stage: ['rollout'],
    },
    reason: {
      zh: '机架式认证入口，内置密码卡，接入用户多、要长期运行时选它。',
      en: 'A rack appliance with its own cryptographic card, for many users over years.',
    },
  },
  {
    id: 'auth-gateway-virtual',
    fits: {
      subject: ['people', 'sites'],
      key: ['network', 'none'],
      scale: ['few', 'some'],
      stage: bothStages,
    },
    reason: {
      zh: '同样的认证功能装在虚拟机里，当天就能开始，不等硬件。',
      en: 'The same functions as a virtual machine: start the same day, no hardware to wait for.',
    },
  },
  {
    id: 'sdp-licence',
    fits: {
      subject: ['people', 'sites'],
      key: ['none', 'network'],
      scale: ['some', 'many'],
      stage: bothStages,
    },
    reason: {
      zh: '先验身份再放行，业务系统对外不可见，用软件就能替换传统 VPN。',
      en: 'Identity first, then access: services stay invisible, and software replaces the VPN.',
    },
  },
  {
    id: 'tm-sdk-licence',
    fits: {
      subject: ['people', 'devices'],
      key: ['none'],
      scale: anyScale,
      stage: bothStages,
    },
    reason: {
      zh: '嵌进您自己的应用，用手机系统密钥库签名，不发硬件。',
      en: 'Built into your own app, signing with the phone’s keystore: nothing to hand out.',
    },
  },
  {
    id: 'shield-auth-licence',
    fits: { subject: ['people'], key: ['none'], scale: ['some', 'many'], stage: bothStages },
    reason: {
      zh: '托管的认证服务，按月活计，不用自己运维。',
      en: 'A hosted service paid by monthly users; nothing for you to run.',
    },
  },
  {
    id: 'tm-control-licence',
    fits: {
      subject: ['devices', 'people'],
      key: ['none'],
      scale: ['some', 'many'],
      stage: ['rollout'],
    },
    reason: {
      zh: '统一登记、下发策略、远程停用，终端多了离不开它。',
      en: 'Enrols, configures and switches off terminals from one place once there are many.',
    },
  },
  {
    id: 'tls-licence',
    fits: { subject: ['sites'], key: ['none', 'network'], scale: anyScale, stage: bothStages },
    reason: {
      zh: '给站点之间、站点到云的链路加上双向认证和国密套件。',
      en: 'Adds two-way authentication and Chinese cipher suites to links between sites and clouds.',
    },
  },
  {
    id: 'safety-os-licence',
    fits: {
      subject: ['devices', 'sites'],
      key: ['board', 'none'],
      scale: anyScale,
      stage: ['rollout'],
    },
    reason: {
      zh: '从启动就逐级校验的系统，适合自己做设备、要把底座也管住的团队。',
      en: 'A system verified from boot, for those who build devices and want the base secured too.',
    },
  },
];
