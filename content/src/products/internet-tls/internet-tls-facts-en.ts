import type { ProductFacts } from '../product-parts.ts';

export const internetTlsFactsEn: ProductFacts = {
  specification: [
    {
      group: 'Performance (8 vCPU, x86-64, keys in memory)',
      rows: [
        { name: 'New TLS 1.3', value: '24,000/s (ECDSA P-256, X25519)' },
        { name: 'New RFC 8998', value: '14,000/s' },
        { name: 'New TLCP', value: '12,000/s (ECC_SM4_GCM_SM3, server authenticated)' },
        { name: 'AES-128-GCM throughput', value: '20 Gbit/s' },
        {
          name: 'SM4-GCM throughput',
          value: '8 Gbit/s (needs AVX2 with AES-NI or GFNI)',
        },
        { name: 'Concurrent connections', value: '100,000 in about 4 GB of memory' },
      ],
    },
    {
      group: 'Protocols',
      rows: [
        {
          name: 'SM',
          value: 'TLCP: ECC_SM4_GCM_SM3, ECC_SM4_CBC_SM3, ECDHE_SM4_GCM_SM3, ECDHE_SM4_CBC_SM3',
        },
        { name: 'TLS 1.3 with SM', value: 'TLS_SM4_GCM_SM3, TLS_SM4_CCM_SM3' },
        {
          name: 'International',
          value: 'TLS 1.2 (ECDHE with AEAD), TLS 1.3; X25519MLKEM768',
        },
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
        {
          name: 'Keys',
          value: 'memory (own process), PKCS#11, GB/T 36322 devices',
        },
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
    {
      subject: 'Back ends',
      supported: 'nginx, Apache, Tomcat, IIS and any HTTP or TCP service',
    },
    {
      subject: 'Load balancers',
      supported: 'Layer 4 pass-through, PROXY protocol v1/v2',
    },
    {
      subject: 'CDN',
      supported: 'As origin',
      note: 'Whether the edge speaks SM is the CDN’s matter; SM traffic usually goes straight to the origin.',
    },
  ],
  deployment: [
    {
      title: 'Count names and clients',
      text: 'From access logs: which names need SM and which need international TLS only.',
    },
    {
      title: 'Get two sets of certificates',
      text: 'ACME for the international ones. SM2 pairs come from a licensed CA that asks for company papers; allow a week.',
    },
    {
      title: 'Verify beside the line',
      text: 'Listen on another port first, go through the clients with the check command and test page, then move to 443.',
    },
    {
      title: 'Switch on and watch',
      text: 'Before HSTS make sure that all subdomains work. After a week of failure reasons retire the old TLS 1.2 suites.',
    },
  ],
  scenarios: [
    {
      title: 'Public service site',
      text: 'Citizens use ordinary browsers, officials SM browsers, under one name, as the assessment asks of the transport.',
    },
    {
      title: 'Online hospital',
      text: 'Mini-programs and apps on TLS 1.3, hospital terminals on TLCP; patient data is encrypted on the way throughout.',
    },
    {
      title: 'Online banking in stages',
      text: 'SM for 5% of SM-browser users first, then more as the failure rate allows.',
    },
  ],
  standards: [
    {
      id: 'RFC 9846',
      title: 'TLS 1.3',
      scope:
        'Published in 2026 in place of RFC 8446; the protocol version is the same. Forward secrecy and one round trip. The name visited is not hidden.',
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
        'What assessments in China go by. ECC suites have no forward secrecy; ECDHE suites do, and require a client certificate.',
    },
    {
      id: 'GB/T 39786-2021',
      title: 'Baseline for cryptography in information systems',
      scope:
        'Supports the network and communication layer. Level 3 is in practice met with keys in a tested device.',
    },
    {
      id: 'RFC 10024, FIPS 203',
      title: 'Hybrid key agreement in TLS 1.3; ML-KEM',
      scope:
        'X25519MLKEM768 follows them: both parts have to fall before a session key does. It changes the key agreement alone; certificates keep classical signatures.',
    },
    {
      id: 'RFC 8555, RFC 9147',
      title: 'ACME, DTLS 1.3',
      scope:
        'ACME automates certificates. DTLS 1.3 is in the C library with international suites; SM DTLS (GM/T 0128-2023) is planned.',
    },
  ],
  limits: [
    'As software with keys in memory it is comparable to a level 1 module. For level 2 and above attach an HSM or take the Authentication Gateway.',
    'General browsers have no SM protocol, and no server can change that. SM browsers and apps with the SDK use it.',
    'TLS protects data on the way. Data at rest and logins are other tasks.',
    'TLCP’s ECC suites lack forward secrecy: with the encryption key, recorded traffic can be read later. Use ECDHE or RFC 8998 where you can.',
  ],
  questions: [
    {
      question: 'TLCP or RFC 8998?',
      answer:
        'Both. Most SM browsers speak TLCP, and assessments go by it. RFC 8998 has forward secrecy and fewer round trips: good for your own apps and between services.',
    },
    {
      question: 'How is it different from building nginx ourselves?',
      answer:
        'We maintain the stack. After an upstream release, fixes for severe problems come within 7 days. Detection, renewal and checking are built in, with people to ask.',
    },
    {
      question: 'Do back ends change?',
      answer: 'No. They get HTTP as before and may read the headers that tell what was negotiated.',
    },
    {
      question: 'How is it licensed?',
      answer:
        'Per node and year, for any number of names and certificates. The 30-day trial has all functions. Buy it in the shop: after payment the licence key stands in your order.',
    },
  ],
};
