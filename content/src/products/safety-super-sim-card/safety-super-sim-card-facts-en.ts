import type { ProductFacts } from '../product-parts.ts';

export const safetySuperSimCardFactsEn: ProductFacts = {
  specification: [
    {
      group: 'Cryptography',
      rows: [
        {
          name: 'Algorithms',
          value: 'SM2, SM3, SM4, ZUC; RSA-2048, ECDSA/ECDH P-256/P-384, X25519, AES, SHA-2',
        },
        { name: 'SM2 sign', value: '16 ms typical (about 60 per second)' },
        { name: 'SM2 verify', value: '28 ms typical (about 35 per second)' },
        {
          name: 'SM4-CBC',
          value:
            'about 16 KB/s in and back out through the contact interface (T=0 is half-duplex; calculated at 500 kbit/s)',
        },
        { name: 'Key containers', value: '24, with 48 certificates' },
        {
          name: 'PIN',
          value: '4–8 digits, 6 by default; blocked after 5 errors; unblocking key 10 tries',
        },
      ],
    },
    {
      group: 'Chip and platform',
      rows: [
        {
          name: 'Memory',
          value:
            '2 MB non-volatile, 1.2 MB for applets and data; user area of 128 KB or 512 KB within it, set when ordering',
        },
        { name: 'Security domains', value: '12, including the issuer’s and the ARA-M’s' },
        {
          name: 'Platform',
          value: 'Java Card 3.1 Classic, GlobalPlatform 2.3.1 (Amendments B, C, D)',
        },
        { name: 'Secure channels', value: 'SCP03, SCP80, SCP81' },
        {
          name: 'Chip evaluation',
          value: 'designed to CC EAL5+; no CC certificate yet',
        },
      ],
    },
    {
      group: 'Interfaces',
      rows: [
        {
          name: 'Contact',
          value: 'ISO/IEC 7816-3 T=0, TA1=97 (F=512, D=64): 500 kbit/s at 4 MHz',
        },
        { name: 'Contactless', value: 'SWP (ETSI TS 102 613), HCI (ETSI TS 102 622)' },
        { name: 'Radio', value: 'ISO/IEC 14443 types A and B, 106–424 kbit/s' },
        { name: 'Form', value: '2FF/3FF/4FF triple-cut' },
        { name: 'Supply', value: 'class B 3 V, class C 1.8 V' },
      ],
    },
    {
      group: 'Environment and life',
      rows: [
        { name: 'Operating range', value: '−25 to 85 °C' },
        { name: 'Write cycles', value: '500,000 at 25 °C' },
        { name: 'Data retention', value: '10 years at 85 °C' },
      ],
    },
  ],
  compatibility: [
    {
      subject: 'NFC taps',
      supported:
        'Android and HarmonyOS phones with an SWP line whose system allows NFC routing to the UICC',
      note: 'Many models route to the embedded element or host card emulation only. Check every model before you order.',
    },
    {
      subject: 'iPhone',
      supported: 'Network access, and signing by binary SMS',
      note: 'iPhone NFC is not routed to the SIM; door access does not work.',
    },
    { subject: 'App signing', supported: 'Android 9 or later through OMAPI and ARA-M' },
    {
      subject: 'Door readers',
      supported: 'ISO/IEC 14443-4 readers',
      note: 'Readers that check only a serial number cannot stop cloned cards; do not connect them.',
    },
    {
      subject: 'TSM and OTA',
      supported: 'Platforms with remote management as in ETSI TS 102 226',
    },
  ],
  deployment: [
    {
      title: 'Agree who does what',
      text: 'The operator issues the card, you are a service provider, and either runs the TSM. Decide who owns the keys, who may revoke, and who pays for replacements.',
    },
    {
      title: 'Survey the phones',
      text: 'Sort models into tap and sign, sign only, and SMS only. Keep plastic cards for the last two.',
    },
    {
      title: 'Change readers and back end',
      text: 'Replace serial-number readers by 14443-4 readers and authenticate keys instead of comparing numbers.',
    },
    {
      title: 'Sign first, tap later',
      text: 'Start with login signatures, then doors. Migrate payment and the rest once both are stable.',
    },
  ],
  scenarios: [
    {
      title: 'Campus badge',
      text: 'Doors, canteen, meeting rooms and login on one card. On an employee’s last day one command removes all company applets; the phone number stays with its owner.',
    },
    {
      title: 'Bank field staff',
      text: 'The teller’s signing key moves into the Secure SIM Plus; the tablet only displays and records. A lost tablet is not a lost key.',
    },
    {
      title: 'District public services',
      text: 'Officials log in to mobile terminals with the card and sign their decisions with SM2; the signature is archived with the file.',
    },
  ],
  standards: [
    {
      id: 'GM/T 0028-2024',
      title:
        'Security requirements for cryptographic modules (replaced the 2014 edition on 1 July 2025; cf. GB/T 37092-2018)',
      scope:
        'Designed to level 2. No certificate has been issued for it yet; once one is, version, number, expiry date and issuer will be stated here. Chip and cryptographic applet are evaluated; applets loaded by service providers are not.',
    },
    {
      id: 'ISO/IEC 15408',
      title: 'Common Criteria',
      scope:
        'An EAL says how deeply something was evaluated, not how strong it is. A chip certificate covers the chip and the libraries in its target of evaluation, not the whole card.',
    },
    {
      id: 'ETSI TS 102 613 / TS 102 622',
      title: 'UICC–contactless front-end interface (SWP / HCI)',
      scope:
        'The wire and the logical interface between card and NFC controller. Whether the wire is there is the phone maker’s decision.',
    },
    {
      id: 'ETSI TS 102 225 / TS 102 226',
      title: 'Secured packets and remote application management',
      scope:
        'Formats and protection of over-the-air management. Key rotation is a matter of the issuer’s policy.',
    },
    {
      id: 'GM/T 0041-2015',
      title: 'Cryptographic test specification for smart cards',
      scope: 'Lists the tests of algorithms and security functions; we run them ourselves.',
    },
  ],
  limits: [
    'NFC depends on the phone. Without an SWP line, or where the system refuses to route to the SIM, the card cannot compensate.',
    'More applets mean more contracts and key relationships between issuer and providers. For fewer than five, plastic cards may be less work.',
    'Relay attacks are countered by the reader’s time limits and the user’s action. Add a face check or a PIN for sensitive areas.',
    '1.2 MB is space for applets and their data, not bulk storage.',
  ],
  questions: [
    {
      question: 'This or the Secure SIM?',
      answer:
        'For login and signing alone take the Secure SIM: it costs less and fits more phones. For NFC, or for three or more applets whose owners do not trust one another, take the Secure SIM Plus.',
    },
    {
      question: 'Does it tap when the phone is off?',
      answer:
        'That depends on the phone. On some models the NFC controller keeps working for a while on the reader’s field after the battery runs down; after a deliberate power-off it is up to the maker. Do not rely on it.',
    },
    {
      question: 'Can we load applets without the operator?',
      answer:
        'No. The operator issues the card, and delegated management needs its token for every installation. Personalisation and key changes inside your own domain are up to you.',
    },
    {
      question: 'What if the phone is lost?',
      answer:
        'Lock the company applets in the TSM, then report the loss to the operator. The lock takes effect when the card is next online, so disable the card in the door system and revoke its certificate at the same time.',
    },
  ],
};
