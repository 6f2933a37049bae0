export default {
  name: 'Authentication Gateway',
  job: 'The authentication point in front of business systems: terminates SM (ShangMi, China’s commercial cryptography) and international TLS, checks user certificates and second factors, and passes a verified identity to the application.',
  description:
    'Authentication gateway designed to GM/T 0026: TLCP and TLS, user certificates, second factors, one session policy; 5,000 to 200,000 sessions a unit.',
  problem: {
    title: 'A login for every system is a weakness in every system',
    paragraphs: [
      'Ten systems mean ten login pages, ten password stores and ten session limits. When somebody leaves, each account has to be closed, and the forgotten one is often how an intruder gets in years later.',
      'A cryptographic assessment asks for mutual authentication, encrypted transport and integrity of access-control data. Nobody dares touch the legacy code, and the vendor may no longer exist.',
      'SM browsers, mainstream browsers and mobile apps together mean three protocols and two sets of certificates. Configured server by server, that is hard to maintain.',
    ],
  },
  verbs: [
    {
      verb: 'Terminate',
      text: 'One port tells TLCP, RFC 8998 and international TLS apart. Private keys stay in the built-in cryptographic card.',
    },
    {
      verb: 'Check',
      text: 'Certificate chain and revocation, and by policy a password, a one-time code or Shield SIM Authentication as second factor.',
    },
    {
      verb: 'Pass on',
      text: 'User, assurance level and device state go into signed request headers that the application verifies and uses.',
    },
  ],
  features: [
    {
      title: 'Old applications stay as they are',
      text: 'Reverse proxy with form fill for old systems, OpenID Connect or SAML 2.0 for new ones. None of them has to handle certificates.',
    },
    {
      title: 'Assurance rises with the action',
      text: 'Reading takes a password, approving a certificate, paying a Shield SIM Authentication signature. A request below the required level is held while the user steps up, then continues.',
    },
    {
      title: 'One place for sessions',
      text: 'By default 30 minutes idle and 12 hours in total, as in Shield SIM Authentication. A disabled account loses its sessions in all applications within 5 seconds.',
    },
    {
      title: 'Revocation without a single point',
      text: 'CRLs and delta CRLs are fetched on schedule, OCSP answers cached. When the status service is down, policy decides between a grace period and refusal; nothing passes silently.',
    },
    {
      title: 'Device state counts',
      text: 'Endpoint Management and SDP report compliance. Jailbroken, unencrypted or unpatched devices are limited to read-only applications.',
    },
    {
      title: 'Scales as a cluster',
      text: 'Active-active units share sessions behind a load balancer. When one fails, its sessions survive on the others.',
    },
  ],
  protocol: {
    title: 'Mutual TLCP and the identity header',
    actors: ['SM browser', 'Authentication Gateway', 'Shield service', 'Application'],
    steps: [
      {
        from: 'SM browser',
        to: 'Authentication Gateway',
        message: 'ClientHello (version 0x0101)',
        detail:
          'Offers ECC_SM4_GCM_SM3 {0xE0,0x53}, ECC_SM4_CBC_SM3 {0xE0,0x13} and others. The version number marks TLCP; international TLS takes another path.',
      },
      {
        from: 'Authentication Gateway',
        to: 'SM browser',
        message:
          'ServerHello, two certificates, ServerKeyExchange, CertificateRequest, ServerHelloDone',
        detail:
          'Signing and encryption certificates, and a signature over both randoms and the encryption certificate. The client is asked for its own.',
      },
      {
        from: 'SM browser',
        to: 'Authentication Gateway',
        message: 'Certificate, ClientKeyExchange, CertificateVerify, Finished',
        detail:
          'The pre-master secret is SM2-encrypted to the gateway’s encryption certificate. The user’s key, in a token or Secure SIM, signs the handshake digest.',
      },
      {
        from: 'Authentication Gateway',
        to: 'SM browser',
        message: 'ChangeCipherSpec, Finished',
        detail:
          'The handshake completes only if chain, validity, revocation and signature all check out.',
      },
      {
        from: 'Authentication Gateway',
        to: 'Shield service',
        message: 'Second factor for a sensitive action',
        detail:
          'If policy asks for it, the gateway sends user and digest of the action. The user enters the PIN on the phone; the challenge is valid for 180 seconds.',
      },
      {
        from: 'Shield service',
        to: 'Authentication Gateway',
        message: 'Signed assertion',
        detail:
          'Valid for 60 seconds and one use, with assurance level and certificate serial number. The gateway verifies it and raises the session.',
      },
      {
        from: 'Authentication Gateway',
        to: 'Application',
        message: 'Request with signed identity header',
        detail:
          'Headers of the same name from the client are removed first. User, level and expiry are signed with SM2; the application verifies with the gateway’s certificate.',
      },
    ],
  },
  specification: [
    {
      group:
        'Performance (one application, two-tier chains; new connections with 1 KB responses, throughput with 64 KB)',
      rows: [
        { name: 'Concurrent sessions', value: 'AG-5000 5,000; AG-20000 20,000; AG-200000 200,000' },
        {
          name: 'New mutual TLCP connections',
          value: 'AG-5000 1,500/s; AG-20000 4,000/s; AG-200000 10,000/s',
        },
        {
          name: 'TLCP throughput (SM4-GCM)',
          value: 'AG-5000 1 Gbit/s; AG-20000 4 Gbit/s; AG-200000 10 Gbit/s',
        },
        { name: 'SM2 sign', value: 'AG-5000 12,000/s; AG-20000 30,000/s; AG-200000 80,000/s' },
        {
          name: 'Logins with Shield SIM Authentication',
          value: '2,500/s, limited by the three-node service, not by the model',
        },
      ],
    },
    {
      group: 'Sessions and policy',
      rows: [
        { name: 'Idle limit', value: '30 minutes by default, 1–120' },
        { name: 'Session limit', value: '12 hours by default, then authenticate again' },
        { name: 'Revocation', value: 'within 5 seconds across the cluster' },
        { name: 'Assurance levels', value: 'four, set by application, path and HTTP method' },
      ],
    },
    {
      group: 'Protocols',
      rows: [
        { name: 'SM', value: 'TLCP (GB/T 38636), TLS 1.3 with RFC 8998' },
        { name: 'International', value: 'TLS 1.2, TLS 1.3; HTTP/1.1, HTTP/2, WebSocket' },
        { name: 'Federation', value: 'OpenID Connect Core 1.0, CIBA, SAML 2.0, RADIUS' },
        { name: 'User sources', value: 'LDAP, Active Directory, SCIM 2.0' },
      ],
    },
    {
      group: 'Hardware',
      rows: [
        { name: 'Form', value: '1U, dual 100–240 V AC' },
        {
          name: 'Ports',
          value: 'AG-5000 6×GE; AG-20000 6×GE, 2×10GE SFP+; AG-200000 6×GE, 4×10GE SFP+',
        },
        {
          name: 'Cryptographic card',
          value: 'built-in PCIe card designed to GM/T 0028-2024, second level',
        },
        { name: 'Full-load power', value: 'AG-5000 90 W; AG-20000 150 W; AG-200000 280 W' },
        { name: 'Operating range', value: '0 to 45 °C' },
      ],
    },
  ],
  compatibility: [
    {
      subject: 'Browsers',
      supported: 'SM browsers with TLCP; Chrome, Edge, Firefox, Safari over international TLS',
      note: 'General browsers have neither TLCP nor RFC 8998 built in today.',
    },
    {
      subject: 'User certificates',
      supported: 'USB tokens (SKF), Secure SIM, Secure SIM Plus, SDK two-party signing',
    },
    {
      subject: 'Applications',
      supported: 'Web applications and REST; client-server programs by port proxy',
    },
    { subject: 'Directories and HR', supported: 'LDAP v3, Active Directory, SCIM 2.0' },
    {
      subject: 'Virtualisation',
      supported: 'AG-V on KVM and VMware',
      note: 'Its keys live in software or a cloud HSM: a different level from the hardware models.',
    },
  ],
  deployment: [
    {
      title: 'Sort applications by level',
      text: 'Password, certificate or signature: three classes, each with its second factor.',
    },
    {
      title: 'Connect identities and certificates',
      text: 'Directory and HR system; an SM pair and an international certificate for the gateway; CRL and OCSP addresses.',
    },
    {
      title: 'Switch one application at a time',
      text: 'First route traffic through the gateway without authentication, then turn authentication on. Run both logins in parallel for a week per application.',
    },
    {
      title: 'Close the direct path',
      text: 'The firewall lets only the gateway reach the servers, and the application verifies the header. Without this step everything above can be bypassed.',
    },
  ],
  scenarios: [
    {
      title: 'Remote work at a bank',
      text: 'Staff log in from public networks: certificates for enquiries, plus a signature on the phone for authorisations. All signatures are kept.',
    },
    {
      title: 'One login in a hospital',
      text: 'HIS, LIS and PACS behind one entrance. A doctor who moves to another workstation stays logged in; medical records are still signed through the hospital’s own CA systems.',
    },
    {
      title: 'Public services',
      text: 'Citizens connect with international TLS, officials with TLCP. One domain name, one set of applications; the gateway picks what the client supports.',
    },
  ],
  standards: [
    {
      id: 'GM/T 0026-2023',
      title: 'Security authentication gateway product specification',
      scope:
        'Deployment, functions, performance and security of such gateways. Designed to it. No certificate has been issued for it yet; once one is, it is on the register.',
    },
    {
      id: 'GB/T 38636-2020',
      title: 'Transport layer cryptography protocol (TLCP)',
      scope:
        'Protocol and cipher suites, developed from the SM SSL of GM/T 0024. User management is out of scope.',
    },
    {
      id: 'GB/T 39786-2021',
      title: 'Baseline for cryptography in information systems (formerly GM/T 0054)',
      scope:
        'Supports authentication and transport at the network and application layers. An assessment judges the system, never a single device.',
    },
    {
      id: 'RFC 9846, RFC 8998',
      title: 'TLS 1.3 and its SM suites',
      scope:
        'RFC 8998 is informational: it defines code points and usage. For compliance in China, the national standards count.',
    },
    {
      id: 'OpenID Connect Core 1.0',
      title: 'Federated identity',
      scope:
        'Format and flow of assertions. How far one can be trusted depends on how the user was authenticated.',
    },
  ],
  limits: [
    'The gateway decides who gets in; it does not look for SQL injection in requests. Put a WAF behind it or fix the application.',
    'If servers can be reached directly, the gateway can be bypassed. Network isolation and header verification are part of the deployment.',
    'Form fill has to store application passwords (encrypted). It is a stopgap, weaker than federation in the application itself.',
    'Figures hold for the conditions named in the specification. Content rewriting or full-text audit reduces them by 30% to 50%.',
  ],
  questions: [
    {
      question: 'Is it a single point of failure?',
      answer:
        'A single unit is. In production run at least two, active-active, with replicated sessions, and keep an offline copy of the configuration; replacing a unit takes about 30 minutes.',
    },
    {
      question: 'Are sessions and connections the same?',
      answer:
        'No. A session is a login, kept for up to 12 hours; a connection is the TCP and TLS connection of the moment. AG-200000 holds 200,000 sessions and is designed for 100,000 active TLS connections.',
    },
    {
      question: 'Can we use SMS codes?',
      answer:
        'As a low assurance level, yes. We advise against relying on them alone for sensitive applications. Moving up to Shield SIM Authentication needs no new gateway.',
    },
    {
      question: 'How does an application verify the header?',
      answer:
        'Sample code for Java, Go, Node.js and .NET checks signature, expiry and application id. An application that cannot verify must pin its source by mutual TLS.',
    },
  ],
};
