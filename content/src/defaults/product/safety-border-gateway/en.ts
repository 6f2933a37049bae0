export default {
  name: 'Border Security Gateway',
  job: 'Sits at the edge of the internal network, terminates the SM IPsec tunnels of devices and branches (SM for ShangMi, China’s commercial cryptography), and filters packets by device identity and industrial protocol.',
  description:
    'Border gateway between internal networks and public or private 5G: SM IPsec, device certificates, protocol filtering; 500 Mbit/s to 10 Gbit/s.',
  problem: {
    title: 'A private APN and an address list do not stop an impostor',
    paragraphs: [
      'Many sites mistake a private APN for secure access. Move the IoT SIM to another device, and it still gets an internal address. An IP allow list knows addresses, not devices.',
      'Once a tunnel is up, nobody looks at what runs through it. One compromised data collector can scan the whole master-station network through its tunnel.',
      'Most industrial protocols have no authentication. On TCP 2404 a measurement and a remote command differ only in one type identifier, which an ordinary firewall does not see.',
    ],
  },
  verbs: [
    {
      verb: 'Verify',
      text: 'Each tunnel needs an SM2 device certificate, checked for validity and revocation and, optionally, for its binding to the SIM’s ICCID.',
    },
    {
      verb: 'Separate',
      text: 'One security zone per class of device, with named hosts and ports. By default zones cannot reach each other.',
    },
    {
      verb: 'Filter',
      text: 'IEC 60870-5-104, Modbus/TCP and MQTT are parsed; function code and direction decide.',
    },
  ],
  features: [
    {
      title: 'SM and international suites side by side',
      text: 'IKE and ESP as in GM/T 0022, and IKEv2 (RFC 7296) with AES-GCM. One box terminates both, so you can migrate at your own pace. Individual maintenance computers can connect by TLCP.',
    },
    {
      title: 'Deep protocol rules',
      text: 'Type identifiers and common addresses for 104, function codes and register ranges for Modbus, topics for MQTT. A write to a read-only point is blocked immediately and reported.',
    },
    {
      title: 'Certificate bound to SIM',
      text: 'Where the operator provides an AAA interface, the gateway compares certificate, ICCID and assigned address. A change in any of the three means quarantine.',
    },
    {
      title: 'Failover keeps the tunnels',
      text: 'SAs and sessions are synchronised between two units. The standby takes over within one second of a power failure, with no renegotiation.',
    },
    {
      title: 'Learns before it blocks',
      text: 'In learning mode it records real traffic and drafts the rules. Nothing is blocked until people have confirmed them.',
    },
    {
      title: 'Audit logs leave the box',
      text: 'Administrative actions and blocked packets are sent as syslog (RFC 5424) over TLS and stay on the unit for 184 days (six months). Administrator, auditor and security officer are separate roles.',
    },
  ],
  protocol: {
    title: 'How an SM IPsec tunnel comes up',
    actors: ['Field device', 'Border Security Gateway', 'Certificate status', 'Master station'],
    steps: [
      {
        from: 'Field device',
        to: 'Border Security Gateway',
        message: 'IKE main mode 1: SA proposal',
        detail:
          'SM2 authentication, SM3 hash, SM4 encryption and lifetimes. There are no keys yet, so the message is in the clear.',
      },
      {
        from: 'Border Security Gateway',
        to: 'Field device',
        message: 'Main mode 2: chosen SA and two certificates',
        detail:
          'The gateway picks one proposal and sends its signing and encryption certificates. Weak proposals are refused, so there is no downgrade.',
      },
      {
        from: 'Field device',
        to: 'Border Security Gateway',
        message: 'Main mode 3: key exchange and signature',
        detail:
          'The device seals its symmetric key, nonce and identity for the gateway’s encryption certificate, signs with its own key and adds its certificates.',
      },
      {
        from: 'Border Security Gateway',
        to: 'Certificate status',
        message: 'Is this certificate good?',
        detail:
          'The cached CRL first, then OCSP. If there is no answer, the zone’s policy decides: production zones refuse by default, or allow a grace period.',
      },
      {
        from: 'Border Security Gateway',
        to: 'Field device',
        message: 'Main mode 4: the gateway’s key exchange and signature',
        detail:
          'The same in the other direction. Both derive working keys from the two symmetric keys and nonces.',
      },
      {
        from: 'Field device',
        to: 'Border Security Gateway',
        message: 'Main mode 5 and 6: hashes compared',
        detail:
          'Encrypted hashes confirm that none of the earlier messages was altered. The diagram shows the device’s message; the gateway replies in kind.',
      },
      {
        from: 'Field device',
        to: 'Border Security Gateway',
        message: 'Quick mode: ESP keys and protected subnets',
        detail:
          'Three messages produce the session keys. They are renewed by time (one hour by default) or by volume, and the old keys are erased.',
      },
      {
        from: 'Border Security Gateway',
        to: 'Master station',
        message: 'Decrypted, filtered protocol traffic',
        detail:
          'Zone and protocol rules apply before forwarding. A command without permission is dropped and written to the audit log.',
      },
    ],
  },
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
        { name: 'Supply', value: 'BG-200 dual 9–48 V DC; BG-2000, BG-10000 dual 100–240 V AC' },
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
      text: 'For each class of device, list the hosts, ports and commands it needs. That table becomes the policy.',
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
        'Functions, performance and tests of such gateways. Designed to it. No certificate has been issued for it yet; once one is, it is on the register.',
    },
    {
      id: 'GB/T 20281-2020',
      title: 'Firewalls: technical requirements and test methods',
      scope: 'Access control is designed to the enhanced level.',
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
