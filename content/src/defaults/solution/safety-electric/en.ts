export default {
  name: 'Power Grid Cybersecurity',
  job: 'Terminals and control centre authenticate each other; every remote command is signed and can be traced, even after an outage.',
  description:
    'Identity and encryption for distribution automation and renewable sites: modules in terminals, tunnels and protocol filters at the access zone.',
  risk: {
    title: 'A command that arrives is not a command to trust',
    paragraphs: [
      'Distribution terminals, rooftop solar and chargers stand unattended in many places. Many talk over public or private radio, still in the clear. Whoever reaches the port can send a well-formed command.',
      'In IEC 60870-5-104 a measurement and a command differ by one type identifier, which an ordinary firewall does not see. Once a tunnel is up, few look at what runs inside.',
      'Inspection tablets and service laptops join on site for an hour; their passwords and patches set the floor for the whole station.',
    ],
  },
  regulations: [
    {
      id: 'NDRC Order 27 (2024)',
      title: 'Rules on security protection of power monitoring systems',
      asks: 'Keeps the structure of zones, dedicated networks, lateral isolation and vertical authentication, and adds security immunity, situational awareness, dynamic assessment and backup measures for emergencies. In force since 1 January 2025 in place of Order 14 of 2014.',
    },
    {
      id: 'NEA Security (2015) 36',
      title: 'Overall protection scheme, with five more schemes and an assessment code',
      asks: 'Says how dispatch, generation, substation and distribution are zoned, isolated and authenticated. It was written to go with Order 14; how far it applies under Order 27 is for the authority’s latest notice.',
    },
    {
      id: 'GB/T 36572-2018',
      title: 'Guidelines for cybersecurity protection of power monitoring systems',
      asks: 'Covers infrastructure, architecture, the systems themselves with trusted immunity, and management. It is a guideline, not a product standard.',
    },
    {
      id: 'IEC 62351',
      title: 'Power systems management: data and communications security',
      asks: 'Part 3 profiles TLS, part 5 adds authentication to the 60870-5 family, part 6 deals with 61850. Parts differ in maturity: check which of them, in which edition, a device really supports.',
    },
  ],
  architecture: {
    title: 'Inside and outside the access zone',
    tiers: [
      {
        name: 'Field',
        boxes: [
          {
            id: 'rtu',
            name: 'Distribution terminal',
            text: 'UM-L on its board verifies commands and signs receipts',
            product: 'safety-mods',
          },
          {
            id: 'legacy',
            name: 'Old terminal with a communication unit',
            text: '4G or 5G modem with an industrial Secure SIM',
            product: 'safety-sim-card',
          },
          {
            id: 'tablet',
            name: 'Inspection tablet',
            text: 'hardened system, encrypted disk',
            product: 'safety-os',
          },
        ],
      },
      {
        name: 'Transport',
        boxes: [
          {
            id: 'network',
            name: 'Private radio or public APN',
            text: 'transport only, not trusted',
          },
        ],
      },
      {
        name: 'Secure access zone',
        boxes: [
          {
            id: 'border',
            name: 'Border gateway',
            text: 'terminates SM tunnels, filters by 104 type identifier',
            product: 'safety-border-gateway',
          },
          { id: 'front', name: 'Front end', text: 'packets land here, not in the control zone' },
        ],
      },
      {
        name: 'Production control zone',
        boxes: [
          {
            id: 'isolation',
            name: 'Dedicated isolation and vertical encryption devices',
            text: 'those in place, chosen from the authority’s list',
          },
          {
            id: 'master',
            name: 'Control centre',
            text: 'signs commands in an HSM, keeps sequence numbers and audit',
          },
        ],
      },
      {
        name: 'Management zone',
        boxes: [
          {
            id: 'mdm',
            name: 'Endpoint Management',
            text: 'tablet policy, work orders, revocation',
            product: 'tm-control',
          },
        ],
      },
    ],
    links: [
      { from: 'rtu', to: 'network', label: 'SM IPsec tunnel' },
      { from: 'legacy', to: 'network', label: 'SM IPsec tunnel' },
      { from: 'network', to: 'border', label: 'device certificates on both ends' },
      { from: 'border', to: 'front', label: '104 packets, filtered' },
      { from: 'front', to: 'isolation', label: 'passed through the dedicated isolation device' },
      {
        from: 'master',
        to: 'rtu',
        label: 'commands signed with SM2, numbered and timed; executed after verification',
      },
      { from: 'mdm', to: 'tablet', label: 'access by work order and hour, remote lock' },
    ],
  },
  before: [
    'Protocols in the clear; the port decides where a command came from',
    'A private APN and an address list taken for authentication',
    'Service laptops on the station switch',
    'What happened during an outage cannot be traced',
  ],
  after: [
    'Encrypted links, certificates on both ends',
    'Each command carries a signature and a number; replays and changes are refused',
    'A write to a read-only point is blocked and reported at once',
    'Tablets join by work order, leave on time, and leave a record',
  ],
  bill: [
    {
      product: 'safety-mods',
      quantity: '1 per new terminal',
      role: 'device key, verification, secure boot',
    },
    {
      product: 'safety-sim-card',
      quantity: '1 per converted terminal',
      role: 'identity of the communication unit',
    },
    {
      product: 'safety-border-gateway',
      quantity: '2 BG-2000 per access zone; 1 BG-200 where a station allows',
      role: 'tunnels and protocol filter',
    },
    { product: 'safety-os', quantity: '1 per tablet or front end', role: 'hardened system' },
    { product: 'tm-control', quantity: '1 per tablet', role: 'policy, applications, revocation' },
  ],
  rollout: [
    {
      weeks: 'Weeks 1–3',
      title: 'Survey',
      text: 'Protocols, firmware, links and time sources; draw the zones and settle the boundary and outage windows with dispatch.',
    },
    {
      weeks: 'Weeks 4–6',
      title: 'Model station',
      text: 'One station converted; the gateway learns for two weeks beside the line, terminals record but do not refuse, and the centre is joined.',
    },
    {
      weeks: 'Weeks 7–16',
      title: 'Extend',
      text: 'Station by station with planned maintenance, a day each: first tunnels, then filters, then refusal; bypass kept for three months.',
    },
    {
      weeks: 'Weeks 17–18',
      title: 'Accept',
      text: 'Drill outage, key change, revocation and lost clocks; prepare documents for the classified-protection and security assessments.',
    },
  ],
  questions: [
    {
      question: 'Can the border gateway serve as a vertical encryption device?',
      answer:
        'No. Vertical encryption and lateral isolation devices on the dispatch network are dedicated power products with their own tests and selection rules; this design keeps those you have. The border gateway stands at the access zone, for terminals that come over radio or public networks.',
    },
    {
      question: 'Do signatures slow remote control?',
      answer:
        'UM-L verifies 150 SM2 signatures a second, about 7 milliseconds each, a small share of the seconds that distribution control allows. Fast trip messages (GOOSE) are outside the scope of these signatures.',
    },
    {
      question: 'Which message format carries the signature?',
      answer:
        'That of the utility’s own security profile for 104, agreed with the supplier of the control centre. IEC 62351-5 authenticates messages with symmetric keys and has no SM2 signature; where a system uses it, it authenticates the commands and the module only keeps the keys.',
    },
    {
      question: 'What if a terminal’s clock is wrong?',
      answer:
        'A command carries a number and a time: the time narrows the window for replays, the number settles the order. Beyond the allowed drift the terminal refuses and reports, so time sources are checked during conversion.',
    },
    {
      question: 'What about old terminals without room for a module?',
      answer:
        'A communication unit with a Secure SIM goes in front. It protects the line; the stretch between unit and terminal stays in the clear and needs physical protection, and the design and the assessment documents say so.',
    },
  ],
};
