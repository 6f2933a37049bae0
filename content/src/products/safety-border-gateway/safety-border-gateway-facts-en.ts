import type { ProductFacts } from '../product-parts.ts';

export const safetyBorderGatewayFactsEn: ProductFacts = {
  specification: [
    {
      group: 'Performance (both directions added, zero loss, after RFC 2544)',
      rows: [
        {
          name: 'IPsec throughput (SM4, 1,400 bytes)',
          value: 'BG-200 500 Mbit/s; BG-2000 2 Gbit/s; BG-10000 10 Gbit/s',
        },
        {
          name: 'Firewall throughput (1,518 bytes)',
          value: 'BG-200 1 Gbit/s; BG-2000 10 Gbit/s; BG-10000 40 Gbit/s',
        },
        { name: 'Concurrent tunnels', value: 'BG-200 200; BG-2000 5,000; BG-10000 20,000' },
        { name: 'New tunnels per second', value: 'BG-200 20; BG-2000 400; BG-10000 1,000' },
        {
          name: 'SM2 sign',
          value: 'BG-200 5,000/s (UM-M inside); BG-2000 20,000/s; BG-10000 60,000/s',
        },
        {
          name: 'Concurrent connections',
          value: 'BG-200 100,000; BG-2000 2,000,000; BG-10000 8,000,000',
        },
      ],
    },
    {
      group: 'Interfaces and form',
      rows: [
        {
          name: 'BG-200',
          value: 'DIN rail, 4×GE copper, 2×RS-485, optional 4G/5G, 60 mm × 140 mm × 125 mm',
        },
        { name: 'BG-2000', value: '1U, 8×GE copper, 2×10GE SFP+' },
        { name: 'BG-10000', value: '1U, 8×GE copper, 4×10GE SFP+' },
        {
          name: 'Bypass',
          value: 'hardware bypass, can be disabled: one copper pair on BG-200, two on the others',
        },
      ],
    },
    {
      group: 'Power and environment',
      rows: [
        {
          name: 'Supply',
          value: 'BG-200 dual 9–48 V DC; BG-2000, BG-10000 dual 100–240 V AC',
        },
        { name: 'Full-load power', value: 'BG-200 18 W; BG-2000 110 W; BG-10000 260 W' },
        {
          name: 'Operating range',
          value: 'BG-200 −40 to 70 °C, fanless; BG-2000, BG-10000 0 to 45 °C',
        },
        { name: 'Humidity', value: '5% to 95%, non-condensing' },
      ],
    },
    {
      group: 'Management and reliability',
      rows: [
        { name: 'Failover', value: 'within 1 second, tunnels kept' },
        { name: 'Management', value: 'HTTPS console, SSH, SNMPv3, syslog over TLS, REST' },
        { name: 'Logs', value: '184 days on the unit, exportable' },
      ],
    },
  ],
  compatibility: [
    {
      subject: 'Devices',
      supported: 'With Cryptographic Modules, Secure SIM or the Device Security SDK',
    },
    {
      subject: 'Third-party IPsec',
      supported: 'SM gateways to GM/T 0022; IKEv2 devices',
      note: 'Vendors differ in the details of certificate payloads; interoperability is what the joint test record shows.',
    },
    {
      subject: 'Private 5G',
      supported: 'Local UPF on N6, L2TP or leased line',
      note: 'SIM binding needs access to the operator’s AAA or DN-AAA interface.',
    },
    {
      subject: 'Industrial protocols',
      supported: 'IEC 60870-5-104, Modbus/TCP, MQTT 3.1.1/5.0; OPC UA by port and certificate only',
    },
    { subject: 'Security operations', supported: 'syslog RFC 5424, SNMPv3, REST' },
  ],
  deployment: [
    {
      title: 'Define the boundary',
      text: 'For each class of device, list the hosts, ports and commands it needs. That table becomes the policy; allow half a day with operations, network and security in one room.',
    },
    {
      title: 'Learn for two weeks',
      text: 'Mirror the traffic. Learning mode drafts the rules and finds the access the table missed.',
    },
    {
      title: 'Go inline, open tunnels',
      text: 'Switch over area by area: log first, block later. For each batch the old path is kept for 24 hours, and one command reverts to it.',
    },
    {
      title: 'Tighten and rehearse',
      text: 'Remove unused rules. Rehearse revocation, failover and recovery, and record the results in the operations manual.',
    },
  ],
  scenarios: [
    {
      title: 'Distribution and renewables',
      text: 'Solar plants and chargers report over public or sliced 5G. The gateway terminates the tunnels in front of the secure access zone and filters IEC 104 traffic.',
    },
    {
      title: 'Train-to-ground',
      text: 'A tunnel connects on-board and wayside gateways and survives handovers; video and signalling are separate zones.',
    },
    {
      title: 'Remote plant maintenance',
      text: 'The equipment vendor’s engineer signs in at the Authentication Gateway; the border gateway opens the named port of the named machine for the duration of the work order.',
    },
  ],
  standards: [
    {
      id: 'GM/T 0022-2023, GB/T 36968-2018',
      title: 'IPsec VPN technical specification',
      scope:
        'Messages and algorithms of SM IKE and ESP, implemented as written; protocol filtering is out of scope. This IKE keeps the exchanges of IKEv1, which RFC 9395 made historic, so the international side speaks IKEv2 only.',
    },
    {
      id: 'GM/T 0023-2023',
      title: 'IPsec VPN gateway product specification',
      scope:
        'Functions, performance and tests of such gateways. Designed to it. No certificate has been issued for it yet; once one is, version, number, expiry date and issuer will be stated here.',
    },
    {
      id: 'GB/T 20281-2020',
      title: 'Firewalls: technical requirements and test methods',
      scope:
        'Access control is designed to the enhanced level. A test result applies to the release tested.',
    },
    {
      id: 'GB 42250-2022',
      title: 'Security requirements for dedicated network security products',
      scope:
        'Mandatory in China: security functions and assurance of the product itself. Products in the catalogue may be sold only once certified or tested (Cybersecurity Law). This model has not completed that yet; until it has, it is supplied for testing and integration only.',
    },
    {
      id: 'GB/T 22239-2019',
      title: 'Baseline for classified protection of cybersecurity',
      scope:
        'Supports clauses on area boundaries and communication networks. The assessor judges the system as a whole.',
    },
  ],
  limits: [
    'This is neither a one-way isolation device nor a substitute for the power grid’s vertical encryption authenticators. At production-control boundaries, choose from the regulator’s approved list.',
    'Tunnels have overhead: about 60–80 bytes on a 1,400-byte packet and 0.1–0.4 ms of latency. Throughput with small packets is well below the figures above.',
    'Filtering covers the protocols listed. Proprietary protocols are controlled by port and certificate; custom parsers can be developed for a fee.',
    'With bypass enabled, a power failure lets traffic through unprotected. Where security comes first, disable it and accept the outage.',
  ],
  questions: [
    {
      question: 'How does it differ from the Authentication Gateway?',
      answer:
        'The border gateway is for devices and networks: IP layer, device certificates. The Authentication Gateway is for people and applications: TLS and HTTP, user identity. Remote maintenance usually needs both.',
    },
    {
      question: 'Which model do we need?',
      answer:
        'Count tunnels first, then bandwidth. BG-200 for substations, crossings and vehicles, BG-2000 for a city, a pair of BG-10000 for a province. Plan to use no more than 70% of the rated tunnels.',
    },
    {
      question: 'Private 5G is encrypted already. Why a tunnel?',
      answer:
        'Radio encryption protects the leg from device to base station, with keys the operator holds. The tunnel protects the whole path from device to master station, with keys you hold. They solve different problems.',
    },
    {
      question: 'Can expiring certificates take the sites down?',
      answer:
        'Renewal starts 30 days ahead and alarms escalate. A device that fails to renew is moved to a quarantine zone from which it can reach the CA and nothing else.',
    },
  ],
};
