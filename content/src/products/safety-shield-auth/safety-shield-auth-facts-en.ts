import type { ProductFacts } from '../product-parts.ts';

export const safetyShieldAuthFactsEn: ProductFacts = {
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
        {
          name: 'Interfaces',
          value: 'OpenID Connect, CIBA (poll, ping), SAML 2.0, RADIUS',
        },
        {
          name: 'Database',
          value: 'PostgreSQL 15 or later, or a compatible database, verified per project',
        },
        {
          name: 'System',
          value: 'Hardened Linux, Linux (kernel 5.10 or later), x86-64 or Arm64',
        },
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
