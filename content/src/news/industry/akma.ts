import type { NewsArticle } from '@uid/contract/content';

export const akma: NewsArticle = {
  id: 'akma',
  category: 'industry',
  publishedOn: '2026-01-06',
  products: ['safety-shield-auth', 'safety-sim-card'],
  text: {
    zh: {
      title: 'AKMA 是什么，与卡内证书有何关系',
      summary:
        '3GPP TS 33.535 让应用复用 5G 主认证产生的密钥；它与卡内证书解决不同的问题，可以并用。',
      sections: [
        {
          heading: '密钥从哪里来',
          paragraphs: [
            '主认证结束后，终端与归属网络都持有 K_AUSF。AKMA 由它派生出锚点密钥 K_AKMA 和标识 A-KID，由网络侧的 AAnF 保存；应用再向 AAnF 取得自己专用的 K_AF。不同应用的 K_AF 由应用标识区分，互相推不出来。',
            '终端一侧自行派生同样的密钥，因此整个过程不需要为应用另发口令或证书。K_AF 带有有效期，到期或新一次主认证之后重新派生。',
          ],
        },
        {
          heading: '它能做什么，不能做什么',
          paragraphs: [
            'K_AF 是对称密钥，适合在终端与应用之间建立通道，例如作为 TLS 的预共享密钥。双方持有同一把密钥，所以它证明不了“是这一方而不是那一方”发出的消息，不能当作签名交给第三方。',
            'AKMA 证明的是签约在线，不是用户同意。手机解锁后放在桌上，AKMA 照样成立。',
          ],
        },
        {
          heading: '部署条件',
          paragraphs: [
            '需要三处同时支持：终端的基带与操作系统、运营商的 AAnF 与开放接口、应用服务端。目前商用部署不多，跨运营商的应用要逐家对接；漫游与专网场景还要看归属网络是否开放。',
          ],
        },
        {
          heading: '怎样搭配',
          paragraphs: [
            '一种合理的分工：有 AKMA 时用它建立通道，省去应用自己的凭据；登录、审批、付款等要留证据的动作，用卡内私钥加 PIN 签名。没有 AKMA 时，通道改用 TLCP 或 TLS，签名部分不变。',
          ],
        },
      ],
    },
    en: {
      title: 'What AKMA is, and how it relates to certificates in the card',
      summary:
        '3GPP TS 33.535 lets applications reuse keys from 5G primary authentication. It solves another problem than certificates do, and the two go together.',
      sections: [
        {
          heading: 'Where the key comes from',
          paragraphs: [
            'After primary authentication both the terminal and the home network hold K_AUSF. AKMA derives from it an anchor key K_AKMA and an identifier A-KID, kept by the AAnF in the network; an application then fetches its own K_AF. The application’s identity goes into the derivation, so one K_AF does not give away another.',
            'The terminal derives the same keys by itself, so no password or certificate is issued for the application. K_AF has a lifetime and is derived anew when that ends or after the next primary authentication.',
          ],
        },
        {
          heading: 'What it does and does not do',
          paragraphs: [
            'K_AF is a symmetric key, good for building a channel between terminal and application, for example as the pre-shared key of TLS. Both sides hold it, so it cannot show which of them sent a message, and nothing made with it is a signature for third parties.',
            'AKMA proves that a subscription is present, not that a user agreed. An unlocked phone on a table satisfies it.',
          ],
        },
        {
          heading: 'What it takes',
          paragraphs: [
            'Three places must support it at once: baseband and system of the terminal, the operator’s AAnF with an open interface, and the application’s server. Commercial deployments are still few; an application across operators deals with each, and roaming or private networks depend on the home network.',
          ],
        },
        {
          heading: 'How to combine them',
          paragraphs: [
            'A sensible split: where AKMA exists, let it build the channel and save the application its own credentials; sign what must leave evidence, such as logins, approvals and payments, with the key in the card and a PIN. Without AKMA the channel is TLCP or TLS, and the signing stays as it is.',
          ],
        },
      ],
    },
  },
};
