import type { ProductFacts } from '../product-parts.ts';

export const safetyModsFactsEn: ProductFacts = {
  specification: [
    {
      group: 'Cryptographic performance',
      rows: [
        { name: 'SM2 sign', value: 'UM-L 300/s; UM-M 5,000/s' },
        { name: 'SM2 verify', value: 'UM-L 150/s; UM-M 2,800/s' },
        { name: 'SM4', value: 'UM-L 20 Mbit/s (CBC); UM-M 800 Mbit/s (GCM)' },
        { name: 'SM3', value: 'UM-L 25 Mbit/s; UM-M 1 Gbit/s' },
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
        {
          name: 'UM-L',
          value: '12 mm × 12 mm × 1.8 mm LGA-24, SPI 25 MHz or USB 2.0 high speed',
        },
        { name: 'UM-M', value: 'M.2 2242 (B+M key), PCIe 2.0 ×1' },
        {
          name: 'Software interfaces',
          value: 'GB/T 36322 (SDF), GB/T 35291 (SKF), PKCS#11 v2.40',
        },
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
          value: 'tested with the device to GB/T 17626 (IEC 61000-4); filter reference design',
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
      note: 'Windows for UM-M only; driver by project.',
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
      title: 'Connect the line',
      text: 'A station on your production line writes IDevID and verification key. It signs with keys of its own and leaves a record for each unit.',
    },
    {
      title: 'Join on site',
      text: 'At first power-up a device asks for its LDevID. Serial numbers that are not on the delivery list wait for a person.',
    },
    {
      title: 'Run and retire',
      text: 'Certificates renew themselves. At the end of life a command clears the module and the IDevID is revoked.',
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
      id: 'GM/T 0028',
      title: 'Security requirements for cryptographic modules (cf. GB/T 37092-2018, ISO/IEC 19790)',
      scope:
        'Both forms are designed to level 2; certificate numbers are supplied with the quotation. Level 2 asks for evidence of tampering. Active clearing goes beyond it.',
    },
    {
      id: 'GM/T 0005-2021, GM/T 0062-2018',
      title: 'Randomness tests; random number tests of cryptographic products',
      scope:
        'Tested in the four phases of the second: samples, every unit at delivery, at power-up, in use. A unit that fails refuses to make keys. Passing shows that no bias was found and proves no unpredictability.',
    },
    {
      id: 'GB/T 36322-2018, GB/T 35291-2017',
      title: 'Application interfaces of cryptographic devices and smart tokens',
      scope:
        'Programming interfaces (SDF, SKF) that make suppliers exchangeable. The inside is not their subject.',
    },
    {
      id: 'FIPS 140-3',
      title: 'Security requirements for cryptographic modules (US)',
      scope:
        'Built on ISO/IEC 19790 like GM/T 0028, with other approved algorithms and another scheme; neither accepts the other’s result. This product has no FIPS 140-3 validation; ask us first for export projects.',
    },
    {
      id: 'IEEE 802.1AR-2018',
      title: 'Secure device identity',
      scope:
        'Structure and use of IDevID and LDevID. Certificate contents and algorithms are set by the project.',
    },
  ],
  limits: [
    'The module protects keys, not the host’s software. Whoever takes over the host cannot carry the key away but can borrow it while the device is online.',
    'Level 2 does not resist laboratory attacks such as focused ion beams or microprobing. Projects with that threat need a higher level.',
    'UM-L reaches 20 Mbit/s and is unfit for several video streams. Use UM-M, or let the host encrypt with a session key.',
    'Dedicated power-grid devices have test and admission lists of their own. This module does not replace a vertical encryption authenticator.',
  ],
  questions: [
    {
      question: 'Can it be added to devices in production?',
      answer:
        'Where there is an M.2 slot or a free SPI, yes; UM-L comes on an adapter board too. Without either, a solderable SIM with the applet is slower but needs no new board.',
    },
    {
      question: 'Are samples available?',
      answer:
        'The shop sells UM-L (SPI or USB) and a development kit: evaluation board, two modules, drivers and examples. For UM-M, or more than 12 pieces, ask for a quote; volume comes with a plan for the production line.',
    },
    {
      question: 'What about post-quantum algorithms?',
      answer:
        'UM-M firmware can be updated and has room for ML-KEM (FIPS 203) and ML-DSA (FIPS 204); Chinese standards will be followed when published. UM-L lacks the memory, and we make no promise there.',
    },
    {
      question: 'Can keys be recovered from a broken module?',
      answer:
        'Signing keys cannot be backed up: a new module means a new certificate. Encryption key pairs are escrowed by the key management system and can be restored under its rules.',
    },
  ],
};
