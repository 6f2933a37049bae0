import type { ProductStory } from '../product-parts.ts';

export const safetySimCardStoryEn: ProductStory = {
  name: 'Secure SIM',
  job: 'Adds a cryptographic applet to a standard USIM, so that phones and IoT devices sign with an SM2 private key that never leaves the card. (SM, for ShangMi: China’s commercial cryptography algorithms.)',
  description:
    'A USIM with an SM2/SM3/SM4 applet: keys are generated and used on the card, so phones and IoT devices can sign and authenticate without a USB token.',
  problem: {
    title: 'A text-message code does not prove who acted',
    paragraphs: [
      'Text messages have no end-to-end encryption: networks on the way and applications on the phone can see a one-time code. A fraudulent replacement SIM, a Trojan that reads messages or a fake base station is enough to steal one. The code shows that somebody saw a message, not that the cardholder approved a transaction.',
      'A private key kept in the phone’s file system leaves with backups, privilege escalation and reverse engineering. USB tokens are secure, but phones have no USB-A port and field staff leave tokens at the office.',
      'The SIM is a secure processor that phones with a card slot already carry. What is missing is an applet that business software can call and that a user PIN protects.',
    ],
  },
  verbs: [
    {
      verb: 'Keep',
      text: 'Key pairs are generated on the card. Certificates and public keys can be read; there is no command that exports a private key.',
    },
    {
      verb: 'Sign',
      text: 'The application sends a 32-byte digest; after the PIN check the card returns a 64-byte SM2 signature, typically within 50 ms.',
    },
    {
      verb: 'Prove',
      text: 'The server checks chain, revocation and a one-time nonce, and keeps the signature as evidence.',
    },
  ],
  features: [
    {
      title: 'Two applications, one card',
      text: 'The USIM follows 3GPP TS 31.102 and does network access; the cryptographic applet lives in its own security domain. Neither can see the other’s keys.',
    },
    {
      title: 'Keys made on the card',
      text: 'Random numbers come from a physical noise source that is self-tested at power-up and in use as GM/T 0062-2018 asks. A failed test stops the cryptographic service.',
    },
    {
      title: 'Three ways in',
      text: 'Android apps use OMAPI; phones without such an interface use the SIM menu and binary SMS; IoT hosts use AT+CCHO and AT+CGLA through the cellular module.',
    },
    {
      title: 'PIN and unblocking key kept apart',
      text: 'The applet PIN is separate from the SIM power-on PIN: six digits by default, blocked after five wrong tries. The unblocking key stays with the administrator; ten wrong tries void the container.',
    },
    {
      title: 'Certificates renewed over the air',
      text: 'New certificates and containers are delivered in OTA secured packets (3GPP TS 31.115). Cards stay in the phones.',
    },
    {
      title: 'Concealed 5G identity',
      text: 'The card can compute the SUCI itself (TS 33.501 Annex C, profiles A and B) with the home network key it holds, so the SUPI is not sent in clear over the air.',
    },
  ],
  protocol: {
    title: 'One signed login',
    actors: ['Server', 'Phone app', 'Device Security SDK', 'Secure SIM'],
    steps: [
      {
        from: 'Server',
        to: 'Phone app',
        message: 'Nonce and the content to sign',
        detail:
          'The server draws a 32-byte nonce and sends it with the content: the login domain or the transaction’s fields. It is valid for 180 seconds and for one use.',
      },
      {
        from: 'Phone app',
        to: 'Device Security SDK',
        message: 'Sign with container 1',
        detail:
          'The app shows the content to the user. The SDK computes the Z value and the SM3 digest as GB/T 35276 prescribes: 32 bytes to sign.',
      },
      {
        from: 'Device Security SDK',
        to: 'Secure SIM',
        message: 'Open logical channel, SELECT applet',
        detail:
          'Android first reads the access rules on the card (ARA-M) and compares the hash of the app’s signing certificate. An app that is not listed gets no channel.',
      },
      {
        from: 'Device Security SDK',
        to: 'Secure SIM',
        message: 'VERIFY PIN',
        detail:
          'The PIN goes to the card under a session key. The error counter lives on the card, survives power loss, and blocks the PIN at the fifth error.',
      },
      {
        from: 'Secure SIM',
        to: 'Device Security SDK',
        message: 'SM2 signature r‖s',
        detail:
          'The card draws the random k and signs. 64 bytes come back; neither the private key nor k leaves the chip.',
      },
      {
        from: 'Phone app',
        to: 'Server',
        message: 'Signature and signing certificate',
        detail:
          'The SDK encodes the raw signature in ASN.1 and submits it with the certificate, inside TLS or TLCP.',
      },
      {
        from: 'Server',
        to: 'Phone app',
        message: 'Result',
        detail:
          'The server checks chain, validity, revocation, that the nonce is its own and unused, and then the signature. Any mismatch is refused and its reason recorded.',
      },
    ],
  },
};
