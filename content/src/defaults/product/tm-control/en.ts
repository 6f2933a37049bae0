export default {
  name: 'Endpoint Management',
  job: 'Manages phones, tablets, computers and special-purpose terminals: configuration, apps, compliance, remote wipe, and device state for the gateways.',
  description:
    'Device management for Android, iOS, HarmonyOS, Windows and Hardened Linux: signed policies, compliance fed to gateways, work profiles, remote wipe.',
  problem: {
    title: 'Unknown devices in an unknown state',
    paragraphs: [
      'How many devices can reach the internal network is often tracked in a spreadsheet. A lost tablet is reported days later, by which time it has long been offline with its data.',
      'Employees use their own phones. The company wants control; they worry about photos and location. One rule for everyone meets resistance, and no rule is a risk.',
      'A gateway knows who logged in, but not on what device. A jailbroken phone and a managed computer get the same access.',
    ],
  },
  verbs: [
    {
      verb: 'Configure',
      text: 'Certificates, Wi-Fi, VPN, apps and restrictions in one signed, numbered policy.',
    },
    {
      verb: 'Check',
      text: 'System version, encryption, screen lock, jailbreak and apps: a verdict with its reasons.',
    },
    { verb: 'Recover', text: 'Lock, wipe the work data or wipe the device, with a receipt.' },
  ],
  features: [
    {
      title: 'Three kinds of ownership, three boundaries',
      text: 'Company devices are managed in full, company-owned personal-use devices in partitions, personal devices in their work profile only. The device itself lists what can and cannot be seen.',
    },
    {
      title: 'Native platform interfaces',
      text: 'Android Enterprise, Apple MDM and declarative management, HarmonyOS enterprise management, Windows CSPs. No rooting, no abuse of accessibility services.',
    },
    {
      title: 'Two people for high-risk actions',
      text: 'Full wipes, bulk policies and new administrators need a second approver. The account that acted cannot delete the record.',
    },
    {
      title: 'Compliance drives access',
      text: 'Changes reach the Authentication Gateway and SDP within 5 seconds; they reduce or cut access and restore it automatically.',
    },
    {
      title: 'Device-to-SIM binding',
      text: 'Device identity and ICCID are registered together. A swapped card or device raises an alert or ends access, as policy says.',
    },
    {
      title: 'Poor or no connectivity',
      text: 'Signed policies are cached; an offline device keeps applying the last valid one. Past the time limit, its work data locks.',
    },
  ],
  protocol: {
    title: 'How a policy reaches a device',
    actors: [
      'Administrator',
      'Endpoint Management',
      'Push channel',
      'Device',
      'Authentication Gateway',
    ],
    steps: [
      {
        from: 'Administrator',
        to: 'Endpoint Management',
        message: 'Publish policy version n',
        detail:
          'The administrator logs in with a certificate and signs. Wipes and relaxed restrictions wait for a second administrator.',
      },
      {
        from: 'Endpoint Management',
        to: 'Push channel',
        message: 'Wake-up',
        detail:
          'It says that there is something, not what. APNs for iOS, the manufacturer’s push or our own connection for Android, only our own inside closed networks.',
      },
      {
        from: 'Push channel',
        to: 'Device',
        message: 'Wake-up',
        detail:
          'If the push is lost, the device asks at its next heartbeat, every 15 minutes by default.',
      },
      {
        from: 'Device',
        to: 'Endpoint Management',
        message: 'Fetch over mutual TLS',
        detail:
          'It presents the device certificate from enrolment, whose key is in the system key store or a module, and the policy version it has.',
      },
      {
        from: 'Endpoint Management',
        to: 'Device',
        message: 'Signed policy and commands',
        detail:
          'The device checks the signature, the scope and that the version has increased. An old policy cannot be replayed.',
      },
      {
        from: 'Device',
        to: 'Endpoint Management',
        message: 'Result by item, compliance',
        detail:
          'Done, unsupported or failed with a reason, for each restriction: no single “completed” to hide the differences.',
      },
      {
        from: 'Endpoint Management',
        to: 'Authentication Gateway',
        message: 'Compliance changed',
        detail:
          'A CAEP device-compliance-change event of the OpenID shared signals framework; the gateway adapts its sessions.',
      },
    ],
  },
  specification: [
    {
      group: 'Capacity',
      rows: [
        { name: 'One node', value: '5,000 devices (8 vCPU, 32 GB memory)' },
        { name: 'Three nodes', value: '30,000 devices' },
        { name: 'In tiers', value: 'up to 30,000 devices per platform, 300,000 at head office' },
        { name: 'App distribution', value: '1 Gbit/s per node, with caches in branches' },
      ],
    },
    {
      group: 'Times',
      rows: [
        { name: 'Command delivery to online devices', value: '10 s at the 95th percentile' },
        { name: 'Heartbeat', value: '15 minutes by default, 5–120' },
        { name: 'Compliance event', value: 'within 5 s of the verdict' },
        { name: 'Offline lock', value: '7 days by default, 1–30' },
      ],
    },
    {
      group: 'Management',
      rows: [
        { name: 'Enrolment', value: 'zero-touch, Apple Business Manager, QR code, NFC, bulk' },
        { name: 'Wipe', value: 'work data or whole device, both with receipt' },
        {
          name: 'Apps',
          value: 'allow list, deny list, silent install on managed devices, staged rollout',
        },
        { name: 'Audit', value: '184 days on the server, exportable by syslog' },
      ],
    },
    {
      group: 'Platform',
      rows: [
        {
          name: 'Server system',
          value: 'Hardened Linux, Linux (kernel 5.10 or later), x86-64 or Arm64',
        },
        {
          name: 'Database',
          value: 'PostgreSQL 15 or later, or a compatible database, verified per project',
        },
        { name: 'Transport', value: 'TLS 1.3 or TLCP, mutual' },
      ],
    },
  ],
  compatibility: [
    {
      subject: 'Android',
      supported: '10 or later; device owner or work profile',
      note: 'Models without Google services use the manufacturer’s enterprise interface.',
    },
    {
      subject: 'iOS / iPadOS',
      supported: '16 or later; supervised and user enrolment',
      note: 'Most device-wide restrictions need supervision.',
    },
    { subject: 'HarmonyOS', supported: '5.0 or later, enterprise device management' },
    { subject: 'Windows', supported: '10 22H2, 11; built-in MDM client and a light agent' },
    { subject: 'Hardened Linux', supported: '8.x, with attestation results' },
    { subject: 'macOS', supported: '13 or later, Apple MDM' },
  ],
  deployment: [
    {
      title: 'Write the rules and inform people',
      text: 'Define the scope and a list of what is not collected, and obtain informed consent. For personal devices, involve legal and staff representatives.',
    },
    {
      title: 'Apply to the manufacturers',
      text: 'APNs certificate, Apple Business Manager, and enterprise accounts with Android manufacturers, in your organisation’s name. Allow one to two weeks.',
    },
    {
      title: 'Enrol in batches',
      text: 'Company devices first, then personal ones; at most 500 per batch, so that support can keep up.',
    },
    {
      title: 'Connect the gateways',
      text: 'Observe, then warn, then block. Skip the observation phase and you lock many people out on a Monday morning.',
    },
  ],
  scenarios: [
    {
      title: 'Mobile office',
      text: 'Mail and documents stay in the work profile of personal phones. When somebody leaves, only that profile is wiped; their photos stay.',
    },
    {
      title: 'Ward carts and tablets',
      text: 'Nursing software in single-app mode, sessions cleared at shift change, locked when a tablet leaves the grounds.',
    },
    {
      title: 'Power-line inspection',
      text: 'Handhelds without Bluetooth file transfer and unknown apps; the work system opens once patches are compliant.',
    },
  ],
  standards: [
    {
      id: 'GB/T 37952-2019',
      title: 'Mobile terminal security management platforms',
      scope:
        'Designed to the enhanced level. No certificate has been issued for it yet; once one is, it is on the register. The standard covers mobile devices; managing computers is out of its scope.',
    },
    {
      id: 'GB/T 22239-2019',
      title: 'Classified protection baseline (mobile extension)',
      scope:
        'Supports the clauses on mobile devices and apps. Other parts of the system meet the rest.',
    },
    {
      id: 'GB/T 35273-2020',
      title: 'Personal information security specification',
      scope:
        'Collection is kept to what is necessary. The organisation using it is the personal information handler and must inform its people.',
    },
    {
      id: 'OpenID CAEP 1.0',
      title: 'Continuous access evaluation profile',
      scope:
        'Formats of events such as a change of compliance. What the receiver does is its own policy.',
    },
  ],
  limits: [
    'Management ends where the operating system’s interfaces end. The camera of an unsupervised iPhone cannot be disabled; the platform says “unsupported” and not “done”.',
    'A wipe waits until the device is online. For one kept switched off, you depend on disk encryption and the offline lock.',
    'Somebody with root can forge what the agent reports. Hardware attestation (Hardened Linux, Android key attestation) is worth more, and the platform shows the source.',
    'Private messages, photos and call records are never read, and we do not build that on request either.',
  ],
  questions: [
    {
      question: 'Can employees see what is collected?',
      answer:
        'Yes. “My device” lists the type of ownership, the fields collected, the possible actions and what was done in the last 30 days.',
    },
    {
      question: 'Does it work without the internet?',
      answer:
        'Android, HarmonyOS, Windows and Hardened Linux use our own connection. iOS management depends on APNs and is not supported on an isolated network.',
    },
    {
      question: 'Alongside our current MDM, or instead of it?',
      answer:
        'Instead: a device usually has one manager. Migrate by department; a table compares enrolment states.',
    },
    {
      question: 'How is it priced?',
      answer:
        'Per device and year, the same for personal and company devices, servers included. The shop sells one device and packs of 100; ask for a quote for more.',
    },
  ],
};
