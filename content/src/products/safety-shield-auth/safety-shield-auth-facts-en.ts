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
            '0.35 s median, 1.5 s at the 95th percentile (own 5G SA test network, without user input)',
        },
        {
          name: 'SMS path',
          value: '6–15 s typical, without user input; depends on the operator',
        },
        { name: 'Challenge', value: '180 s, used once' },
        { name: 'Assertion', value: '60 s, redeemed once' },
        { name: 'Session defaults', value: '30 minutes idle, 12 hours in all' },
      ],
    },
    {
      group: 'Credentials',
      rows: [
        { name: 'Key', value: 'SM2 made on the card; SDK two-party signing as alternative' },
        { name: 'PIN', value: '6 digits by default, blocked after 5 errors' },
        {
          name: 'Levels',
          value:
            'four: number check, two-party signature, card signature, card signature with identity proofed in person',
        },
        {
          name: 'Against bombing',
          value: 'two-digit check code; 3 requests in 10 minutes',
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
          value: 'PostgreSQL 15 or later, or a compatible one verified by project',
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
      supported: 'Data SMS and OTA opened by the operator under contract',
      note: 'Without it, the data path only.',
    },
    { subject: 'CA', supported: 'SM2 certificate pairs with OCSP or CRL' },
  ],
  deployment: [
    {
      title: 'Choose where it runs',
      text: 'In your data centre, where identities and signatures stay; or hosted by us, which suits up to ten thousand users.',
    },
    {
      title: 'Connect the operator',
      text: 'Contracts for OTA and data SMS, key exchange, joint test. Often the longest stretch of the project: start early.',
    },
    {
      title: 'Bind the users',
      text: 'In person, or online with an existing certificate. All trust starts here; do not bind a high level with an SMS code.',
    },
    {
      title: 'Inside first',
      text: 'Staff logins, then customers’ transactions. Keep the old method for two weeks and count why requests were refused or timed out.',
    },
  ],
  scenarios: [
    {
      title: 'Remote authorisation in a bank',
      text: 'The supervisor’s card and password become a phone signature, given after seeing account ending, amount and teller number.',
    },
    {
      title: 'Insurance agents',
      text: 'Agent and customer each sign on their own phone; both signatures are archived with the proposal.',
    },
    {
      title: 'Bastion hosts',
      text: 'Joined by RADIUS in place of one-time tokens; the check code appears in the terminal session.',
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
        'Packaging of the SMS path and the SIM menu. Delay and delivery are not promised by them.',
    },
    {
      id: '3GPP TS 33.535, GSMA TS.43',
      title: 'AKMA / service entitlement configuration',
      scope:
        'Both use the SIM’s network key for applications. AKMA is little deployed so far; TS.43 serves number verification. They show that the SIM is online, not that the user agreed.',
    },
    {
      id: 'GM/T 0028',
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
    'Out-of-band confirmation is not bound to the browser’s channel; a live phishing proxy can still win a user’s consent. Check code and domain lower the risk. Where phishing resistance is required add passkeys (WebAuthn) or mutual TLCP.',
    'The SMS path depends on the operator, without a promise of delay or delivery. Plan retries and another way.',
    'A new SIM has to be bound again, and a careless binding lowers everything to the method it used.',
    'Number verification says where traffic comes from. It is not enough for a transfer of money.',
  ],
  questions: [
    {
      question: 'This or FIDO passkeys?',
      answer:
        'Passkeys are bound to the site’s domain and resist phishing: good for web logins. Shield SIM Authentication signs transaction content, needs nothing on the computer, works without data and uses the SM algorithms. Many organisations use both.',
    },
    {
      question: 'What about users without a Secure SIM?',
      answer:
        'The SDK signs with a key split between phone and server, one level lower. Your system can set limits by that level.',
    },
    {
      question: 'What happens when the service is down?',
      answer:
        'Open sessions go on. New logins can fall back to USB tokens or recovery codes by policy; we advise against SMS codes.',
    },
    {
      question: 'Do you see our transactions?',
      answer:
        'Not in your data centre. Hosted, the service keeps display text and signature; it can keep digests only, with the text in your system.',
    },
  ],
};
