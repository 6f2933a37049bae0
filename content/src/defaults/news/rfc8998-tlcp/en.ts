export default {
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
        'Capture the negotiated suite rather than read the configuration. Connect once with an SM and once with an international client. Remove one certificate and check that the other still works. In an assessment, current rules and your assessor decide.',
      ],
    },
  ],
};
