export default {
  name: 'Device Security SDK',
  job: 'A cryptographic library for mobile apps: keys in the SIM where there is one, two-party signing where there is none, with local encryption and transport in SM algorithms (ShangMi, China’s commercial cryptography).',
  description:
    'SDK for Android, iOS and HarmonyOS apps: SM2 signing with SIM keys or a key split between phone and server, TLCP transport, local SM4 encryption.',
  problem: {
    title: 'A key inside an app survives until the first jailbreak',
    paragraphs: [
      'A private key encrypted in the app’s folder sits on the same phone as the key that decrypts it. Once the phone is rooted, a debugger reads it out in minutes.',
      'Android Keystore and the Secure Enclave of iOS support P-256 and other international algorithms, but not SM2, so SM keys have no hardware home.',
      'Every team writes its own card channel, SM handshake and storage encryption, each slightly different, and each has to be explained in an assessment.',
    ],
  },
  verbs: [
    {
      verb: 'Sign',
      text: 'With the card if there is one, together with the server if not: one call, two key sources, and the assurance level in the result.',
    },
    {
      verb: 'Connect',
      text: 'A TLCP and TLS 1.3 client with pinning that replaces the app’s network layer.',
    },
    {
      verb: 'Lock',
      text: 'Databases and files are encrypted with SM4-GCM, with a master key protected by the system key store or the card; unreadable once the account is removed.',
    },
  ],
  features: [
    {
      title: 'One key interface',
      text: 'The same in Kotlin, Swift, ArkTS and C. Your code says “sign this digest”; policy decides between card, two-party and refusal.',
    },
    {
      title: 'Two-party signing',
      text: 'The key is generated as two shares, one on the phone and one on the server. Neither can sign alone, and the whole key is never assembled anywhere.',
    },
    {
      title: 'Bound to the device',
      text: 'The phone’s share is encrypted by a hardware key of the system store and tied to the installation. Copied to another phone, it is useless.',
    },
    {
      title: 'Environment checks',
      text: 'The SDK detects and reports signs of rooting, jailbreaking, debuggers, injection and repackaging. The server decides; the SDK never crashes your app on its own.',
    },
    {
      title: 'Take what you need',
      text: 'Five components: core, card, tlcp, vault, risk. An app that only signs grows by less than 1 MB.',
    },
    {
      title: 'Privacy you can check',
      text: 'No contacts, messages, location or app lists. Every field collected is listed in a privacy manifest published with each release.',
    },
  ],
  protocol: {
    title: 'SM2 signing by two parties',
    actors: ['App', 'Device Security SDK', 'Co-signing service', 'Server'],
    steps: [
      {
        from: 'Server',
        to: 'App',
        message: 'Content and nonce',
        detail: 'The app shows the content, asks for biometrics or the PIN, and calls the SDK.',
      },
      {
        from: 'App',
        to: 'Device Security SDK',
        message: 'Sign digest e',
        detail:
          'The SDK opens the local share d₁ through the system key store. It exists in memory for this computation and is cleared.',
      },
      {
        from: 'Device Security SDK',
        to: 'Co-signing service',
        message: 'e and the point Q₁ = k₁G',
        detail:
          'With a random k₁, over TLCP, with a device credential and a verifier derived from the PIN, by which the server counts errors.',
      },
      {
        from: 'Co-signing service',
        to: 'Device Security SDK',
        message: 'r, s₂, s₃',
        detail:
          'The server draws k₂ and k₃ and computes (x₁, y₁) = k₃Q₁ + k₂G, r = e + x₁, s₂ = d₂k₃, s₃ = d₂(r + k₂), all inside an HSM.',
      },
      {
        from: 'Device Security SDK',
        to: 'App',
        message: 'Signature (r, s)',
        detail:
          's = d₁k₁s₂ + d₁s₃ − r (mod n). The SDK verifies it with the public key before returning it; the format is that of any SM2 signature.',
      },
      {
        from: 'App',
        to: 'Server',
        message: 'Signature and certificate',
        detail:
          'Ordinary SM2 verification; the server need not know that the key is split. A certificate extension states how it is protected.',
      },
    ],
  },
  specification: [
    {
      group: 'Platforms',
      rows: [
        {
          name: 'Android',
          value: '8.0 or later (9.0 for the card channel), arm64-v8a, armeabi-v7a',
        },
        { name: 'iOS', value: '14 or later, arm64' },
        { name: 'HarmonyOS', value: '5.0 or later (ArkTS)' },
        { name: 'Desktop', value: 'Windows 10/11, Linux, macOS 13 or later (C)' },
      ],
    },
    {
      group: 'Size and speed (mid-range arm64 phone of 2023)',
      rows: [
        { name: 'Added app size', value: 'core 0.9 MB; all components 3.2 MB (one ABI)' },
        { name: 'Start', value: '120 ms cold' },
        { name: 'Two-party signature', value: 'about 6 ms on the phone plus one round trip' },
        {
          name: 'Card signature',
          value:
            'Secure SIM about 50 ms, Secure SIM Plus about 16 ms, plus 100–300 ms for the channel',
        },
        { name: 'SM4-GCM', value: '180 MB/s (one thread, with Arm instructions)' },
        { name: 'TLCP handshake', value: 'about 15 ms of computing plus two round trips' },
      ],
    },
    {
      group: 'Cryptography',
      rows: [
        { name: 'Algorithms', value: 'SM2, SM3, SM4; ECDSA P-256, AES-GCM, SHA-256' },
        {
          name: 'Key sources',
          value:
            'Secure SIM, Secure SIM Plus, two-party, system key store (P-256; SM2 on HarmonyOS models that offer it)',
        },
        {
          name: 'PIN',
          value: '6 digits by default, blocked after 5 errors counted by card or server',
        },
        {
          name: 'Random numbers',
          value: 'system entropy through an SM3 DRBG, tested at start and in use',
        },
      ],
    },
    {
      group: 'Server side',
      rows: [
        { name: 'Co-signing', value: '1,500/s on one node, 4,000/s on three' },
        { name: 'Share protection', value: 'in a server HSM (GB/T 36322)' },
        { name: 'Node', value: '8 vCPU, 16 GB memory' },
      ],
    },
  ],
  compatibility: [
    {
      subject: 'Frameworks',
      supported: 'Native, Flutter, React Native, uni-app (plug-ins)',
      note: 'Mini-programs and plain web pages cannot access the SIM.',
    },
    {
      subject: 'Network libraries',
      supported: 'OkHttp, URLSession (by URLProtocol), RCP, libcurl',
    },
    {
      subject: 'Cards',
      supported: 'Secure SIM and Secure SIM Plus on Android and HarmonyOS models with OMAPI',
    },
    {
      subject: 'Hardening tools',
      supported: 'Common packers and obfuscators',
      note: 'Keep the SDK’s class names and resources; a rules file is included.',
    },
    {
      subject: 'Servers',
      supported: 'Shield SIM Authentication, Authentication Gateway, anything that verifies SM2',
    },
  ],
  deployment: [
    {
      title: 'Integrate core',
      text: 'Add the dependency, set server and app ID, and sign with a software test key: usually one day.',
    },
    {
      title: 'Set up co-signing',
      text: 'Next to the HSM, separate from the business network. Developers get a container image with test keys.',
    },
    {
      title: 'Switch the network layer',
      text: 'Start with TLCP for one domain, watch failed handshakes, then expand. Keep international TLS as the fallback.',
    },
    {
      title: 'Release in stages',
      text: 'By model and system version, watching success and duration in the SDK’s anonymous metrics.',
    },
  ],
  scenarios: [
    {
      title: 'Mobile banking',
      text: 'Two-party signatures for small amounts, the SIM for large ones: one call, with limits by level on the server.',
    },
    {
      title: 'Insurance in the field',
      text: 'Tablets record offline, encrypted with SM4, then sign and submit once online. The key share of a lost tablet is voided remotely.',
    },
    {
      title: 'Encrypted calls and messages',
      text: 'Session keys are negotiated with the keys on the cards; the server only forwards ciphertext.',
    },
  ],
  standards: [
    {
      id: 'GM/T 0028-2024',
      title: 'Security requirements for cryptographic modules',
      scope:
        'SDK and co-signing service are designed as a level 2 software module. No certificate has been issued for it yet; once one is, it is on the register. Such a result comes with conditions on the operating environment.',
    },
    {
      id: 'GB/T 32918.2-2016, GB/T 35276-2017',
      title: 'SM2 signatures and their use',
      scope:
        'Signature format and encoding. Two-party computation is outside the standard and is judged in the module’s evaluation.',
    },
    {
      id: 'GB/T 38636-2020',
      title: 'Transport layer cryptography protocol (TLCP)',
      scope: 'The channel follows it, with one-way and mutual authentication.',
    },
    {
      id: 'GlobalPlatform Open Mobile API 3.3',
      title: 'Access of apps to secure elements',
      scope:
        'How Android opens a channel and controls access. Whether a given model offers it is another matter.',
    },
    {
      id: 'GB/T 35273-2020',
      title: 'Personal information security specification',
      scope:
        'Collected fields are kept to what is necessary. Compliance remains the app operator’s responsibility.',
    },
  ],
  limits: [
    'The SDK lives in the app’s process. On a fully compromised phone an attacker can obtain a signature while the user enters the PIN; limit the loss with amount limits and a second channel.',
    'Environment checks can be bypassed. They raise the cost of an attack and prove nothing; decide on the server, and take behaviour into account.',
    'iOS has no channel to the SIM; keys there are two-party or in the system store.',
    'Two-party signing needs a network. For offline signatures use a card.',
  ],
  questions: [
    {
      question: 'Does the private key stay on the device with two-party signing?',
      answer:
        'The whole key never exists. One share stays on the phone, the other in the HSM. The difference from a card is that the phone’s share is protected by software and the system key store.',
    },
    {
      question: 'What about a new phone?',
      answer:
        'Shares are not moved. The user is re-verified, the new phone generates a new key and gets a new certificate, and the old one is revoked. It takes about a minute.',
    },
    {
      question: 'How is it licensed?',
      answer:
        'By app ID and year, in the shop: Standard (two-party signing and system key store) or Hardware keys (SIM as well). The co-signing service is licensed by node.',
    },
    {
      question: 'Does it affect app-store review?',
      answer:
        'No private interfaces are used. A PrivacyInfo manifest for iOS and the fields for Android’s data-safety form are included; export declarations for encryption are yours to file.',
    },
  ],
};
