export default {
  name: 'Zero-Trust Remote Access',
  job: 'People authenticate before they connect, from any network, and see only the applications they may use.',
  description:
    'Zero-trust access for mobile work: single-packet authorisation, logins signed by the SIM, one application at a time, instead of a VPN into everything.',
  risk: {
    title: 'A VPN opens the whole network',
    paragraphs: [
      'A classic VPN lets anyone with the password inside. A leaked password then yields not one application but an address range.',
      'The VPN entrance must face the internet, and every published flaw starts a race with scanners, while the patch waits for a maintenance window.',
      'After login, few systems look at the device again. A jailbroken phone, or a laptop with its disk encryption off, keeps the same rights as a healthy one until the session ends.',
    ],
  },
  regulations: [
    {
      id: 'Cybersecurity Law',
      title: 'Article 23 (Article 21 before the 2025 amendment)',
      asks: 'Classified protection: monitor and record operation, keep the network logs concerned for at least six months, classify data, back up and encrypt what is important. The amended law is in force since 1 January 2026; penalties are in Article 61.',
    },
    {
      id: 'GB/T 22239-2019',
      title: 'Baseline for classified protection of cybersecurity',
      asks: 'Level 3: two or more ways to authenticate, one cryptographic; credentials protected in remote administration; unauthorised devices joining the internal network checked or limited.',
    },
    {
      id: 'Data Security Law',
      title: 'Article 27',
      asks: 'A management system for the whole data process and technical measures to match, on top of classified protection where the internet is used. It prescribes no access technology.',
    },
    {
      id: 'NIST SP 800-207',
      title: 'Zero trust architecture (2020)',
      asks: 'Judge identity, device and context at every request and enforce it at a policy point. It is a reference, not a certification: nothing “passes” 800-207.',
    },
  ],
  architecture: {
    title: 'Authenticate, then connect',
    tiers: [
      {
        name: 'People',
        boxes: [
          {
            id: 'phone',
            name: 'Phone',
            text: 'a Secure SIM Plus signs, or the SDK co-signs',
            product: 'safety-super-sim-card',
          },
          {
            id: 'device',
            name: 'Laptop or tablet',
            text: 'SDP client, under endpoint management',
            product: 'tm-control',
          },
        ],
      },
      {
        name: 'Control',
        boxes: [
          {
            id: 'controller',
            name: 'SDP controller',
            text: 'weighs identity, device and context',
            product: 'sdp',
          },
          {
            id: 'auth',
            name: 'Authentication gateway',
            text: 'directory, sessions, levels of assurance',
            product: 'safety-auth-gateway',
          },
          {
            id: 'shield',
            name: 'Shield SIM Authentication',
            text: 'asks the phone; the card signs',
            product: 'safety-shield-auth',
          },
        ],
      },
      {
        name: 'Data',
        boxes: [
          {
            id: 'gateway',
            name: 'SDP gateway',
            text: 'silent by default, opens one application',
            product: 'sdp',
          },
          {
            id: 'web',
            name: 'TLS Terminator',
            text: 'web portal for contractors and guests',
            product: 'internet-tls',
          },
        ],
      },
      {
        name: 'Applications',
        boxes: [
          { id: 'apps', name: 'Mail, finance, code, desktops', text: 'each granted on its own' },
          {
            id: 'own',
            name: 'Your own mobile applications',
            text: 'with the Device Security SDK inside',
            product: 'tm-safety-sdk',
          },
        ],
      },
    ],
    links: [
      { from: 'device', to: 'controller', label: 'single packet (HMAC-SM3), then mutual TLS' },
      { from: 'controller', to: 'auth', label: 'identity over OpenID Connect' },
      { from: 'auth', to: 'shield', label: 'a signature, where a higher level is required' },
      { from: 'shield', to: 'phone', label: 'check code, PIN, card signature' },
      { from: 'controller', to: 'gateway', label: 'a grant for one application and a time' },
      { from: 'device', to: 'gateway', label: 'mutual TLS or TLCP' },
      { from: 'gateway', to: 'apps', label: 'one application, one connection' },
      { from: 'web', to: 'own', label: 'mutual TLS with the key that the SDK keeps' },
      { from: 'web', to: 'apps', label: 'web proxy with limits on downloads' },
    ],
  },
  before: [
    'One password opens the network',
    'The VPN port faces the internet',
    'The device is not looked at after login',
    'Leavers’ accounts are closed by hand',
  ],
  after: [
    'Each application is granted on its own',
    'A scan without the authorisation packet gets no answer',
    'A device that falls out of policy is reported to the gateways within 5 seconds',
    'Sessions end within 5 seconds of the directory’s event arriving',
  ],
  bill: [
    {
      product: 'sdp',
      quantity: 'by user, 2 gateway nodes or more',
      role: 'controller, gateway, client',
    },
    { product: 'safety-auth-gateway', quantity: '2', role: 'identity, directory, sessions' },
    {
      product: 'safety-shield-auth',
      quantity: 'by monthly users',
      role: 'signatures for login and approval',
    },
    {
      product: 'safety-super-sim-card',
      quantity: '1 per person in a sensitive post',
      role: 'key in the card',
    },
    {
      product: 'tm-safety-sdk',
      quantity: '1 per application of your own',
      role: 'co-signing for everyone else',
    },
    { product: 'tm-control', quantity: 'by terminal', role: 'device state and wipe' },
    {
      product: 'internet-tls',
      quantity: '1 per web portal node',
      role: 'portal for guests and contractors',
    },
  ],
  rollout: [
    {
      weeks: 'Week 1',
      title: 'Take stock',
      text: 'Applications, groups, today’s VPN rules and what faces the internet; scan from outside once, to compare with later.',
    },
    {
      weeks: 'Weeks 2–3',
      title: 'Pilot',
      text: 'The IT department, two applications, beside the VPN; find the networks that limit UDP and need the TCP fallback.',
    },
    {
      weeks: 'Weeks 4–7',
      title: 'Move',
      text: 'Application by application; each one moved is closed on the VPN, so a fault sends back only one.',
    },
    {
      weeks: 'Week 8',
      title: 'Close',
      text: 'The public VPN port goes. Drill a controller outage and offline grants, seal and register the emergency account, scan again.',
    },
  ],
  questions: [
    {
      question: 'How do people without a Secure SIM log in?',
      answer:
        'With co-signing by the SDK, a passkey (WebAuthn) or a certificate token. The authentication gateway admits by level; sensitive applications can demand a signature from the card.',
    },
    {
      question: 'What if the controller stops?',
      answer:
        'Three nodes can lose one. If all stop, running connections may go on as configured, 15 minutes by default, and new logins are refused. Prepare offline grants and drill them.',
    },
    {
      question: 'Do personal phones have to be managed too?',
      answer:
        'Only their work profile: you see model, system version and compliance, not private apps, photos or location. Those who do not enrol use the web portal, with fewer rights.',
    },
    {
      question: 'Which applications should not move?',
      answer:
        'Old ones that rely on broadcast, on connections back from the server, or on dynamic ports. Keep a dedicated line or change them first; the design lists them one by one.',
    },
  ],
};
