export default {
  name: 'Hospital Identity & Signing',
  job: 'One card per person: insert it to log in, pull it to lock; orders and records carry signatures anyone can verify.',
  description:
    'Identity and signature for hospitals: card login at carts, orders signed and time-stamped, certificates for bedside devices, patient interfaces.',
  risk: {
    title: 'Shared accounts, orders nobody answers for',
    paragraphs: [
      'Nursing carts and doctors’ stations stay logged in to one account for years. In a dispute the system knows a role, not the person; the signature is a picture that anyone can paste.',
      'Monitors, pumps and ward carts share one network. Many run systems that get no more updates, and must not be restarted or given new software at will.',
      'Online services send results to patients’ phones; certificates, tokens and permissions of those interfaces are a new entrance.',
    ],
  },
  regulations: [
    {
      id: 'NHC Planning (2022) 29',
      title: 'Measures for cybersecurity management of health institutions',
      asks: 'Networks at level 3 and above are assessed at least once a year; level 2 regularly: at least every three years with personal data of over 100,000 people, at least every five otherwise. New networks are tested before going live.',
    },
    {
      id: 'Electronic Signature Law',
      title: 'Articles 13 and 14',
      asks: 'A signature is reliable if its data belongs to the signer, is under the signer’s sole control when signing, and later changes to signature or content show; it then equals a handwritten one. Whether it does is decided case by case.',
    },
    {
      id: 'NHFPC Medical (2017) 8',
      title: 'Rules on the use of electronic medical records (trial)',
      asks: 'Staff get identities and means of identification of their own, with permissions; each answers for the use of theirs; changes leave a trace with time and name.',
    },
    {
      id: 'ISO 27799:2025',
      title: 'Information security controls in health based on ISO/IEC 27002',
      asks: 'Applies the controls of the 2022 edition of ISO/IEC 27002 to care and adds some of its own, such as identifying subjects of care and communication in emergencies. It is guidance, not a certification.',
    },
  ],
  architecture: {
    title: 'From the bedside to the patient’s phone',
    tiers: [
      {
        name: 'Bedside',
        boxes: [
          {
            id: 'card',
            name: 'Staff card',
            text: 'a Secure SIM left in its full-size body (ID-1), used in a reader',
            product: 'safety-sim-card',
          },
          {
            id: 'cart',
            name: 'Nursing cart and doctor’s station',
            text: 'hardened; pulling the card locks it',
            product: 'safety-os',
          },
          {
            id: 'monitor',
            name: 'Monitors and pumps',
            text: 'a module inside or in front, joining by device certificate',
            product: 'safety-mods',
          },
        ],
      },
      {
        name: 'Access',
        boxes: [
          {
            id: 'auth',
            name: 'Authentication gateway',
            text: 'certificate login, single sign-on, shift change',
            product: 'safety-auth-gateway',
          },
          {
            id: 'mdm',
            name: 'Endpoint Management',
            text: 'state of tablets and handhelds',
            product: 'tm-control',
          },
          {
            id: 'remote',
            name: 'SDP',
            text: 'vendors’ maintenance, doctors off site',
            product: 'sdp',
          },
        ],
      },
      {
        name: 'Hospital applications',
        boxes: [
          {
            id: 'his',
            name: 'HIS and records',
            text: 'have the card sign through the SDK; keep signature and time stamp',
            product: 'tm-safety-sdk',
          },
          {
            id: 'tsa',
            name: 'CA and time-stamping',
            text: 'the authority your hospital already uses',
          },
        ],
      },
      {
        name: 'Outside',
        boxes: [
          {
            id: 'tls',
            name: 'TLS Terminator',
            text: 'interfaces with SM and international suites',
            product: 'internet-tls',
          },
          { id: 'patient', name: 'Patient’s phone', text: 'results and online visits' },
        ],
      },
    ],
    links: [
      { from: 'card', to: 'cart', label: 'card and PIN; pulling it locks' },
      { from: 'cart', to: 'auth', label: 'TLCP, both ends authenticated' },
      { from: 'monitor', to: 'auth', label: 'device certificate, collection interface only' },
      { from: 'mdm', to: 'auth', label: 'device state' },
      { from: 'auth', to: 'his', label: 'single sign-on assertion' },
      { from: 'remote', to: 'his', label: 'one application, for one work order' },
      { from: 'his', to: 'tsa', label: 'a time stamp for each signature' },
      { from: 'his', to: 'tls', label: 'results, as little as needed' },
      { from: 'tls', to: 'patient', label: 'TLS 1.3 or TLCP' },
    ],
  },
  before: [
    'One account per cart, logged in for years',
    'Passwords stuck to the screen',
    'A signature is a picture nobody can verify',
    'A port left open for vendors',
  ],
  after: [
    'One card per person; the session waits on the server and moves to the next cart',
    'A shift change ends the last person’s session',
    'Signatures carry certificate and time, and verify outside the system',
    'Remote maintenance opens by work order and closes on time',
  ],
  bill: [
    {
      product: 'safety-sim-card',
      quantity: '1 per person, 5% spare',
      role: 'identity and signing key',
    },
    { product: 'safety-auth-gateway', quantity: '2', role: 'login, single sign-on, shifts' },
    {
      product: 'tm-safety-sdk',
      quantity: '1 per application',
      role: 'signing and verifying records',
    },
    { product: 'safety-os', quantity: '1 per cart', role: 'hardened bedside system' },
    { product: 'safety-mods', quantity: '1 per connected device', role: 'device certificate' },
    {
      product: 'tm-control',
      quantity: 'by tablet and handheld',
      role: 'state, applications, loss',
    },
    { product: 'sdp', quantity: 'by remote user', role: 'vendors and doctors off site' },
    { product: 'internet-tls', quantity: '1 per exit node', role: 'interfaces to patients' },
  ],
  rollout: [
    {
      weeks: 'Weeks 1–2',
      title: 'Study',
      text: 'Follow a day and a night shift: shared accounts, handovers, who uses which terminal in an emergency.',
    },
    {
      weeks: 'Weeks 3–6',
      title: 'One ward',
      text: 'Cards and login, night shift first; drill two-person emergency access three times before going on.',
    },
    {
      weeks: 'Weeks 7–14',
      title: 'All wards',
      text: 'Ward by ward, with record signatures; devices are listed first and get certificates without stopping.',
    },
    {
      weeks: 'Weeks 15–16',
      title: 'Accept',
      text: 'A hundred signatures checked with a third party’s tool; card loss, revocation and a time-stamp outage drilled; documents prepared.',
    },
  ],
  questions: [
    {
      question: 'What if there is an emergency and no card at hand?',
      answer:
        'Two people open emergency access with their passwords, limited in time and ward, recorded throughout, reviewed afterwards. There is no unrecorded back door.',
    },
    {
      question: 'Must the records system be rewritten?',
      answer:
        'No. Login moves to the gateway’s standard protocols, and signing calls one function of the SDK; formats fit your certificate authority, and old records stay as they are.',
    },
    {
      question: 'A monitor takes no software. How does it join?',
      answer:
        'An access unit with a module goes before its port, holds the certificate and builds the tunnel; the device is untouched. The stretch between them still needs physical protection, and changes to a medical device are for its registrant to decide.',
    },
    {
      question: 'Can signing by phone replace the card?',
      answer:
        'Yes: the SDK’s co-signing is made for it, and suits clinics and work off site. At the bedside, with gloves on, a card is quicker. The two have different levels; set them per action.',
    },
  ],
};
