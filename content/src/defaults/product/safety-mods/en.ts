export default {
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
  specification: [
    {
      group: 'Cryptographic performance',
      rows: [
        { name: 'SM2 sign', value: 'UM-L 300/s; UM-M 5,000/s' },
        { name: 'SM2 verify', value: 'UM-L 150/s; UM-M 2,800/s' },
        {
          name: 'SM4',
          value:
            'UM-L (CBC) 10 Mbit/s by SPI, 20 Mbit/s by USB; UM-M (GCM) 800 Mbit/s; one task, 16 KB blocks, transfer included',
        },
        {
          name: 'SM3',
          value: 'UM-L 15 Mbit/s by SPI, 25 Mbit/s by USB; UM-M 1 Gbit/s; same conditions',
        },
        {
          name: 'Random numbers',
          value: 'UM-L 1 Mbit/s; UM-M 20 Mbit/s; two independent noise sources',
        },
        { name: 'Keys held', value: 'UM-L 32; UM-M 1,024' },
      ],
    },
    {
      group: 'Interfaces and form',
      rows: [
        { name: 'UM-L', value: '12 mm × 12 mm × 1.8 mm LGA-24, SPI 25 MHz or USB 2.0 high speed' },
        { name: 'UM-M', value: 'M.2 2242 (B+M key), PCIe 2.0 ×1' },
        { name: 'Software interfaces', value: 'GB/T 36322 (SDF), GB/T 35291 (SKF), PKCS#11 v2.40' },
        { name: 'Drivers', value: 'Linux 4.19–6.12, FreeRTOS, RT-Thread; OpenSSL 3 provider' },
      ],
    },
    {
      group: 'Electrical and environment',
      rows: [
        { name: 'Supply', value: 'UM-L 1.8–3.6 V; UM-M 3.3 V' },
        {
          name: 'Power',
          value: 'UM-L 25 mA active at 3.3 V, 5 µA asleep (SPI); UM-M 2.5 W typical',
        },
        { name: 'Operating range', value: '−40 to 85 °C; UM-L optionally −40 to 105 °C' },
        { name: 'Humidity', value: '5% to 95%, non-condensing' },
        {
          name: 'EMC',
          value:
            'tested in the host device to GB/T 17626 (IEC 61000-4); filter reference design supplied',
        },
      ],
    },
    {
      group: 'Physical protection',
      rows: [
        { name: 'Sensors', value: 'voltage, temperature, clock; light (UM-L)' },
        { name: 'Tamper evidence', value: 'opaque coating; tamper-switch pin on UM-M' },
        { name: 'Zeroisation', value: 'on command and on alarm, within 10 ms' },
      ],
    },
  ],
  compatibility: [
    { subject: 'Processors', supported: 'Arm Cortex-M/A, RISC-V, x86-64, LoongArch64' },
    {
      subject: 'Operating systems',
      supported: 'Linux 4.19–6.12, Hardened Linux, FreeRTOS, RT-Thread',
      note: 'Windows on UM-M only, with a project-specific driver.',
    },
    {
      subject: 'Crypto middleware',
      supported: 'OpenSSL 3.0–3.5, SM-enabled OpenSSL-compatible forks, mbed TLS 3.6',
    },
    { subject: 'Border Security Gateway', supported: 'BG-200, BG-2000, BG-10000' },
    {
      subject: 'Certificates',
      supported: 'SM2 pairs (GB/T 20518), single ECDSA P-256',
      note: 'One algorithm per container.',
    },
  ],
  deployment: [
    {
      title: 'Schematic review',
      text: 'We supply reference schematics and layout rules and review decoupling, SPI routing and tamper pins, usually in one round.',
    },
    {
      title: 'Set up the production line',
      text: 'A provisioning station on your line writes the IDevID and the verification key. It has signing keys of its own and logs every unit.',
    },
    {
      title: 'Enrol on site',
      text: 'At first power-up a device requests its LDevID. Serial numbers that are not on the delivery list are held for review.',
    },
    {
      title: 'Operate and retire',
      text: 'Certificates renew themselves. At end of life a command zeroises the module and the IDevID is revoked.',
    },
  ],
  scenarios: [
    {
      title: 'Distribution automation',
      text: 'Feeder terminals authenticate to the master station and sign control messages with UM-L within the protocol’s response time.',
    },
    {
      title: 'Medical IoT gateway',
      text: 'A bedside gateway with UM-M sends ward data over TLCP; device certificates are managed by department.',
    },
    {
      title: 'Rail on-board equipment',
      text: 'The module verifies firmware packages and their version counter; unsigned or older packages do not run.',
    },
  ],
  standards: [
    {
      id: 'GM/T 0028-2024',
      title:
        'Security requirements for cryptographic modules (replaced the 2014 edition on 1 July 2025; cf. GB/T 37092-2018, ISO/IEC 19790)',
      scope:
        'Both form factors are designed to level 2. No certificate has been issued for it yet; once one is, it is on the register. Level 2 requires tamper evidence; active zeroisation goes beyond it.',
    },
    {
      id: 'GM/T 0005-2021, GM/T 0062-2018',
      title: 'Randomness tests; random number tests of cryptographic products',
      scope:
        'Tested in the four phases of the second: samples, every unit at delivery, at power-up and in use. A unit that fails refuses to generate keys. A pass shows that no bias was found; it does not prove unpredictability.',
    },
    {
      id: 'GB/T 36322-2018, GB/T 35291-2017',
      title: 'Application interfaces of cryptographic devices and smart tokens',
      scope:
        'Programming interfaces (SDF, SKF) that let you change suppliers. They say nothing about the implementation.',
    },
    {
      id: 'FIPS 140-3',
      title: 'Security requirements for cryptographic modules (US)',
      scope:
        'Built on ISO/IEC 19790 like GM/T 0028, with different approved algorithms and a different scheme; neither accepts the other’s results. This product has no FIPS 140-3 validation; ask us first for export projects.',
    },
    {
      id: 'IEEE 802.1AR-2018',
      title: 'Secure device identity',
      scope:
        'Structure and use of IDevID and LDevID. Certificate profile and algorithms are set per project.',
    },
  ],
  limits: [
    'The module protects keys, not the host’s software. Whoever takes over the host cannot extract the key, but can use it while the device is online.',
    'Level 2 does not resist laboratory attacks such as focused ion beams or microprobing. Projects facing that threat need a higher level.',
    'UM-L reaches 10 Mbit/s over SPI or 20 Mbit/s over USB, too little for several video streams. Use UM-M, or let the host encrypt with a session key.',
    'Dedicated security devices for power systems have their own tests and approved lists. This module does not replace a vertical encryption authenticator.',
  ],
  questions: [
    {
      question: 'Can it be retrofitted to devices already in production?',
      answer:
        'Yes, with an M.2 slot or a free USB or SPI port; UM-L also comes on an adapter board. Without any of these, a solderable SIM with the applet is slower but needs no board change.',
    },
    {
      question: 'Are samples available?',
      answer:
        'The shop sells UM-L (SPI or USB) and a development kit: evaluation board, two modules, drivers and examples. For UM-M, or for more than 12 units, ask for a quote; volume orders come with a provisioning plan.',
    },
    {
      question: 'What about post-quantum algorithms?',
      answer:
        'UM-M firmware can be updated and has room for ML-KEM (FIPS 203) and ML-DSA (FIPS 204); we will follow the Chinese standards once they are published. UM-L lacks the memory, and we make no promise for it.',
    },
    {
      question: 'Can keys be recovered from a broken module?',
      answer:
        'Signing keys cannot be backed up: a new module means a new certificate. Encryption key pairs are escrowed by the key management system and can be restored under its rules.',
    },
  ],
};
