export default {
  name: 'Private 5G Security',
  job: 'Every terminal on a private 5G network proves who it is before it reaches its own part of the network.',
  description:
    'Terminal identity and edge control for private 5G: keys in the card for secondary authentication and login, policy by identity, production apart from office.',
  risk: {
    title: 'The network knows the card, not the user',
    paragraphs: [
      'Primary authentication (5G AKA or EAP-AKA′) proves a subscription, not who is using it or which service they want. Unless the card is locked to its device, moving it is enough to let another device in.',
      'A private network puts machines, cameras and office devices on one radio network. Slices and DNNs divide resources; they do not check who talks to whom inside a slice, so one compromised camera can move sideways.',
      'The operator holds the keys of primary authentication, the company holds the rights to its applications. Without a check of the company’s own in between, who gets in depends on whether a list of cards was updated in time.',
    ],
  },
  regulations: [
    {
      id: '3GPP TS 33.501',
      title: 'Security architecture and procedures for the 5G system',
      asks: 'Defines primary authentication and, in clause 11, an optional secondary one: when a session is set up the SMF acts as EAP authenticator towards the company’s DN-AAA. It does not say how the company manages certificates, and terminals need not support it.',
    },
    {
      id: 'GB/T 22239-2019',
      title: 'Baseline for classified protection of cybersecurity',
      asks: 'Level 3 asks for two or more ways combined to authenticate users, at least one of them cryptographic; the mobile extension adds clauses on wireless access and on managing terminals.',
    },
    {
      id: 'GB/T 39786-2021',
      title: 'Baseline for cryptographic application',
      asks: 'At level 3 the network layer asks for authentication of communicating parties and for confidentiality and integrity in transit, with products at level 2 or higher of GB/T 37092. The assessor judges the whole system.',
    },
    {
      id: 'State Council Order 745',
      title: 'Regulations on critical information infrastructure, in force since 1 September 2021',
      asks: 'Networks designated as critical give preference to secure and trustworthy products and are tested and assessed at least once a year. The sector’s authority decides what is designated.',
    },
  ],
  architecture: {
    title: 'Five hops from card to service',
    tiers: [
      {
        name: 'Terminal',
        boxes: [
          {
            id: 'phone',
            name: 'Handhelds and phones',
            text: 'a Secure SIM Plus keeps the business key; applications reach it through the SDK',
            product: 'safety-super-sim-card',
          },
          {
            id: 'device',
            name: 'Industrial terminals and cameras',
            text: 'an industrial Secure SIM, called by AT commands',
            product: 'safety-sim-card',
          },
        ],
      },
      {
        name: 'Radio and core',
        boxes: [
          {
            id: 'core',
            name: '5G core',
            text: 'primary authentication; the SMF starts the second; UPF on site',
          },
        ],
      },
      {
        name: 'Authentication',
        boxes: [
          {
            id: 'auth',
            name: 'Authentication gateway',
            text: 'the entrance to applications, by certificate and second factor',
            product: 'safety-auth-gateway',
          },
          {
            id: 'aaa',
            name: 'The company’s DN-AAA',
            text: 'an EAP-TLS server that checks device certificates and revocation',
          },
          {
            id: 'shield',
            name: 'Shield SIM Authentication',
            text: 'logins and critical actions signed by the card',
            product: 'safety-shield-auth',
          },
        ],
      },
      {
        name: 'Edge',
        boxes: [
          {
            id: 'border',
            name: 'Border gateway',
            text: 'compares certificate, ICCID and address, and lets each identity reach its segment',
            product: 'safety-border-gateway',
          },
        ],
      },
      {
        name: 'Service',
        boxes: [
          { id: 'production', name: 'Production', text: 'MES, vehicle dispatch, video' },
          { id: 'office', name: 'Office', text: 'reached through the authentication gateway' },
        ],
      },
    ],
    links: [
      { from: 'phone', to: 'core', label: '5G AKA, primary' },
      { from: 'device', to: 'core', label: '5G AKA, primary' },
      { from: 'core', to: 'aaa', label: 'EAP-TLS, secondary, over RADIUS or Diameter at N6' },
      { from: 'aaa', to: 'border', label: 'session address and device identity' },
      { from: 'device', to: 'border', label: 'SM IPsec tunnel' },
      { from: 'border', to: 'production', label: 'packets filtered by protocol and command' },
      { from: 'shield', to: 'auth', label: 'login assertion' },
      { from: 'auth', to: 'office', label: 'single sign-on' },
    ],
  },
  before: [
    'A subscription gets in, on any device',
    'Terminals in a slice reach each other',
    'Each application keeps passwords',
    'Retired cards are cleaned up by hand',
  ],
  after: [
    'Certificate, card and address are bound; a change goes to quarantine',
    'One security domain per kind of device, closed to the others by default',
    'The card signs application logins; applications keep no passwords',
    'Revoking a certificate ends its session at the next check',
  ],
  bill: [
    {
      product: 'safety-super-sim-card',
      quantity: '1 per handheld',
      role: 'keeps the business key and signs',
    },
    {
      product: 'safety-sim-card',
      quantity: '1 per industrial terminal',
      role: 'device identity, −40 to 105 °C',
    },
    {
      product: 'safety-border-gateway',
      quantity: '2 per site exit, active and standby',
      role: 'tunnels, binding, protocol filter',
    },
    {
      product: 'safety-auth-gateway',
      quantity: '2 or more, clustered',
      role: 'entrance and sessions',
    },
    {
      product: 'safety-shield-auth',
      quantity: 'by monthly users',
      role: 'application login and confirmation',
    },
    {
      product: 'tm-safety-sdk',
      quantity: '1 per application of your own',
      role: 'card and SM channels',
    },
  ],
  rollout: [
    {
      weeks: 'Weeks 1–2',
      title: 'Prepare',
      text: 'Settle secondary authentication or the AAA interface, DNN and slices with the operator; list terminal models and check each for secondary authentication.',
    },
    {
      weeks: 'Weeks 3–5',
      title: 'Pilot',
      text: 'Fifty terminals get new cards; the border gateway runs out of path in learning mode: it records, blocks nothing, and drafts the map of who talks to whom.',
    },
    {
      weeks: 'Weeks 6–9',
      title: 'Switch',
      text: 'Tunnels and enforcement workshop by workshop, each with a week to fall back; the old link stays in place.',
    },
    {
      weeks: 'Weeks 10–12',
      title: 'Accept',
      text: 'Drill revocation, core failover and gateway failover; run a pre-assessment; hand over the manual.',
    },
  ],
  questions: [
    {
      question: 'What if the operator or the terminals offer no secondary authentication?',
      answer:
        'That is common: it is optional for terminals, and most phones do not open it. Then the SM IPsec tunnel from the terminal to the border gateway authenticates the device, and Shield SIM Authentication the user. The price: the network cannot refuse the session, only the edge can refuse traffic.',
    },
    {
      question: 'How much delay does it add?',
      answer:
        'A few hundred milliseconds for one EAP-TLS exchange on our test network, when a session is set up; the data path is not touched. Your figure depends on the card’s signing speed and the round trip to the DN-AAA.',
    },
    {
      question: '5G already encrypts the radio interface. Why a tunnel as well?',
      answer:
        'Radio encryption covers terminal to base station with keys the operator’s network holds. The tunnel covers terminal to your edge with keys you hold. They solve different problems.',
    },
    {
      question: 'Can AKMA replace certificates in the card?',
      answer:
        'AKMA (TS 33.535) lets applications reuse keys from primary authentication, good for building a channel. It yields no signature a third party can verify, and it needs the operator’s support. The two can be used together.',
    },
  ],
};
