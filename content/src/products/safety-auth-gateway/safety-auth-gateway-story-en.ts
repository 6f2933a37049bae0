import type { ProductStory } from '../product-parts.ts';

export const safetyAuthGatewayStoryEn: ProductStory = {
  name: 'Authentication Gateway',
  job: 'The authentication point in front of business systems: terminates SM (ShangMi, China’s commercial cryptography) and international TLS, checks user certificates and second factors, and passes a verified identity to the application.',
  description:
    'Authentication gateway designed to GM/T 0026: TLCP and TLS, user certificates, second factors, one session policy; 5,000 to 200,000 sessions a unit.',
  problem: {
    title: 'A login for every system is a weakness in every system',
    paragraphs: [
      'Ten systems mean ten login pages, ten password stores and ten session limits. When somebody leaves, each account has to be closed, and the forgotten one is often how an intruder gets in years later.',
      'A cryptographic assessment asks for mutual authentication, encrypted transport and integrity of access-control data. Nobody dares touch the legacy code, and the vendor may no longer exist.',
      'SM browsers, mainstream browsers and mobile apps together mean three protocols and two sets of certificates. Configured server by server, that is hard to maintain.',
    ],
  },
  verbs: [
    {
      verb: 'Terminate',
      text: 'One port tells TLCP, RFC 8998 and international TLS apart. Private keys stay in the built-in cryptographic card.',
    },
    {
      verb: 'Check',
      text: 'Certificate chain and revocation, and by policy a password, a one-time code or Shield SIM Authentication as second factor.',
    },
    {
      verb: 'Pass on',
      text: 'User, assurance level and device state go into signed request headers that the application verifies and uses.',
    },
  ],
  features: [
    {
      title: 'Old applications stay as they are',
      text: 'Reverse proxy with form fill for old systems, OpenID Connect or SAML 2.0 for new ones. None of them has to handle certificates.',
    },
    {
      title: 'Assurance rises with the action',
      text: 'Reading takes a password, approving a certificate, paying a Shield SIM Authentication signature. A request below the required level is held while the user steps up, then continues.',
    },
    {
      title: 'One place for sessions',
      text: 'By default 30 minutes idle and 12 hours in total, as in Shield SIM Authentication. A disabled account loses its sessions in all applications within 5 seconds.',
    },
    {
      title: 'Revocation without a single point',
      text: 'CRLs and delta CRLs are fetched on schedule, OCSP answers cached. When the status service is down, policy decides between a grace period and refusal; nothing passes silently.',
    },
    {
      title: 'Device state counts',
      text: 'Endpoint Management and SDP report compliance. Jailbroken, unencrypted or unpatched devices are limited to read-only applications.',
    },
    {
      title: 'Scales as a cluster',
      text: 'Active-active units share sessions behind a load balancer. When one fails, its sessions survive on the others.',
    },
  ],
  protocol: {
    title: 'Mutual TLCP and the identity header',
    actors: ['SM browser', 'Authentication Gateway', 'Shield service', 'Application'],
    steps: [
      {
        from: 'SM browser',
        to: 'Authentication Gateway',
        message: 'ClientHello (version 0x0101)',
        detail:
          'Offers ECC_SM4_GCM_SM3 {0xE0,0x53}, ECC_SM4_CBC_SM3 {0xE0,0x13} and others. The version number marks TLCP; international TLS takes another path.',
      },
      {
        from: 'Authentication Gateway',
        to: 'SM browser',
        message:
          'ServerHello, two certificates, ServerKeyExchange, CertificateRequest, ServerHelloDone',
        detail:
          'Signing and encryption certificates, and a signature over both randoms and the encryption certificate. The client is asked for its own.',
      },
      {
        from: 'SM browser',
        to: 'Authentication Gateway',
        message: 'Certificate, ClientKeyExchange, CertificateVerify, Finished',
        detail:
          'The pre-master secret is SM2-encrypted to the gateway’s encryption certificate. The user’s key, in a token or Secure SIM, signs the handshake digest.',
      },
      {
        from: 'Authentication Gateway',
        to: 'SM browser',
        message: 'ChangeCipherSpec, Finished',
        detail:
          'The handshake completes only if chain, validity, revocation and signature all check out.',
      },
      {
        from: 'Authentication Gateway',
        to: 'Shield service',
        message: 'Second factor for a sensitive action',
        detail:
          'If policy asks for it, the gateway sends user and digest of the action. The user enters the PIN on the phone; the challenge is valid for 180 seconds.',
      },
      {
        from: 'Shield service',
        to: 'Authentication Gateway',
        message: 'Signed assertion',
        detail:
          'Valid for 60 seconds and one use, with assurance level and certificate serial number. The gateway verifies it and raises the session.',
      },
      {
        from: 'Authentication Gateway',
        to: 'Application',
        message: 'Request with signed identity header',
        detail:
          'Headers of the same name from the client are removed first. User, level and expiry are signed with SM2; the application verifies with the gateway’s certificate.',
      },
    ],
  },
};
