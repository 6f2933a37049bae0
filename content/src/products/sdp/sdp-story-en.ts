import type { ProductStory } from '../product-parts.ts';

export const sdpStoryEn: ProductStory = {
  name: 'Software-Defined Perimeter',
  job: 'Authenticate first, connect after: ports stay silent until single-packet authorisation and checks of device and user open one application. Channels use SM (ShangMi, China’s commercial cryptography) or international algorithms.',
  description:
    'SDP controller, gateway and client: silent ports, single-packet authorisation, access per application. Designed to NIST SP 800-207, CSA SDP 2.0.',
  problem: {
    title: 'A VPN hands out a whole network',
    paragraphs: [
      'A VPN gateway is exposed to the whole internet, and it is scanned the day a vulnerability is published. Several intrusions of recent years began at an unpatched VPN.',
      'Once connected, a user has an internal address and can see far more than the one system they need. With a stolen account, an attacker moves laterally.',
      'Everything is checked at login and nothing for the next eight hours. Devices get infected, people leave, and the connection stays.',
    ],
  },
  verbs: [
    {
      verb: 'Hide',
      text: 'Gateway ports drop everything and answer nothing; a scan finds nothing.',
    },
    {
      verb: 'Check',
      text: 'The controller checks user, device certificate and compliance, and grants applications. There is no internal address.',
    },
    {
      verb: 'Cut',
      text: 'Access is re-evaluated every 60 seconds, or when something changes. A grant that no longer holds is revoked and its connections are closed.',
    },
  ],
  features: [
    {
      title: 'Single-packet authorisation',
      text: 'One UDP packet with client id, counter, time and HMAC-SM3. If it checks out, the port is open to this source for 10 seconds.',
    },
    {
      title: 'Control plane apart from data plane',
      text: 'The controller decides and carries no traffic; the gateway enforces and stores no policy. If the controller is down for a short time, existing connections continue and new grants are refused, as configured.',
    },
    {
      title: 'Access per application',
      text: 'A grant names a port or URL prefix of an application, not a subnet. One grant does not imply another.',
    },
    {
      title: 'Signals with a source',
      text: 'Compliance from Endpoint Management, strength of login from Shield SIM Authentication, integrity from Hardened Linux attestation. The policy names the source of each signal and how old it may be.',
    },
    {
      title: 'Access without a client',
      text: 'Contractors can reach web applications by browser through the gateway, with downloads restricted by policy. SPA does not apply there; such access needs a separate, exposed address.',
    },
    {
      title: 'SM and international channels',
      text: 'TLCP, RFC 8998 or TLS 1.3, all mutual. Device keys in SIM, module or system key store.',
    },
  ],
  protocol: {
    title: 'From the knock to the application',
    actors: ['SDP client', 'SDP controller', 'SDP gateway', 'Application'],
    steps: [
      {
        from: 'SDP gateway',
        to: 'SDP controller',
        message: 'Gateway comes up',
        detail:
          'The gateway (the accepting host, AH, of the CSA specification) connects by SPA and mutual authentication, learns which applications it guards, and keeps its ports closed.',
      },
      {
        from: 'SDP client',
        to: 'SDP controller',
        message: 'SPA packet, then mutual login',
        detail:
          'The client (initiating host, IH) sends one SPA packet. Only then does the controller accept TLS and check device certificate, user and second factor.',
      },
      {
        from: 'SDP controller',
        to: 'SDP gateway',
        message: 'Grant: client, application, lifetime',
        detail:
          'The policy engine allows; the policy administrator sends client id, a one-time SPA key and the scope to the gateway: PE, PA and PEP of NIST SP 800-207.',
      },
      {
        from: 'SDP controller',
        to: 'SDP client',
        message: 'Applications and gateways',
        detail:
          'Only what may be reached now. Other applications do not appear and their names do not resolve.',
      },
      {
        from: 'SDP client',
        to: 'SDP gateway',
        message: 'SPA packet',
        detail:
          'Id, counter, time, HMAC-SM3. The counter must increase, and the time may differ by 30 seconds at most. A failed check is dropped in silence.',
      },
      {
        from: 'SDP client',
        to: 'SDP gateway',
        message: 'Mutual TLS or TLCP tunnel',
        detail:
          'Within 10 seconds. SPA decides whether to answer; certificates prove who it is. Others behind the same address fail here.',
      },
      {
        from: 'SDP gateway',
        to: 'Application',
        message: 'Traffic of this application',
        detail:
          'From the gateway’s own address, with a signed user identity. Other ports and applications are out of reach.',
      },
      {
        from: 'SDP controller',
        to: 'SDP gateway',
        message: 'Re-evaluation: renewed or revoked',
        detail:
          'Every 60 seconds or on a compliance event. A revoked grant closes its connections within 5 seconds.',
      },
    ],
  },
};
