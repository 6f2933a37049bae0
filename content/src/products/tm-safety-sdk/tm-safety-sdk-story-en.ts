import type { ProductStory } from '../product-parts.ts';

export const tmSafetySdkStoryEn: ProductStory = {
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
};
