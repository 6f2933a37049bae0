import type { NewsArticle } from '@uid/contract/content';

export const mlKemTrial: NewsArticle = {
  id: 'ml-kem-trial',
  category: 'product',
  publishedOn: '2026-08-20',
  products: ['internet-tls'],
  text: {
    zh: {
      title: '互联网 TLS 提供 X25519MLKEM768 混合密钥交换',
      summary:
        '面向需要长期保密的数据：ML-KEM 与 X25519 组合，任一未被攻破，会话密钥就仍然安全。需在配置中开启。',
      sections: [
        {
          heading: '防的是什么',
          paragraphs: [
            '“先存储、后解密”：今天录下的流量，等到量子计算机可用时再解。它威胁的是密钥交换，不是已经结束的身份认证，所以先改密钥交换，签名可以稍后。',
          ],
        },
        {
          heading: '为什么是混合',
          paragraphs: [
            'FIPS 203 定义的 ML-KEM 还年轻。与 X25519 组合后，两者都被攻破才会泄露会话密钥。主流浏览器近两年的版本已经支持这一组合，服务端开启后自动协商，不支持的客户端走原来的套件。',
          ],
        },
        {
          heading: '代价',
          paragraphs: [
            '客户端密钥份额 1,216 字节，服务端 1,120 字节，握手合计增加约 2.3 KB，首个报文可能超过一个 TCP 段。个别中间设备假定 ClientHello 只占一个段，会重置连接；开启后请观察握手失败率，并保留回退开关。',
            '计算开销主要是一次封装或解封装，与椭圆曲线运算在同一量级；贵方节点能少建多少连接，请开启前后各压测一次。',
          ],
        },
        {
          heading: '国密侧',
          paragraphs: [
            'TLCP 与 RFC 8998 目前没有相应的标准化组合，我们不自创。国内算法与协议标准发布后再跟进。',
          ],
        },
      ],
    },
    en: {
      title: 'TLS Terminator offers hybrid X25519MLKEM768 key exchange',
      summary:
        'For data that must stay secret for long: ML-KEM with X25519, safe as long as one of the two holds. Switched on in the configuration.',
      sections: [
        {
          heading: 'Against what',
          paragraphs: [
            'Recording today and decrypting once quantum computers can. That threatens key exchange, not authentication already over, so key exchange changes first and signatures can follow.',
          ],
        },
        {
          heading: 'Why hybrid',
          paragraphs: [
            'ML-KEM of FIPS 203 is young. Combined with X25519, a session key leaks only if both are broken. Browsers of the last two years support the combination; once the server has it on, it is negotiated, and other clients go on as before.',
          ],
        },
        {
          heading: 'The price',
          paragraphs: [
            'The client’s share is 1,216 bytes and the server’s 1,120, so a handshake grows by about 2.3 KB and the first flight may exceed one TCP segment. A few middleboxes expect ClientHello in one segment and reset: watch failed handshakes after switching on, and keep the switch at hand.',
            'The computing is one encapsulation or decapsulation, of the same order as the elliptic curve; how many fewer connections your nodes make is for a load test before and after.',
          ],
        },
        {
          heading: 'The SM side',
          paragraphs: [
            'TLCP and RFC 8998 have no standardised combination yet, and we do not invent one. We follow when national algorithms and protocols are published.',
          ],
        },
      ],
    },
  },
};
