export default {
  name: 'Shield SIM Authentication',
  job: 'An authentication service that sends logins and transactions to the user’s phone, has them signed by the key in the SIM and returns a standard assertion.',
  description:
    'SIM-based authentication: users see the action on the phone, enter a PIN, and the SM2 key in the SIM signs. OIDC and CIBA for your systems.',
  problem: {
    title: 'Passwords leak, and codes get passed on',
    paragraphs: [
      'Credential stuffing, then a code forwarded by malware or coaxed out of the user: the two usual steps of an account takeover. Tokens are better, until somebody reads six digits to a fake help desk.',
      'Push approval put an end to that and brought push bombing: ask often enough, and someone taps yes.',
      'A business needs three things: a key in the user’s hands, a user who sees what they are approving, and evidence afterwards.',
    ],
  },
  verbs: [
    {
      verb: 'Ask',
      text: 'The login domain or the transaction goes to the phone; the computer shows a check code to be typed on the phone.',
    },
    {
      verb: 'Sign',
      text: 'The user enters a six-digit PIN and the SIM signs the digest with SM2, an algorithm of ShangMi, China’s commercial cryptography.',
    },
    {
      verb: 'Answer',
      text: 'The service verifies, issues an assertion valid for 60 seconds and keeps a record that can be verified again later.',
    },
  ],
  features: [
    {
      title: 'Two paths: data and SMS',
      text: 'With mobile data and the SDK, an encrypted channel is used; without data, without an app or on an iPhone, binary SMS and the SIM menu. The service picks the path, and your system sees no difference.',
    },
    {
      title: 'A check code against push bombing',
      text: 'The computer shows two digits that must be typed on the phone before the PIN page appears. From the fourth request within ten minutes, sending to that user is paused.',
    },
    {
      title: 'What is seen is what is signed',
      text: 'On the SMS path the SIM menu shows the fields and takes the PIN, outside any app. On the data path the SDK page resists overlays and screenshots.',
    },
    {
      title: 'Standard interfaces',
      text: 'OpenID Connect and CIBA for new systems, RADIUS for VPNs and network devices, SAML 2.0 for existing single sign-on.',
    },
    {
      title: 'Evidence that can be verified again',
      text: 'Content, signature, certificate, time and result are kept. They can be verified offline with public algorithms, without our servers.',
    },
    {
      title: 'Number and person kept apart',
      text: 'Operator number verification (GSMA TS.43 or network-based) can be added as a SIM-swap signal. It is never taken as the user’s consent.',
    },
  ],
  protocol: {
    title: 'One authentication on the SMS path',
    actors: ['Browser', 'Your system', 'Shield service', 'Operator SMS gateway', 'Secure SIM'],
    steps: [
      {
        from: 'Browser',
        to: 'Your system',
        message: 'Login name',
        detail: 'A name or staff number, but no password. Your system looks up the user by it.',
      },
      {
        from: 'Your system',
        to: 'Shield service',
        message: 'CIBA request',
        detail:
          'login_hint, binding_message (the text to show) and acr_values (the level), signed with your client key. The answer is an auth_req_id, valid for 180 seconds, and the check code for your page to show.',
      },
      {
        from: 'Shield service',
        to: 'Operator SMS gateway',
        message: 'Encrypted challenge',
        detail:
          'Digest, nonce and display text in a secured packet of 3GPP TS 31.115, encrypted and replay-protected with that card’s OTA keys.',
      },
      {
        from: 'Operator SMS gateway',
        to: 'Secure SIM',
        message: 'SMS-PP data download',
        detail:
          'The phone passes such messages straight to the SIM by ENVELOPE. They never reach the inbox or an app.',
      },
      {
        from: 'Secure SIM',
        to: 'Operator SMS gateway',
        message: 'SM2 signature (mobile-originated SMS)',
        detail:
          'The SIM menu shows the fields; the user types the check code from the computer and the PIN, and the card signs and replies by SMS. Refusals and errors are reported too.',
      },
      {
        from: 'Operator SMS gateway',
        to: 'Shield service',
        message: 'Result',
        detail:
          'Counter, nonce, certificate status and signature are checked. Any mismatch fails and its reason is recorded.',
      },
      {
        from: 'Shield service',
        to: 'Your system',
        message: 'ID token',
        detail:
          'acr (level), amr (method) and auth_time; valid for 60 seconds, redeemable once, signed with ES256. SM2 is possible under a name you and we agree on, as JOSE has registered none.',
      },
      {
        from: 'Your system',
        to: 'Browser',
        message: 'Session',
        detail:
          'After checking the signature, iss, aud, exp and its own auth_req_id (CIBA has no nonce), your system opens a session: by default 30 minutes idle, 12 hours in total.',
      },
    ],
  },
  specification: [
    {
      group: 'Capacity',
      rows: [
        { name: 'Authentications', value: '1,000/s on one node; 2,500/s on three' },
        {
          name: 'Concurrent sessions',
          value: '200,000 on three nodes, as the AG-200000 Authentication Gateway',
        },
        { name: 'Users', value: '2,000,000 on three nodes' },
        { name: 'Node', value: '8 vCPU, 16 GB memory, 200 GB SSD' },
      ],
    },
    {
      group: 'Times',
      rows: [
        {
          name: 'Data path',
          value:
            '0.35 s median, 1.5 s at the 95th percentile (our own 5G SA test network in 6/2026, 10,000 runs, excluding user input)',
        },
        {
          name: 'SMS path',
          value: '6–15 s typical, excluding user input; depends on the operator',
        },
        { name: 'Challenge', value: 'valid for 180 s, single use' },
        { name: 'Assertion', value: 'valid for 60 s, redeemable once' },
        { name: 'Session defaults', value: '30 minutes idle, 12 hours in all' },
      ],
    },
    {
      group: 'Credentials',
      rows: [
        {
          name: 'Key',
          value: 'SM2, generated on the card; SDK two-party signing as the alternative',
        },
        { name: 'PIN', value: '6 digits by default, blocked after 5 errors' },
        {
          name: 'Levels',
          value:
            'four: number verification, two-party signature, card signature, card signature with in-person identity proofing',
        },
        {
          name: 'Push-fatigue protection',
          value: 'two-digit check code to be typed on the phone; 3 requests in 10 minutes',
        },
      ],
    },
    {
      group: 'Interfaces and platform',
      rows: [
        { name: 'Interfaces', value: 'OpenID Connect, CIBA (poll, ping), SAML 2.0, RADIUS' },
        {
          name: 'Database',
          value: 'PostgreSQL 15 or later, or a compatible database, verified per project',
        },
        { name: 'System', value: 'Hardened Linux, Linux (kernel 5.10 or later), x86-64 or Arm64' },
        { name: 'Cryptographic device', value: 'server HSM through GB/T 36322' },
      ],
    },
  ],
  compatibility: [
    {
      subject: 'Credentials',
      supported: 'Secure SIM, Secure SIM Plus, Device Security SDK two-party signing',
    },
    {
      subject: 'Phones',
      supported:
        'Android 9 or later on the data path; phones with a SIM menu, iPhone included, on the SMS path',
      note: 'When roaming, SMS may take more than 60 seconds.',
    },
    {
      subject: 'Your systems',
      supported: 'OIDC, CIBA, SAML 2.0 or RADIUS; or through the Authentication Gateway',
    },
    {
      subject: 'Operators',
      supported: 'Binary SMS and OTA, enabled by the operator under contract',
      note: 'Without it, only the data path works.',
    },
    { subject: 'CA', supported: 'SM2 certificate pairs with OCSP or CRL' },
  ],
  deployment: [
    {
      title: 'Choose where it runs',
      text: 'On premises, where identities and signature records stay; or hosted by us, which suits up to 10,000 users.',
    },
    {
      title: 'Connect the operator',
      text: 'Contracts for OTA and binary SMS, key exchange, joint testing. Often the longest part of the project: start early.',
    },
    {
      title: 'Enrol the users',
      text: 'In person, or online with an existing certificate. All trust starts here; never bind a high assurance level with an SMS code.',
    },
    {
      title: 'Staff first',
      text: 'Staff logins, then customers’ transactions. Keep the old method running for two weeks and track why requests were refused or timed out.',
    },
  ],
  scenarios: [
    {
      title: 'Remote authorisation in a bank',
      text: 'The supervisor’s card and password give way to a signature on the phone, made after checking the account’s last digits, the amount and the teller number.',
    },
    {
      title: 'Insurance agents',
      text: 'Agent and customer each sign on their own phone; both signatures are archived with the proposal.',
    },
    {
      title: 'Bastion hosts',
      text: 'Connected by RADIUS in place of one-time-code tokens; the check code appears in the terminal session.',
    },
  ],
  standards: [
    {
      id: 'OpenID Connect CIBA Core 1.0',
      title: 'Client-initiated backchannel authentication',
      scope:
        'Requests started by your system and confirmed on a phone. Poll and ping modes are implemented.',
    },
    {
      id: '3GPP TS 31.115 / TS 31.111',
      title: 'OTA secured packets / USIM application toolkit',
      scope:
        'Message format of the SMS path, and the SIM menu. They promise neither latency nor delivery.',
    },
    {
      id: '3GPP TS 33.535, GSMA TS.43',
      title: 'AKMA / service entitlement configuration',
      scope:
        'Both use the SIM’s network key for applications. AKMA is little deployed so far; TS.43 serves number verification. They show that the SIM is online, not that the user consented.',
    },
    {
      id: 'GM/T 0028-2024',
      title: 'Security requirements for cryptographic modules',
      scope:
        'Applies to cards and HSMs, not to this software. Keep the service’s keys in a tested HSM.',
    },
    {
      id: 'NIST SP 800-63B-4',
      title: 'Authentication and authenticator management',
      scope:
        'Card key and PIN are designed as a multi-factor cryptographic authenticator, for evaluation at AAL2. As confirmation happens on another device it is not phishing-resistant in that document’s sense.',
    },
  ],
  limits: [
    'Out-of-band confirmation is not bound to the browser’s channel; a live phishing proxy can still win a user’s consent. Check code and domain lower the risk. Where phishing resistance is required, add passkeys (WebAuthn) or mutual TLCP.',
    'The SMS path depends on the operator, with no commitment on latency or delivery. Plan for retries and a fallback.',
    'A new SIM has to be bound again, and a careless binding lowers the assurance of everything to that of the method used.',
    'Number verification says where traffic comes from. It is not enough to authorise a payment.',
  ],
  questions: [
    {
      question: 'This or FIDO passkeys?',
      answer:
        'Passkeys are bound to the site’s domain and resist phishing, which suits web logins. Shield SIM Authentication signs transaction content, needs nothing on the computer, works without data and uses the SM algorithms. Many organisations use both.',
    },
    {
      question: 'What about users without a Secure SIM?',
      answer:
        'The SDK signs with a key split between phone and server, one level lower. Your system can set limits according to that level.',
    },
    {
      question: 'What happens when the service is down?',
      answer:
        'Existing sessions continue. New logins can fall back to USB tokens or recovery codes by policy; we advise against SMS codes.',
    },
    {
      question: 'Do you see our transactions?',
      answer:
        'Not if it runs on premises. When hosted, the service keeps the display text and the signature; it can be set to keep digests only, with the text in your system.',
    },
  ],
};
