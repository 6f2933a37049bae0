import type { ProductFacts } from '../product-parts.ts';

export const tmControlFactsEn: ProductFacts = {
  specification: [
    {
      group: 'Capacity',
      rows: [
        { name: 'One node', value: '5,000 devices (8 vCPU, 32 GB memory)' },
        { name: 'Three nodes', value: '30,000 devices' },
        {
          name: 'In tiers',
          value: 'up to 30,000 devices per platform, 300,000 at head office',
        },
        {
          name: 'App distribution',
          value: '1 Gbit/s per node, with caches in branches',
        },
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
        {
          name: 'Enrolment',
          value: 'zero-touch, Apple Business Manager, QR code, NFC, bulk',
        },
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
    {
      subject: 'HarmonyOS',
      supported: '5.0 or later, enterprise device management',
    },
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
        'Designed to the enhanced level. No certificate has been issued for it yet; once one is, version, number, expiry date and issuer will be stated here. The standard covers mobile devices; managing computers is out of its scope.',
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
