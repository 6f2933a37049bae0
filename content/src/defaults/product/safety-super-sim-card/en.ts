export default {
  name: 'Secure SIM Plus',
  job: 'A SIM on a large secure element that holds network access, signing, door access and transit as separate applications, and works over NFC.',
  description:
    'A SIM with 1.2 MB for applets, 12 security domains and an SWP contactless interface: SM2 signing, badges and network access on one card, kept apart.',
  problem: {
    title: 'A pocketful of cards, each with its own issuing system',
    paragraphs: [
      'Door card, badge, USB token and canteen card each come from a system of their own. When somebody leaves, four or five systems have to be updated, and one that is missed leaves a key that still opens doors.',
      'A standard USIM has between a few dozen and a little over a hundred kilobytes free. After one signing applet there is no room for another company’s, and without a contactless interface it opens no doors.',
      'The phone’s embedded secure element has the space but is controlled by the phone maker. Each brand means another negotiation, and the company never gets to issue its own credentials.',
    ],
  },
  verbs: [
    {
      verb: 'Hold',
      text: 'Twelve security domains, each with its own keys. A service provider’s applet is loaded into its domain and cannot read the others.',
    },
    {
      verb: 'Tap',
      text: 'SWP joins the card to the phone’s NFC controller; readers see an ISO/IEC 14443 card, on some phones for a while after power-off too.',
    },
    {
      verb: 'Revoke',
      text: 'One over-the-air command locks or deletes an applet. Network access and the other applets are unaffected.',
    },
  ],
  features: [
    {
      title: '1.2 MB for applets',
      text: 'Of 2 MB of non-volatile memory, 1.2 MB is available to applets and data: more than twelve times the 96 KB of the Secure SIM.',
    },
    {
      title: 'Security domains and delegated management',
      text: 'Issuer and service-provider domains as GlobalPlatform defines them. A provider loads its own applet, but each step needs a token signed by the issuer, and the card returns a receipt.',
    },
    {
      title: 'Contact and contactless at once',
      text: 'Calls and signatures run on the contacts, door access on SWP. The channels are arbitrated independently; a tap does not interrupt data.',
    },
    {
      title: 'Faster signatures',
      text: 'A hardware SM2 engine signs in 16 ms, about 60 per second. The contact interface supports TA1=97, twice the rate of TA1=96.',
    },
    {
      title: 'Remote management over HTTPS',
      text: 'The card itself opens PSK-TLS over BIP to the platform (SCP81); a 60 KB applet usually takes under a minute. SMS (SCP80) triggers and is the fallback.',
    },
    {
      title: 'Choice of the contactless card',
      text: 'Implements the contactless registry service of GlobalPlatform Amendment C: the user picks the default on the phone, and conflicting applets do not answer together.',
    },
  ],
  protocol: {
    title: 'Loading a door applet over the air',
    actors: ['Service provider', 'TSM', 'Operator OTA', 'Secure SIM Plus'],
    steps: [
      {
        from: 'Service provider',
        to: 'TSM',
        message: 'Install request: ICCID, AID, user consent',
        detail:
          'The user confirms in the provider’s app. The request is signed by the provider; the TSM checks the contract and the memory left on the card.',
      },
      {
        from: 'TSM',
        to: 'Operator OTA',
        message: 'Management session and tokens',
        detail:
          'Delegated management needs an issuer token in every INSTALL command (for load, for install), so a provider cannot install anything without the issuer.',
      },
      {
        from: 'Operator OTA',
        to: 'Secure SIM Plus',
        message: 'SCP80 trigger SMS',
        detail:
          'Encrypted and replay-protected as in ETSI TS 102 225. The card checks integrity and replay before it opens a BIP channel.',
      },
      {
        from: 'Secure SIM Plus',
        to: 'TSM',
        message: 'SCP81: HTTP POST over PSK-TLS',
        detail:
          'The card opens the connection and polls for commands (GlobalPlatform Amendment B), so the phone needs no public address.',
      },
      {
        from: 'TSM',
        to: 'Secure SIM Plus',
        message: 'INSTALL [for load], LOAD, INSTALL [for install]',
        detail:
          'Tokens travel in the INSTALL commands; LOAD carries data alone. The load file has a DAP signature: the card hashes the blocks as they arrive and compares after the last one. A wrong token, hash or signature discards the whole file and leaves the other applets untouched.',
      },
      {
        from: 'Secure SIM Plus',
        to: 'TSM',
        message: 'Receipt',
        detail:
          'The card proves the result with its receipt key. The TSM updates its card register and tells the provider that personalisation may start.',
      },
      {
        from: 'Service provider',
        to: 'Secure SIM Plus',
        message: 'SCP03: door key written',
        detail:
          'Commands pass through the TSM but are encrypted with the keys of the provider’s domain. Neither TSM nor operator sees the door key in clear.',
      },
    ],
  },
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
        { name: 'Chip evaluation', value: 'designed to CC EAL5+; no CC certificate yet' },
      ],
    },
    {
      group: 'Interfaces',
      rows: [
        { name: 'Contact', value: 'ISO/IEC 7816-3 T=0, TA1=97 (F=512, D=64): 500 kbit/s at 4 MHz' },
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
    { subject: 'TSM and OTA', supported: 'Platforms with remote management as in ETSI TS 102 226' },
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
        'Designed to level 2. No certificate has been issued for it yet; once one is, it is on the register. Chip and cryptographic applet are evaluated; applets loaded by service providers are not.',
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
