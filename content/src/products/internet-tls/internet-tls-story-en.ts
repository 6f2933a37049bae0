import type { ProductStory } from '../product-parts.ts';

export const internetTlsStoryEn: ProductStory = {
  name: 'TLS Terminator',
  job: 'TLS termination for web sites: one name and one port, SM protocols for clients that speak them and the international ones for all others.',
  description:
    'TLS termination that speaks TLCP, the RFC 8998 SM suites and international TLS 1.3 on one port, chooses by client and renews certificates.',
  problem: {
    title: 'SM algorithms, without losing ordinary browsers',
    paragraphs: [
      'Assessments ask for SM algorithms in transit. Most visitors use Chrome, Safari and Edge, which have no SM protocol. With two names, visitors do not know which to take.',
      'Certificates live ever shorter. Under SC-081v3 of the CA/Browser Forum public ones last 200 days since 15 March 2026, 100 days from March 2027 and 47 days from March 2029. Changed by hand, one will be missed.',
      'A home-built nginx with SM patches falls behind upstream security releases, and when a flaw appears all one can do is wait.',
    ],
  },
  verbs: [
    {
      verb: 'Tell',
      text: 'Version, suites and groups of the ClientHello show what the client speaks.',
    },
    {
      verb: 'Choose',
      text: 'TLCP, RFC 8998 or international TLS by policy, with the certificate that fits.',
    },
    {
      verb: 'Renew',
      text: 'International certificates by ACME, SM ones through the CA’s interface, with alarms in steps.',
    },
  ],
  features: [
    {
      title: 'One port, three protocols',
      text: 'Port 443 takes TLCP (version 0x0101), TLS 1.3 with SM suites (RFC 8998) and international TLS 1.2 and 1.3. No second name.',
    },
    {
      title: 'Keys may live elsewhere',
      text: 'In an HSM or Cryptographic Module through GB/T 36322 or PKCS#11. In memory they belong to a process of their own; a crash of a worker does not expose them.',
    },
    {
      title: 'Hybrid post-quantum key exchange',
      text: 'X25519MLKEM768 (combined as RFC 10024 says; ML-KEM is FIPS 203) with browsers that offer it, against recording now and decrypting later. The SM side waits for national standards.',
    },
    {
      title: 'Configuration that can be checked',
      text: 'A check command shows for a configuration what is negotiated, the chains, weak suites and expiry dates. Put it into CI.',
    },
    {
      title: 'Reload without a gap',
      text: 'New certificates and settings leave connections open. Two processes hand over the listening socket; new connections are not refused meanwhile.',
    },
    {
      title: 'Metrics and logs',
      text: 'Handshakes and failures by protocol, suite and kind of client, for Prometheus: you see how many SM clients there really are.',
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
          'Only a digest is sent. The SM2 identifier is the string TLSv1.3+GM+Cipher+Suite, other than the default used in certificates: a common cause of failed interworking.',
      },
      {
        from: 'Crypto device',
        to: 'TLS Terminator',
        message: 'SM2 signature',
        detail:
          'Within 1 ms. If the device is away, policy refuses or takes a spare; a key in memory is not used instead.',
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
          'Protocol and suite in request headers. Onward by loopback, international TLS or TLCP, depending on where the server stands.',
      },
    ],
  },
};
