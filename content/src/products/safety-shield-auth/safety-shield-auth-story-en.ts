import type { ProductStory } from '../product-parts.ts';

export const safetyShieldAuthStoryEn: ProductStory = {
  name: 'Shield SIM Authentication',
  job: 'An authentication service that brings logins and transactions to the user’s phone, has the key in the SIM sign them, and returns a standard assertion.',
  description:
    'SIM-based authentication: users see the action on the phone, enter a PIN, and the SM2 key in the SIM signs. OIDC and CIBA for your systems.',
  problem: {
    title: 'Passwords leak, codes change hands',
    paragraphs: [
      'Credential stuffing, then a code forwarded by malware or talked out of the user: the two usual steps of an account takeover. Tokens are better, until somebody reads six digits to a false help desk.',
      'Push approval ended the reading-out and brought push bombing: ask often enough and someone taps yes.',
      'Business needs three things: a key in the user’s hands, a user who sees what is being agreed to, and evidence afterwards.',
    ],
  },
  verbs: [
    {
      verb: 'Ask',
      text: 'The login domain or the transaction goes to the phone; computer and phone show the same check code.',
    },
    {
      verb: 'Sign',
      text: 'The user enters a six-digit PIN and the SIM signs the digest with SM2.',
    },
    {
      verb: 'Answer',
      text: 'The service verifies, issues an assertion that lives 60 seconds, and keeps a record that can be checked again.',
    },
  ],
  features: [
    {
      title: 'Two paths: data and SMS',
      text: 'With data and the SDK an encrypted channel is used. Without data, without an app or on an iPhone, data SMS and the SIM menu. The service picks; your system sees no difference.',
    },
    {
      title: 'A check code against push bombing',
      text: 'The computer shows two digits that must be typed on the phone before the PIN page appears. From the fourth request in ten minutes on, sending to that user pauses.',
    },
    {
      title: 'What is seen is what is signed',
      text: 'On the SMS path the SIM menu shows the fields and takes the PIN, outside any app. On the data path the SDK page resists overlays and screenshots.',
    },
    {
      title: 'Standard interfaces',
      text: 'OpenID Connect and CIBA for new systems, RADIUS for VPNs and network devices, SAML 2.0 for existing single sign-on.',
    },
    {
      title: 'Evidence that can be rechecked',
      text: 'Content, signature, certificate, time and result are kept. They can be verified offline with public algorithms, without our servers.',
    },
    {
      title: 'Number and person kept apart',
      text: 'Operator number verification (GSMA TS.43 or network-based) can be added as a signal for swapped SIMs. It is never taken for the user’s consent.',
    },
  ],
  protocol: {
    title: 'One authentication on the SMS path',
    actors: ['Browser', 'Your system', 'Shield service', 'Operator SMS gateway', 'Secure SIM'],
    steps: [
      {
        from: 'Browser',
        to: 'Your system',
        message: 'Login name',
        detail: 'A name or staff number, no password. Your system finds the user by it.',
      },
      {
        from: 'Your system',
        to: 'Shield service',
        message: 'CIBA request',
        detail:
          'login_hint, binding_message (the check code) and the level wanted, signed by your client key. The answer is an auth_req_id that lives 180 seconds.',
      },
      {
        from: 'Shield service',
        to: 'Operator SMS gateway',
        message: 'Encrypted challenge',
        detail:
          'Digest, nonce and display text in a secured packet of 3GPP TS 31.115, encrypted and counted with that card’s OTA keys.',
      },
      {
        from: 'Operator SMS gateway',
        to: 'Secure SIM',
        message: 'SMS-PP data download',
        detail:
          'The phone passes such messages straight to the SIM by ENVELOPE. They never reach the inbox or an app.',
      },
      {
        from: 'Secure SIM',
        to: 'Operator SMS gateway',
        message: 'SM2 signature (mobile-originated SMS)',
        detail:
          'The SIM menu shows fields and check code; after the PIN the card signs and answers by SMS. Refusals and errors are answered too.',
      },
      {
        from: 'Operator SMS gateway',
        to: 'Shield service',
        message: 'Result',
        detail:
          'Counter, nonce, certificate status and signature are checked. Any mismatch fails and its reason is recorded.',
      },
      {
        from: 'Shield service',
        to: 'Your system',
        message: 'ID token',
        detail:
          'acr (level), amr (method) and auth_time; valid 60 seconds, redeemed once, signed with SM2 or ES256.',
      },
      {
        from: 'Your system',
        to: 'Browser',
        message: 'Session',
        detail:
          'After checking signature, aud and nonce your system opens a session: by default 30 minutes idle and 12 hours in all.',
      },
    ],
  },
};
