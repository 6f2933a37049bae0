import type { ProductStory } from '../product-parts.ts';

export const safetyBorderGatewayStoryEn: ProductStory = {
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
};
