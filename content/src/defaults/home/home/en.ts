export default {
  promise: 'The key is in the card, not in the password.',
  lead: 'UID Security puts keys into SIM cards, modules and gateways, and uses them to prove who is connecting, from which device, to what. Eleven products, from a single card to the whole network edge.',
  proof: [
    {
      value: 'GM/T 0028-2024',
      label: 'design standard of our cryptographic modules, level 2',
      source:
        'What is tested is the module, not your whole system; certificates are listed when they are issued',
      path: '/support/certificates',
    },
    {
      value: '0.35 s',
      label: 'median time of one SIM authentication',
      source: 'Our own 5G SA test network, ten thousand runs, excluding user input, June 2026',
      path: '/support/certificates#sim-auth-latency',
    },
    {
      value: '11',
      label: 'products, from a card to an operating system',
      source: 'Each with its specification, compatibility and limits',
      path: '/product',
    },
    {
      value: '30 min',
      label: 'we hold stock for an unpaid order',
      source: 'Terms of sale; 72 hours for bank transfers',
      path: '/im/terms-of-sale.txt',
    },
  ],
  doors: [
    {
      reader: 'I work at an operator',
      text: 'Make the phone number a verifiable identity: applets, authentication platform, over-the-air management.',
      path: '/solution/safety-5g',
    },
    {
      reader: 'I run a company network',
      text: 'Let people work from anywhere: authenticate first, connect after.',
      path: '/solution/safety-quick-office',
    },
    {
      reader: 'I write code',
      text: 'One interface on Android, iOS, HarmonyOS and desktop; start from the samples.',
      path: '/product/tm-safety-sdk',
    },
  ],
  stories: [
    {
      title: 'The inspection tablet in a substation',
      text: 'Tablets join by work order and are cut off when it ends. Modules in the terminals verify every remote command; sender and sequence number are recorded, so commands given during an outage can be traced afterwards.',
      path: '/solution/safety-electric',
    },
    {
      title: 'The bedside terminal on a ward',
      text: 'A nurse logs in by inserting a card; pulling it locks the screen. Each order, and each record that it was carried out, is signed with that person’s own key and time-stamped, so anyone can verify who signed what, and when.',
      path: '/solution/safety-wise-medical',
    },
  ],
  steps: [
    {
      title: 'The key is generated in the chip',
      text: 'The card or module generates the private key from its own random source and has no way to export it.',
    },
    {
      title: 'The terminal presents proof',
      text: 'An application asks for a signature through the SDK; the user allows it with a PIN or a fingerprint.',
    },
    {
      title: 'The gateway checks',
      text: 'The authentication gateway verifies signature, certificate and device state, and issues a short-lived credential.',
    },
    {
      title: 'The tunnel reaches only what is allowed',
      text: 'The SDP gateway opens an encrypted path for that credential; other services stay invisible.',
    },
  ],
  questions: [
    {
      question: 'Do I lose my identity with a new phone?',
      answer:
        'The key is in the card: move the card over and carry on, provided the new phone opens its SIM channel to applications. If the card is lost, revoke the certificate in the console, then get a new card and certificate; the old signing key has no copy and cannot be recovered.',
    },
    {
      question: 'Does it work with our existing accounts?',
      answer:
        'Yes. The authentication gateway speaks SAML 2.0, OpenID Connect and RADIUS; applications only change where they send users to log in.',
    },
    {
      question: 'Do we have to change operator?',
      answer:
        'A Secure SIM for a public network is issued by its operator. Where cards cannot be changed, use a module, or the SDK’s co-signing, which is one assurance level lower; each product page says what differs.',
    },
    {
      question: 'What can I buy online?',
      answer:
        'Cards, modules, kits, gateways and software licences, with prices and stock shown. For more than 12 of one item, ask for a quote.',
    },
  ],
};
