import type { NewsArticle } from '@uid/contract/content';

export const rfc8998Tlcp: NewsArticle = {
  id: 'rfc8998-tlcp',
  category: 'industry',
  publishedOn: '2026-09-18',
  products: ['internet-tls', 'safety-auth-gateway'],
  text: {
    zh: {
      title: 'TLCP 与 RFC 8998 有什么不同',
      summary: '一个是独立的双证书协议，一个是给 TLS 1.3 增加的套件。选择取决于客户端与评估要求。',
      sections: [
        {
          heading: 'TLCP',
          paragraphs: [
            'GB/T 38636-2020 定义的 TLCP 沿用 TLS 1.2 的握手结构，版本号为 0x0101，使用签名与加密两张证书。它由早先的国密 SSL（GM/T 0024）而来，多数国密浏览器与密评工具支持。',
            '套件分两类：ECC_SM4_GCM_SM3 与 ECC_SM4_CBC_SM3 用加密证书传送预主密钥，没有前向保密；ECDHE_SM4_GCM_SM3 与 ECDHE_SM4_CBC_SM3 有前向保密，但要求客户端也持证书。',
          ],
        },
        {
          heading: 'RFC 8998',
          paragraphs: [
            'RFC 8998（2021 年）为 TLS 1.3 增加 TLS_SM4_GCM_SM3（0x00C6）与 TLS_SM4_CCM_SM3（0x00C7）两个套件、curveSM2 曲线与 sm2sig_sm3 签名，只用一张证书，一次往返，带前向保密，握手里的证书也被加密。',
            '它是资料性文档，IETF 未对这些套件作推荐；通用浏览器没有内置，目前主要用于自有应用与服务间通信。',
          ],
        },
        {
          heading: '不只是算法之差',
          paragraphs: [
            '双证书意味着加密私钥可由密钥管理中心托管，便于依规恢复，也意味着托管方能解密 ECC 套件的流量。单证书没有托管，也没有恢复。选哪种，先问业务要不要恢复。',
          ],
        },
        {
          heading: '怎样部署',
          paragraphs: [
            '面向公众：同一端口同时提供 TLS 1.3 国际套件与 TLCP，按首个记录的版本号区分，不必另设域名。两端可控：用 RFC 8998，省一次往返并得到前向保密。要求只用国密：指定客户端，并准备好不支持者的提示页。',
          ],
        },
        {
          heading: '验收',
          paragraphs: [
            '抓包确认协商到的套件，而不是只看配置；分别用国密与国际客户端各连一次；关闭一种证书，看另一种是否照常。密评以现行要求与评估机构意见为准。',
          ],
        },
      ],
    },
    en: {
      title: 'TLCP and RFC 8998: two ways to carry SM algorithms',
      summary:
        'One is a protocol of its own with two certificates, the other adds suites to TLS 1.3. Clients and assessment decide.',
      sections: [
        {
          heading: 'TLCP',
          paragraphs: [
            'TLCP of GB/T 38636-2020 keeps the handshake structure of TLS 1.2 under the version 0x0101 and uses separate signing and encryption certificates. It grew out of the earlier SM SSL (GM/T 0024); most SM browsers and assessment tools speak it.',
            'Its suites are of two kinds: ECC_SM4_GCM_SM3 and ECC_SM4_CBC_SM3 send the pre-master secret under the encryption certificate, without forward secrecy; ECDHE_SM4_GCM_SM3 and ECDHE_SM4_CBC_SM3 have it but ask for a client certificate.',
          ],
        },
        {
          heading: 'RFC 8998',
          paragraphs: [
            'RFC 8998 (2021) adds the suites TLS_SM4_GCM_SM3 (0x00C6) and TLS_SM4_CCM_SM3 (0x00C7), the curve curveSM2 and the signature sm2sig_sm3 to TLS 1.3: one certificate, one round trip, forward secrecy, and certificates encrypted in the handshake.',
            'It is informational and the IETF does not recommend the suites; general browsers do not include them. Today it serves applications of your own and service-to-service links.',
          ],
        },
        {
          heading: 'More than algorithms',
          paragraphs: [
            'Two certificates let a key management centre hold the encryption key, which allows recovery by rule and also lets the holder decrypt traffic of the ECC suites. One certificate has neither. Ask first whether your business must recover.',
          ],
        },
        {
          heading: 'Deploying',
          paragraphs: [
            'For the public: TLS 1.3 with international suites and TLCP on the same port, told apart by the version of the first record, no second domain needed. With both ends yours: RFC 8998 saves a round trip and adds forward secrecy. SM only: name the client, and have a page for those who cannot.',
          ],
        },
        {
          heading: 'Acceptance',
          paragraphs: [
            'Capture the negotiated suite rather than read the configuration. Connect once with an SM and once with an international client. Take one certificate away and see the other go on. In an assessment, current rules and your assessor decide.',
          ],
        },
      ],
    },
  },
};
