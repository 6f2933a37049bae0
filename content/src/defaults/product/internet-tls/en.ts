export default {
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
  specification: [
    {
      group:
        'Performance (8 vCPU, x86-64, keys in memory; full handshakes without resumption; throughput with 16 KB records on all cores)',
      rows: [
        { name: 'New TLS 1.3 connections', value: '24,000/s (ECDSA P-256, X25519)' },
        { name: 'New RFC 8998 connections', value: '14,000/s' },
        { name: 'New TLCP connections', value: '12,000/s (ECC_SM4_GCM_SM3, server authenticated)' },
        { name: 'AES-128-GCM throughput', value: '20 Gbit/s' },
        { name: 'SM4-GCM throughput', value: '8 Gbit/s (needs AVX2 with AES-NI or GFNI)' },
        { name: 'Concurrent connections', value: '100,000 in about 4 GB of memory' },
      ],
    },
    {
      group: 'Protocols',
      rows: [
        {
          name: 'SM',
          value:
            'TLCP: ECC_SM4_GCM_SM3 {0xE0,0x53}, ECC_SM4_CBC_SM3 {0xE0,0x13}, ECDHE_SM4_GCM_SM3 {0xE0,0x51}, ECDHE_SM4_CBC_SM3 {0xE0,0x11}',
        },
        {
          name: 'TLS 1.3 with SM',
          value: 'TLS_SM4_GCM_SM3 {0x00,0xC6}, TLS_SM4_CCM_SM3 {0x00,0xC7}',
        },
        { name: 'International', value: 'TLS 1.2 (ECDHE with AEAD), TLS 1.3; X25519MLKEM768' },
        {
          name: 'Application layer',
          value: 'HTTP/1.1, HTTP/2; HTTP/3 with international suites only',
        },
      ],
    },
    {
      group: 'Certificates and keys',
      rows: [
        { name: 'Certificates', value: 'SM2 pairs, single SM2, ECDSA, RSA, side by side' },
        {
          name: 'Renewal',
          value: 'ACME (RFC 8555), HTTP-01, DNS-01; SM CAs by interface or by hand',
        },
        { name: 'Keys', value: 'memory (own process), PKCS#11, GB/T 36322 devices' },
      ],
    },
    {
      group: 'Platform',
      rows: [
        { name: 'System', value: 'Linux (kernel 4.18 or later), Hardened Linux' },
        { name: 'Architecture', value: 'x86-64, Arm64, LoongArch64' },
        { name: 'Delivery', value: 'RPM, DEB, container image, C library' },
        { name: 'Node', value: 'from 4 vCPU and 8 GB memory' },
      ],
    },
  ],
  compatibility: [
    {
      subject: 'SM clients',
      supported: 'SM browsers with TLCP, the Device Security SDK, SM command-line tools',
      note: 'SM browsers differ in how strictly they check certificates; a test page is included.',
    },
    {
      subject: 'International clients',
      supported: 'Chrome, Edge, Firefox, Safari of the last two years; OpenSSL 1.1.1 or later',
    },
    { subject: 'Back ends', supported: 'nginx, Apache, Tomcat, IIS and any HTTP or TCP service' },
    { subject: 'Load balancers', supported: 'Layer 4 pass-through, PROXY protocol v1/v2' },
    {
      subject: 'CDN',
      supported: 'As origin',
      note: 'Whether the edge supports SM is up to the CDN; SM traffic usually goes straight to the origin.',
    },
  ],
  deployment: [
    {
      title: 'Survey domains and clients',
      text: 'Use access logs to find which domain names need SM and which need only international TLS.',
    },
    {
      title: 'Get two sets of certificates',
      text: 'ACME for the international ones. SM2 pairs come from a licensed CA, which asks for company documents; allow a week.',
    },
    {
      title: 'Verify in parallel',
      text: 'Listen on another port first, test your clients with the check command and the test page, then move to 443.',
    },
    {
      title: 'Switch on and watch',
      text: 'Before enabling HSTS, make sure that all subdomains work. Watch handshake failures for a week, then retire the old TLS 1.2 suites.',
    },
  ],
  scenarios: [
    {
      title: 'Public service site',
      text: 'Citizens use mainstream browsers, officials SM browsers, under one domain name, meeting what the assessment asks of the transport.',
    },
    {
      title: 'Online hospital',
      text: 'Mini-programs and apps on TLS 1.3, hospital terminals on TLCP; patient data is encrypted in transit throughout.',
    },
    {
      title: 'Online banking in stages',
      text: 'SM for 5% of SM-browser users first, then more as the failure rate permits.',
    },
  ],
  standards: [
    {
      id: 'RFC 9846',
      title: 'TLS 1.3',
      scope:
        'Published in 2026 in place of RFC 8446; the protocol version is the same. Forward secrecy and a one-round-trip handshake. It does not hide the domain name visited.',
    },
    {
      id: 'RFC 8998',
      title: 'SM cipher suites for TLS 1.3',
      scope:
        'Informational: SM4-GCM and SM4-CCM suites and the use of SM2. The IETF does not recommend them.',
    },
    {
      id: 'GB/T 38636-2020',
      title: 'Transport layer cryptography protocol (TLCP)',
      scope:
        'The protocol that assessments in China go by. ECC suites have no forward secrecy; ECDHE suites do, and require a client certificate.',
    },
    {
      id: 'GB/T 39786-2021',
      title: 'Baseline for cryptography in information systems',
      scope:
        'Supports the network and communication layer. In practice level 3 takes keys in a tested device.',
    },
    {
      id: 'RFC 10024, FIPS 203',
      title: 'Hybrid key agreement in TLS 1.3; ML-KEM',
      scope:
        'X25519MLKEM768 follows them: both mechanisms have to be broken to recover a session key. Only the key agreement changes; certificates keep classical signatures.',
    },
    {
      id: 'RFC 8555, RFC 9147',
      title: 'ACME, DTLS 1.3',
      scope:
        'ACME automates certificates. DTLS 1.3 is in the C library with international suites; DTLCP (GM/T 0128-2023) is planned.',
    },
  ],
  limits: [
    'As software with keys in memory it is designed as a level 1 module. For level 2 and above, attach an HSM or use the Authentication Gateway.',
    'Mainstream browsers do not support SM protocols, and no server can change that. Only SM browsers and apps with the SDK use them.',
    'TLS protects data in transit. Data at rest and logins are separate tasks.',
    'TLCP’s ECC suites lack forward secrecy: if the encryption key leaks, recorded traffic can be decrypted. Use ECDHE or RFC 8998 where you can.',
  ],
  questions: [
    {
      question: 'TLCP or RFC 8998?',
      answer:
        'Both. Most SM browsers speak TLCP, and assessments go by it. RFC 8998 has forward secrecy and fewer round trips, which suits your own apps and service-to-service traffic.',
    },
    {
      question: 'How is it different from building nginx ourselves?',
      answer:
        'We maintain the stack. After an upstream security release, fixes for high-severity problems follow within 7 days. Detection, renewal and checking are built in, and there are people to ask.',
    },
    {
      question: 'Do we have to change our back ends?',
      answer: 'No. They receive HTTP as before, and can read headers that say what was negotiated.',
    },
    {
      question: 'How is it licensed?',
      answer:
        'Per node and year, for any number of names and certificates. The 30-day trial has all functions. Buy it in the shop: after payment the licence key appears in your order.',
    },
  ],
};
