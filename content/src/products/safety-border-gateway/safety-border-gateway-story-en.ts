import type { ProductStory } from '../product-parts.ts';

export const safetyBorderGatewayStoryEn: ProductStory = {
  name: 'Border Security Gateway',
  job: 'Stands at the edge of the internal network, terminates the SM IPsec tunnels of devices and branches, and filters packets by device identity and industrial protocol.',
  description:
    'Border gateway between internal networks and public or private 5G: SM IPsec, device certificates, protocol filtering; 500 Mbit/s to 10 Gbit/s.',
  problem: {
    title: 'A private APN and an address list do not stop an impostor',
    paragraphs: [
      'Many sites take a private APN to be secure access. Pull the IoT SIM out, put it into another device, and it still gets an internal address. An IP list knows addresses, not devices.',
      'Once a tunnel is up, nobody looks at what runs through it. One compromised collector can scan the whole master-station network along its tunnel.',
      'Most industrial protocols have no authentication. On TCP 2404 a measurement and a remote command differ by one type identifier, which an ordinary firewall does not see.',
    ],
  },
  verbs: [
    {
      verb: 'Verify',
      text: 'Each tunnel needs an SM2 device certificate, checked for validity and revocation and, if wanted, for its binding to the SIM’s ICCID.',
    },
    {
      verb: 'Separate',
      text: 'One security zone per class of device, with named hosts and ports. Zones do not reach each other by default.',
    },
    {
      verb: 'Filter',
      text: 'IEC 60870-5-104, Modbus/TCP and MQTT are parsed; function codes and directions decide.',
    },
  ],
  features: [
    {
      title: 'SM and international suites side by side',
      text: 'IKE and ESP as in GM/T 0022, and IKEv2 (RFC 7296) with AES-GCM. One box terminates both, so a migration can take its time. Individual maintenance computers can connect by TLCP.',
    },
    {
      title: 'Deep protocol rules',
      text: 'Type identifiers and common addresses for 104, function codes and register ranges for Modbus, topics for MQTT. A write to a read-only point is blocked at once and reported.',
    },
    {
      title: 'Certificate bound to SIM',
      text: 'Where the operator opens an AAA interface the gateway compares certificate, ICCID and assigned address. A change in any of the three leads to quarantine.',
    },
    {
      title: 'Failover keeps the tunnels',
      text: 'SAs and sessions are synchronised between two units. The standby takes over within a second of power loss; nothing is negotiated again.',
    },
    {
      title: 'Learns before it blocks',
      text: 'In learning mode it records real traffic and drafts the rules. People confirm them before anything is blocked.',
    },
    {
      title: 'Audit that leaves the box',
      text: 'Administrative actions and blocked packets are sent as syslog (RFC 5424) over TLS and stay on the unit for 180 days. Administrator, auditor and security officer are separate roles.',
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
          'SM2 authentication, SM3 hash, SM4 encryption and lifetimes. There are no keys yet; the message is in clear.',
      },
      {
        from: 'Border Security Gateway',
        to: 'Field device',
        message: 'Main mode 2: chosen SA and two certificates',
        detail:
          'The gateway picks one proposal and sends its signing and encryption certificates. Weak proposals are refused; there is no downgrade.',
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
          'A cached CRL first, OCSP in addition. Without an answer the zone’s policy decides: production zones refuse by default, or allow a grace period.',
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
          'Encrypted hashes confirm that none of the earlier messages was altered. The diagram shows the device’s message; the gateway answers in kind.',
      },
      {
        from: 'Field device',
        to: 'Border Security Gateway',
        message: 'Quick mode: ESP keys and protected subnets',
        detail:
          'Three messages give the session keys. They are renewed by time (an hour by default) or volume, and the old ones cleared.',
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
};
