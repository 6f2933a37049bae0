import type { NewsArticle } from '@uid/contract/content';

export const authLatency: NewsArticle = {
  id: 'auth-latency',
  category: 'company',
  publishedOn: '2026-06-25',
  products: ['safety-shield-auth', 'safety-sim-card'],
  text: {
    zh: {
      title: '我们怎样测得 0.35 秒',
      summary: '首页那个数字的来历：测量方法、环境、分布，以及它不代表什么。',
      sections: [
        {
          heading: '测的是哪一段',
          paragraphs: [
            '从应用调用 SDK 发起请求，到服务端核验签名并签发凭据为止，走数据路径，不含用户看屏幕和输入 PIN 的时间。PIN 已在当次会话内验证过。',
          ],
        },
        {
          heading: '环境',
          paragraphs: [
            '自有 5G SA 试验网，一个小区，终端静止，信号良好；服务端三节点，在同城机房；手机为 2023 年的中档安卓机，卡为超级 SIM 卡。连续一万次，每次间隔两秒，失败不剔除。',
          ],
        },
        {
          heading: '结果',
          paragraphs: [
            '中位数 0.35 秒，九成在 0.6 秒以内，第 95 百分位 1.5 秒，失败 12 次，均为无线侧重建。拆开看：卡签名约 16 毫秒，系统打开卡通道 100–300 毫秒，其余是网络往返与服务端。换成安全 SIM 卡，签名约 45 毫秒，总时间多出的部分就在这里。',
          ],
        },
        {
          heading: '它不代表什么',
          paragraphs: [
            '现网的无线质量、卡的型号、手机系统与贵方策略都会改变结果。短信路径是另一回事，典型 6–15 秒。请以您自己的试点数据为准；测量脚本可以索取，也欢迎把不同的结果告诉我们。',
          ],
        },
      ],
    },
    en: {
      title: 'How we measured 0.35 seconds',
      summary:
        'Where the figure on our home page comes from: method, setting, distribution, and what it does not say.',
      sections: [
        {
          heading: 'Which stretch',
          paragraphs: [
            'From an application’s call to the SDK until the server has verified the signature and issued the credential, over the data path, without the time a user takes to read and enter a PIN. The PIN had been verified in the same session.',
          ],
        },
        {
          heading: 'Setting',
          paragraphs: [
            'Our own 5G SA test network, one cell, a terminal at rest in good reception; three server nodes in the same city; a mid-range Android phone of 2023 with a Secure SIM Plus. Ten thousand runs two seconds apart, failures kept.',
          ],
        },
        {
          heading: 'Result',
          paragraphs: [
            'Median 0.35 s, nine in ten within 0.6 s, 95th percentile 1.5 s; 12 failures, all radio re-establishment. Taken apart: about 16 milliseconds to sign in the card, 100 to 300 for the system to open the card channel, the rest network and server. A Secure SIM signs in about 45 milliseconds, and that is the difference.',
          ],
        },
        {
          heading: 'What it is not',
          paragraphs: [
            'Radio quality, card model, phone system and your policies all change it on a live network. The data-message path is another matter, typically 6–15 seconds. Trust your own pilot; the script is yours for the asking, and we like to hear of other results.',
          ],
        },
      ],
    },
  },
};
