export default {
  name: 'Software-Defined Perimeter',
  job: 'Authenticate first, connect after: ports stay silent until single-packet authorisation and checks of device and user open one application. Channels use SM (ShangMi, China’s commercial cryptography) or international algorithms.',
  description:
    'SDP controller, gateway and client: silent ports, single-packet authorisation, access per application. Designed to NIST SP 800-207, CSA SDP 2.0.',
  problem: {
    title: 'A VPN hands out a whole network',
    paragraphs: [
      'A VPN gateway is exposed to the whole internet, and it is scanned the day a vulnerability is published. Several intrusions of recent years began at an unpatched VPN.',
      'Once connected, a user has an internal address and can see far more than the one system they need. With a stolen account, an attacker moves laterally.',
      'Everything is checked at login and nothing for the next eight hours. Devices get infected, people leave, and the connection stays.',
    ],
  },
  verbs: [
    {
      verb: 'Hide',
      text: 'Gateway ports drop everything and answer nothing; a scan finds nothing.',
    },
    {
      verb: 'Check',
      text: 'The controller checks user, device certificate and compliance, and grants applications. There is no internal address.',
    },
    {
      verb: 'Cut',
      text: 'Access is re-evaluated every 60 seconds, or when something changes. A grant that no longer holds is revoked and its connections are closed.',
    },
  ],
  features: [
    {
      title: 'Single-packet authorisation',
      text: 'One UDP packet with client id, counter, time and HMAC-SM3. If it checks out, the port is open to this source for 10 seconds.',
    },
    {
      title: 'Control plane apart from data plane',
      text: 'The controller decides and carries no traffic; the gateway enforces and stores no policy. If the controller is down for a short time, existing connections continue and new grants are refused, as configured.',
    },
    {
      title: 'Access per application',
      text: 'A grant names a port or URL prefix of an application, not a subnet. One grant does not imply another.',
    },
    {
      title: 'Signals with a source',
      text: 'Compliance from Endpoint Management, strength of login from Shield SIM Authentication, integrity from Hardened Linux attestation. The policy names the source of each signal and how old it may be.',
    },
    {
      title: 'Access without a client',
      text: 'Contractors can reach web applications by browser through the gateway, with downloads restricted by policy. SPA does not apply there; such access needs a separate, exposed address.',
    },
    {
      title: 'SM and international channels',
      text: 'TLCP, RFC 8998 or TLS 1.3, all mutual. Device keys in SIM, module or system key store.',
    },
  ],
  protocol: {
    title: 'From the knock to the application',
    actors: ['SDP client', 'SDP controller', 'SDP gateway', 'Application'],
    steps: [
      {
        from: 'SDP gateway',
        to: 'SDP controller',
        message: 'Gateway comes up',
        detail:
          'The gateway (the accepting host, AH, of the CSA specification) connects by SPA and mutual authentication, learns which applications it guards, and keeps its ports closed.',
      },
      {
        from: 'SDP client',
        to: 'SDP controller',
        message: 'SPA packet, then mutual login',
        detail:
          'The client (initiating host, IH) sends one SPA packet. Only then does the controller accept TLS and check device certificate, user and second factor.',
      },
      {
        from: 'SDP controller',
        to: 'SDP gateway',
        message: 'Grant: client, application, lifetime',
        detail:
          'The policy engine allows; the policy administrator sends client id, a one-time SPA key and the scope to the gateway: PE, PA and PEP of NIST SP 800-207.',
      },
      {
        from: 'SDP controller',
        to: 'SDP client',
        message: 'Applications and gateways',
        detail:
          'Only what may be reached now. Other applications do not appear and their names do not resolve.',
      },
      {
        from: 'SDP client',
        to: 'SDP gateway',
        message: 'SPA packet',
        detail:
          'Id, counter, time, HMAC-SM3. The counter must increase, and the time may differ by 30 seconds at most. A failed check is dropped in silence.',
      },
      {
        from: 'SDP client',
        to: 'SDP gateway',
        message: 'Mutual TLS or TLCP tunnel',
        detail:
          'Within 10 seconds. SPA decides whether to answer; certificates prove who it is. Others behind the same address fail here.',
      },
      {
        from: 'SDP gateway',
        to: 'Application',
        message: 'Traffic of this application',
        detail:
          'From the gateway’s own address, with a signed user identity. Other ports and applications are out of reach.',
      },
      {
        from: 'SDP controller',
        to: 'SDP gateway',
        message: 'Re-evaluation: renewed or revoked',
        detail:
          'Every 60 seconds or on a compliance event. A revoked grant closes its connections within 5 seconds.',
      },
    ],
  },
  specification: [
    {
      group: 'Capacity',
      rows: [
        {
          name: 'Gateway, one node',
          value: '5,000 concurrent users, 2 Gbit/s (8 vCPU, 16 GB memory, SM4-GCM)',
        },
        { name: 'Gateway cluster', value: 'up to 16 nodes, scaling close to linearly' },
        { name: 'Controller, three nodes', value: '50,000 concurrent users, 500 logins/s' },
        { name: 'SPA checks', value: '10,000 packets/s per node' },
      ],
    },
    {
      group: 'Times',
      rows: [
        { name: 'SPA window', value: '10 s by default, 3–60' },
        { name: 'Clock tolerance', value: '30 s' },
        { name: 'Re-evaluation', value: '60 s by default, or by event' },
        { name: 'Revocation', value: 'within 5 s' },
        {
          name: 'Session',
          value: '30 minutes idle, 12 hours in total (shared with the Authentication Gateway)',
        },
      ],
    },
    {
      group: 'Protocols and cryptography',
      rows: [
        { name: 'SPA', value: 'UDP, HMAC-SM3 or HMAC-SHA-256, a key per user' },
        { name: 'Data channel', value: 'TLCP, TLS 1.3 (RFC 8998 included), mutual' },
        {
          name: 'Applications',
          value: 'HTTP(S), TCP (SSH, RDP, databases); UDP verified per project',
        },
        { name: 'Identity', value: 'OpenID Connect, SAML 2.0, LDAP, certificates' },
      ],
    },
    {
      group: 'Platform',
      rows: [
        { name: 'Server', value: 'Hardened Linux, Linux (kernel 5.10 or later), x86-64 or Arm64' },
        {
          name: 'Database',
          value: 'PostgreSQL 15 or later, or a compatible database, verified per project',
        },
        { name: 'Client package', value: 'up to 25 MB, about 60 MB of memory' },
      ],
    },
  ],
  compatibility: [
    {
      subject: 'Desktop clients',
      supported: 'Windows 10/11, macOS 13 or later, Hardened Linux, common Linux desktops',
    },
    {
      subject: 'Mobile clients',
      supported: 'Android 10, iOS 16, HarmonyOS 5.0 or later',
      note: 'Uses the system’s VPN interface; only one VPN can be active.',
    },
    {
      subject: 'Cloud and virtualisation',
      supported: 'KVM, VMware, the usual public clouds and container platforms',
      note: 'Security groups have to allow the SPA UDP port.',
    },
    {
      subject: 'Identities',
      supported: 'Authentication Gateway, Shield SIM Authentication, LDAP, Active Directory',
    },
    {
      subject: 'Device state',
      supported: 'Endpoint Management, Hardened Linux attestation; others by CAEP',
    },
  ],
  deployment: [
    {
      title: 'List applications, not subnets',
      text: 'From VPN logs and interviews: who uses what. A third or more of the grants usually turn out to be unused.',
    },
    {
      title: 'Run beside the VPN',
      text: 'Bring up controller and gateway with one or two applications and 50 users. The VPN stays.',
    },
    {
      title: 'Move one application at a time',
      text: 'As each one moves, close its route on the VPN: as long as the old path is open, nothing has really moved.',
    },
    {
      title: 'Close the door',
      text: 'Close the VPN’s public port, scan from outside, compare with the scan before, and file both.',
    },
  ],
  scenarios: [
    {
      title: 'Working from home',
      text: 'Each application is granted separately. On a non-compliant device only mail remains.',
    },
    {
      title: 'Hospitals and outside maintenance',
      text: 'A vendor sees the maintenance port of one machine for as long as the work order lasts; recording the session is left to a bastion host.',
    },
    {
      title: 'Group and plants',
      text: 'Head office reaches plant systems without connecting the networks. Ransomware in one plant does not travel over a leased line to the next.',
    },
  ],
  standards: [
    {
      id: 'NIST SP 800-207',
      title: 'Zero Trust Architecture',
      scope:
        'Tenets and the logical parts PE, PA and PEP. A reference architecture; there is no certificate of conformity.',
    },
    {
      id: 'CSA SDP Specification v2.0',
      title: 'Software-Defined Perimeter (2022)',
      scope: 'Roles, SPA and workflows. Designed to it, with SM3 as an additional hash for SPA.',
    },
    {
      id: 'GB/T 43696-2024',
      title: 'Zero trust reference architecture',
      scope:
        'The Chinese reference architecture: components and their relations. It says nothing about performance.',
    },
    {
      id: 'GB/T 38636-2020',
      title: 'Transport layer cryptography protocol (TLCP)',
      scope:
        'The SM channel follows it. Where the keys are kept, which an assessment will ask, depends on the cryptographic device used.',
    },
    {
      id: 'GB/T 22239-2019',
      title: 'Baseline for classified protection of cybersecurity',
      scope:
        'Supports boundary protection and access control; the assessor judges the system as a whole.',
    },
  ],
  limits: [
    'SPA shrinks the attack surface; it is not authentication. Others behind the same NAT address may reach the port during the window, so mutual authentication cannot be turned off.',
    'Whoever controls a trusted device has whatever that device is granted at the time. Narrow grants and frequent evaluation limit this; they do not eliminate it.',
    'The gateway does not inspect the applications behind it. Their own flaws still have to be fixed.',
    'Older applications that rely on broadcasts, call-backs from the server or dynamic ports do not fit. Keep a dedicated line for them, or change them first.',
    'SPA needs synchronised clocks and UDP. Where UDP is blocked there is a TCP fallback, which hides less.',
  ],
  questions: [
    {
      question: 'Is SDP zero trust?',
      answer:
        'Zero trust is a set of tenets; SDP is one way to control access to resources. Identity governance, device management, micro-segmentation and log analysis are still to be done.',
    },
    {
      question: 'If the controller is down, is everybody locked out?',
      answer:
        'One of three nodes may fail. If all do, open connections can continue for a configured time (15 minutes by default) and new logins are refused. Prepare emergency accounts and offline grants.',
    },
    {
      question: 'We have the Authentication Gateway. Do we need SDP?',
      answer:
        'For web applications with an open port 443 the gateway is enough. For SSH, RDP and databases, or to hide the entrance, add SDP.',
    },
    {
      question: 'Does it slow video meetings?',
      answer:
        'Let cloud meetings connect directly. Internal ones may use SDP: about 1–3 ms per hop, plus network latency to the gateway.',
    },
  ],
};
