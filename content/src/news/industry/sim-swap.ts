import type { NewsArticle } from '@uid/contract/content';

export const simSwap: NewsArticle = {
  id: 'sim-swap',
  category: 'industry',
  publishedOn: '2026-05-14',
  products: ['safety-sim-card', 'safety-shield-auth'],
  text: {
    zh: {
      title: '补卡攻击：短信为什么不够',
      summary: '攻击者不偷手机，只补办一张卡。把证明放进卡内密钥，补卡便不再等于身份。',
      sections: [
        {
          heading: '怎样发生',
          paragraphs: [
            '攻击者以收集来的资料补办号码，或把号码转走，短信随即到达新卡。从补卡成功到清空账户往往以小时计，而机主看到的只是手机没了信号。账户恢复流程若只认短信，便整个失守。',
            '同一类风险还有呼叫转移、信令侧拦截和诱骗转发验证码。它们的共同点是：验证码离开发送方之后，谁收到就归谁。',
          ],
        },
        {
          heading: '标准怎么说',
          paragraphs: [
            'NIST SP 800-63B-4 把经公用电话网发送的带外验证列为受限方式：仍可使用，但须提供替代方式，向用户说明风险，并评估补卡、转网等迹象。等级保护三级要求两种鉴别技术的组合且含密码技术，短信验证码本身不是密码技术的身份鉴别。',
          ],
        },
        {
          heading: '卡内密钥改变了什么',
          paragraphs: [
            '新补的卡没有旧卡的私钥。登录要用签名，补卡之后必须重新核身、生成密钥、签发证书。它不能防止补卡本身，但补卡不再直接换来账户。',
            '前提是重新签发的流程不偷懒。如果换卡后凭一条短信就能重新绑定，强度就退回到那条短信。',
          ],
        },
        {
          heading: '可以马上做的事',
          paragraphs: [
            '把短信降为通知；恢复流程要求两种独立证据；接入运营商的换卡信号，换卡后若干小时内限制大额与改密；为客服写清楚什么情况下不得代办。',
          ],
        },
      ],
    },
    en: {
      title: 'SIM swaps: why a text message should not be your second factor alone',
      summary:
        'Nobody steals the phone; they get a new card. With proof in a key, a new card is not an identity.',
      sections: [
        {
          heading: 'How it happens',
          paragraphs: [
            'With collected data an attacker has the number reissued or ported, and messages follow. From new card to empty account is often a matter of hours, while the owner only sees that reception is gone. A recovery that trusts messages falls at once.',
            'Call forwarding, interception in signalling and talking people out of codes are of the same kind. Once a code has left its sender, it belongs to whoever receives it.',
          ],
        },
        {
          heading: 'What standards say',
          paragraphs: [
            'NIST SP 800-63B-4 lists out-of-band codes over the public telephone network as restricted: still possible, with an alternative offered, the risk explained and signs of swaps and porting weighed. Level 3 of classified protection asks for two ways combined, one of them cryptographic, which a texted code is not.',
          ],
        },
        {
          heading: 'What a key in the card changes',
          paragraphs: [
            'The new card lacks the old key. A login needs a signature, so after a swap a person is identified again, a key generated and a certificate issued. The swap is not prevented; it no longer is the account.',
            'Provided that the new issue is not careless. If a text message is enough to bind again, the strength is that of the text message.',
          ],
        },
        {
          heading: 'What you can do now',
          paragraphs: [
            'Turn messages into notices. Ask two independent proofs for recovery. Take the operator’s swap signal and limit large amounts and password changes for some hours after one. Write down for the help desk what it must not do for a caller.',
          ],
        },
      ],
    },
  },
};
