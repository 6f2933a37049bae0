import type { ProductStory } from '../product-parts.ts';

export const tmSafetySdkStoryEn: ProductStory = {
  name: 'Device Security SDK',
  job: 'A cryptographic library for phone apps: keys in the SIM where there is one, two-party signing where there is none, with SM transport and local encryption.',
  description:
    'SDK for Android, iOS and HarmonyOS apps: SM2 signing with SIM keys or a key split between phone and server, TLCP transport, local SM4 encryption.',
  problem: {
    title: 'A key inside an app survives until the first jailbreak',
    paragraphs: [
      'A private key encrypted in the app’s folder shares the phone with the key that decrypts it. After rooting, a debugger reads it out in minutes.',
      'Android Keystore and the Secure Enclave of iOS do P-256 and other international algorithms but not SM2, so the national ones have nowhere to live.',
      'Every team writes its own card channel, SM handshake and storage encryption, each a little differently, and in an assessment each must be explained.',
    ],
  },
  verbs: [
    {
      verb: 'Sign',
      text: 'With the card if there is one, together with the server if not: one call, two sources of keys, the level in the result.',
    },
    {
      verb: 'Connect',
      text: 'A TLCP and TLS 1.3 client with pinning that replaces the app’s network layer.',
    },
    {
      verb: 'Lock',
      text: 'Databases and files under SM4-GCM, their master key under the system key store or the card; unreadable after sign-off.',
    },
  ],
  features: [
    {
      title: 'One interface to keys',
      text: 'The same in Kotlin, Swift, ArkTS and C. Your code says “sign this digest”; policy decides between card, two-party and refusal.',
    },
    {
      title: 'Two-party signing',
      text: 'The key is made in two shares, one on the phone and one at the server. Neither can sign alone and the whole is never put together anywhere.',
    },
    {
      title: 'Bound to the device',
      text: 'The phone’s share is encrypted by a hardware key of the system store and tied to the installation. Copied to another phone it is of no use.',
    },
    {
      title: 'Checks of the environment',
      text: 'Root, jailbreak, debuggers, injection and repackaging are looked for and reported. The server decides; the SDK does not crash your app on its own account.',
    },
    {
      title: 'Take what you need',
      text: 'Five parts: core, card, tlcp, vault, risk. An app that only signs grows by less than 1 MB.',
    },
    {
      title: 'Privacy you can check',
      text: 'No contacts, messages, location or app lists. Each field collected is in a privacy list published with every release.',
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
