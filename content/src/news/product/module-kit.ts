import type { NewsArticle } from '@uid/contract/content';

export const moduleKit: NewsArticle = {
  id: 'module-kit',
  category: 'product',
  publishedOn: '2026-02-03',
  products: ['safety-mods'],
  text: {
    zh: {
      title: '安全模组开发套件上架',
      summary:
        '评估板、两片开发版模组与调试线，示例工程覆盖密钥生成、SM2 签名、SM4 加解密与固件验签。',
      sections: [
        {
          heading: '套件里有什么',
          paragraphs: [
            '评估板引出 SPI 与 USB，可用跳线测量休眠与签名时的电流。两片模组一片用于开发，一片可以放心锁死：很多团队第一次用密码模组，都会在测试“错误次数用尽”时毁掉一片。',
          ],
        },
        {
          heading: '头一天可以这样用',
          paragraphs: [
            '上午在电脑上用 USB 跑通 PKCS#11：生成密钥、签名、用公钥在另一台机器上验签。下午换到 SPI，接自己的主控，只移植收发两个函数。到这一步再讨论 API 选 SDF 还是 SKF。',
            '固件验签的示例包含单调计数器：故意刷一次旧版本，确认会被拒绝，并想清楚产线返修时怎样处理。',
          ],
        },
        {
          heading: '不能用来做什么',
          paragraphs: [
            '套件中的模组为开发版，出厂证书由测试 CA 签发，不可用于正式产品。UM-L 的 SM4 吞吐为 20 Mbit/s，不适合多路视频；那类需求请评估 UM-M。',
          ],
        },
      ],
    },
    en: {
      title: 'A development kit for the security module',
      summary:
        'Board, two development modules and cables; samples for key generation, SM2 signing, SM4 and firmware verification.',
      sections: [
        {
          heading: 'In the box',
          paragraphs: [
            'The board brings out SPI and USB and has jumpers to measure current asleep and while signing. One of the two modules is for work and one may be locked for good: most teams destroy a module the first time they test what happens when attempts run out.',
          ],
        },
        {
          heading: 'A first day with it',
          paragraphs: [
            'In the morning run PKCS#11 over USB on a PC: generate a key, sign, verify with the public key on another machine. In the afternoon move to SPI on your own processor, porting only send and receive. Then is the time to choose between SDF and SKF.',
            'The firmware sample uses the monotonic counter: flash an old version on purpose, see it refused, and decide how your repair line will deal with that.',
          ],
        },
        {
          heading: 'What it is not for',
          paragraphs: [
            'These are development parts with certificates from a test CA, not for products. UM-L does 20 Mbit/s of SM4, too little for several video streams; look at UM-M for those.',
          ],
        },
      ],
    },
  },
};
