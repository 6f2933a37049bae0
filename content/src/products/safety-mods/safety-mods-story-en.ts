import type { ProductStory } from '../product-parts.ts';

export const safetyModsStoryEn: ProductStory = {
  name: 'Cryptographic Modules',
  job: 'Hardware cryptographic modules, soldered onto or plugged into a device, that hold its private keys, run the SM algorithms (ShangMi, China’s commercial cryptography) and anchor verified boot.',
  description:
    'Hardware crypto modules for IoT and industrial devices, LGA or M.2: SM2/SM3/SM4, device keys and verified boot, designed to GM/T 0028 level 2.',
  problem: {
    title: 'A device key in flash is a key left in the lock',
    paragraphs: [
      'Many devices keep certificate and private key in ordinary flash. Desolder the chip, attach a reader, and minutes later there is a second “genuine” device that the platform cannot tell from the first.',
      'Small processors need hundreds of milliseconds for one SM2 signature in software, so the device gives up either mutual authentication or its response time.',
      'A cryptographic assessment asks where keys are generated, where they are stored and who can read them. “In the firmware” scores poorly.',
    ],
  },
  verbs: [
    {
      verb: 'Guard',
      text: 'Keys are generated and used inside. Abnormal voltage, temperature or clock frequency stops the service and zeroises sensitive parameters.',
    },
    {
      verb: 'Compute',
      text: 'Signatures, verification, key agreement and bulk encryption run in hardware, leaving the host free for its own work.',
    },
    {
      verb: 'Verify',
      text: 'At power-up the loader and firmware signatures are checked. Whatever fails does not start, and the reason can be read out.',
    },
  ],
  features: [
    {
      title: 'Two form factors, one interface',
      text: 'UM-L is a 12 mm × 12 mm LGA, ordered with SPI or USB, for battery devices; UM-M is an M.2 2242 card on PCIe for gateways and edge computers. Both answer the same SDF, SKF and PKCS#11 calls.',
    },
    {
      title: 'Device identity in two tiers',
      text: 'An initial identity (IDevID) is written in the factory and exchanged on site for a local one (LDevID), as in IEEE 802.1AR. When the owner changes, the local certificate is replaced; nothing goes back to the factory.',
    },
    {
      title: 'Session keys stay inside',
      text: 'TLCP and IPsec keys are derived in the module and handed to the host as handles. They are lost at power-off.',
    },
    {
      title: 'Verified boot without rollback',
      text: 'The module holds the verification key and a monotonic counter. Old firmware is refused even with a good signature when its version is below the counter.',
    },
    {
      title: 'Drivers in source form',
      text: 'Linux kernel driver and OpenSSL 3 provider come in source form, with ports to FreeRTOS and RT-Thread. You can rebuild them in your own environment.',
    },
    {
      title: 'Low power',
      text: 'UM-L on SPI sleeps at 5 µA and can sign 8 ms after waking. In a meter that signs 24 reports a day, sleep and signing together use about 0.5 Ah in ten years; a typical lithium cell holds 19 Ah.',
    },
  ],
  protocol: {
    title: 'Enrolment: from factory certificate to tunnel',
    actors: ['Host', 'Cryptographic Module', 'Registration authority', 'Border Security Gateway'],
    steps: [
      {
        from: 'Host',
        to: 'Cryptographic Module',
        message: 'Generate the LDevID key pair',
        detail:
          'The module draws an SM2 key pair from its noise source and returns the public key and a handle.',
      },
      {
        from: 'Cryptographic Module',
        to: 'Host',
        message: 'Request and proof',
        detail:
          'The PKCS#10 request is signed by the new key, and again by the factory IDevID key: proof that the new key was made in this module.',
      },
      {
        from: 'Host',
        to: 'Registration authority',
        message: 'Request (EST, RFC 7030)',
        detail:
          'The authority checks the IDevID chain and whether the serial number is on this project’s delivery list, then decides.',
      },
      {
        from: 'Registration authority',
        to: 'Host',
        message: 'LDevID certificates and enveloped key',
        detail:
          'Two, as GM/T 0022 requires: a signing certificate for the new key, and an encryption certificate whose key pair the key management centre (KMC) generates and delivers in a digital envelope that only this module can open. Validity is set per project, often two years, with automatic renewal from 30 days before expiry.',
      },
      {
        from: 'Host',
        to: 'Border Security Gateway',
        message: 'Tunnel negotiation',
        detail:
          'IKE main mode as in GM/T 0022-2023, proposing SM2, SM3 and SM4; then both sides exchange signing and encryption certificates.',
      },
      {
        from: 'Host',
        to: 'Cryptographic Module',
        message: 'Sign and derive',
        detail:
          'The host passes in the digest and the peer’s data; the module signs with one key, decrypts with the other, derives the session keys and returns handles only.',
      },
      {
        from: 'Border Security Gateway',
        to: 'Host',
        message: 'Tunnel up, policy sent',
        detail:
          'The gateway checks certificate and revocation and opens only the master stations and protocol ports of that class of device.',
      },
    ],
  },
};
