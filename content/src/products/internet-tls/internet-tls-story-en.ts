import type { ProductStory } from '../product-parts.ts';

export const internetTlsStoryEn: ProductStory = {
  name: 'TLS Terminator',
  job: 'TLS termination for websites: one domain name and one port, SM protocols (ShangMi, China’s commercial cryptography) for clients that speak them, international ones for everyone else.',
  description:
    'TLS termination that speaks TLCP, the RFC 8998 SM suites and international TLS 1.3 on one port, chooses by client and renews certificates.',
  problem: {
    title: 'SM algorithms, without losing mainstream browsers',
    paragraphs: [
      'Assessments ask for SM algorithms in transit. Most visitors use Chrome, Safari and Edge, which support no SM protocol. With two domain names, visitors do not know which to use.',
      'Certificate lifetimes keep shrinking. Under CA/Browser Forum ballot SC-081v3, public certificates last at most 200 days since 15 March 2026, 100 days from March 2027 and 47 days from March 2029. Replaced by hand, one will sooner or later be missed.',
      'A home-built nginx with SM patches falls behind upstream security releases, and when a vulnerability appears, all you can do is wait.',
    ],
  },
  verbs: [
    {
      verb: 'Detect',
      text: 'Version, suites and groups of the ClientHello show what the client speaks.',
    },
    {
      verb: 'Choose',
      text: 'TLCP, RFC 8998 or international TLS by policy, with the certificate that fits.',
    },
    {
      verb: 'Renew',
      text: 'International certificates by ACME, SM ones through the CA’s interface, with escalating alerts.',
    },
  ],
  features: [
    {
      title: 'One port, three protocols',
      text: 'Port 443 takes TLCP (version 0x0101), TLS 1.3 with SM suites (RFC 8998) and international TLS 1.2 and 1.3. No second domain name.',
    },
    {
      title: 'Keys can live elsewhere',
      text: 'In an HSM or Cryptographic Module through GB/T 36322 or PKCS#11. In memory they are held by a separate process; a worker crash does not expose them.',
    },
    {
      title: 'Hybrid post-quantum key exchange',
      text: 'X25519MLKEM768 (combined as RFC 10024 says; ML-KEM is FIPS 203) with browsers that offer it, against harvest-now, decrypt-later attacks. The SM side awaits national standards.',
    },
    {
      title: 'Configuration that can be checked',
      text: 'A check command shows what a configuration negotiates, its chains, weak suites and expiry dates. Run it in CI.',
    },
    {
      title: 'Zero-downtime reload',
      text: 'New certificates and settings leave existing connections open. Two processes hand over the listening socket, so no new connection is refused.',
    },
    {
      title: 'Metrics and logs',
      text: 'Handshakes and failures by protocol, suite and kind of client, for Prometheus: see how many SM clients you really have.',
    },
  ],
  protocol: {
    title: 'TLS 1.3 with SM suites (RFC 8998)',
    actors: ['Client', 'TLS Terminator', 'Crypto device', 'Web server'],
    steps: [
      {
        from: 'Client',
        to: 'TLS Terminator',
        message: 'ClientHello: suite {0x00,0xC6}, curveSM2, sm2sig_sm3',
        detail:
          'TLS_SM4_GCM_SM3, curveSM2(41) among the groups, sm2sig_sm3(0x0708) among the signature algorithms, and a key_share on the SM2 curve.',
      },
      {
        from: 'TLS Terminator',
        to: 'Client',
        message: 'ServerHello: suite and key_share',
        detail:
          'SM is chosen only if all three are offered, else an international suite. A record version of 0x0101 leads to TLCP instead. HKDF-SM3 over the ECDHE result gives the handshake keys.',
      },
      {
        from: 'TLS Terminator',
        to: 'Crypto device',
        message: 'Sign the handshake digest',
        detail:
          'Only a digest is sent. The SM2 identifier is the string TLSv1.3+GM+Cipher+Suite, which differs from the default used in certificates: a common cause of interoperability failures.',
      },
      {
        from: 'Crypto device',
        to: 'TLS Terminator',
        message: 'SM2 signature',
        detail:
          'Within 1 ms. If the device is unavailable, policy refuses or switches to a spare; a key in memory is never used instead.',
      },
      {
        from: 'TLS Terminator',
        to: 'Client',
        message: 'EncryptedExtensions, Certificate, CertificateVerify, Finished',
        detail:
          'Encrypted from here on. TLS 1.3 has one SM2 signing certificate where TLCP has two.',
      },
      {
        from: 'Client',
        to: 'TLS Terminator',
        message: 'Finished and the first request',
        detail:
          'After checking chain and signature the client sends Finished and data: one round trip in all.',
      },
      {
        from: 'TLS Terminator',
        to: 'Web server',
        message: 'Request and what was negotiated',
        detail:
          'Protocol and suite in request headers. Forwarded over loopback, international TLS or TLCP, depending on where the server is.',
      },
    ],
  },
};
