import type { ProductStory } from '../product-parts.ts';

export const safetyShieldAuthStoryEn: ProductStory = {
  name: 'Shield SIM Authentication',
  job: 'An authentication service that sends logins and transactions to the user’s phone, has them signed by the key in the SIM and returns a standard assertion.',
  description:
    'SIM-based authentication: users see the action on the phone, enter a PIN, and the SM2 key in the SIM signs. OIDC and CIBA for your systems.',
  problem: {
    title: 'Passwords leak, and codes get passed on',
    paragraphs: [
      'Credential stuffing, then a code forwarded by malware or coaxed out of the user: the two usual steps of an account takeover. Tokens are better, until somebody reads six digits to a fake help desk.',
      'Push approval put an end to that and brought push bombing: ask often enough, and someone taps yes.',
      'A business needs three things: a key in the user’s hands, a user who sees what they are approving, and evidence afterwards.',
    ],
  },
  verbs: [
    {
      verb: 'Ask',
      text: 'The login domain or the transaction goes to the phone; the computer shows a check code to be typed on the phone.',
    },
    {
      verb: 'Sign',
      text: 'The user enters a six-digit PIN and the SIM signs the digest with SM2, an algorithm of ShangMi, China’s commercial cryptography.',
    },
    {
      verb: 'Answer',
      text: 'The service verifies, issues an assertion valid for 60 seconds and keeps a record that can be verified again later.',
    },
  ],
  features: [
    {
      title: 'Two paths: data and SMS',
      text: 'With mobile data and the SDK, an encrypted channel is used; without data, without an app or on an iPhone, binary SMS and the SIM menu. The service picks the path, and your system sees no difference.',
    },
    {
      title: 'A check code against push bombing',
      text: 'The computer shows two digits that must be typed on the phone before the PIN page appears. From the fourth request within ten minutes, sending to that user is paused.',
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
      title: 'Evidence that can be verified again',
      text: 'Content, signature, certificate, time and result are kept. They can be verified offline with public algorithms, without our servers.',
    },
    {
      title: 'Number and person kept apart',
      text: 'Operator number verification (GSMA TS.43 or network-based) can be added as a SIM-swap signal. It is never taken as the user’s consent.',
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
        detail: 'A name or staff number, but no password. Your system looks up the user by it.',
      },
      {
        from: 'Your system',
        to: 'Shield service',
        message: 'CIBA request',
        detail:
          'login_hint, binding_message (the text to show) and acr_values (the level), signed with your client key. The answer is an auth_req_id, valid for 180 seconds, and the check code for your page to show.',
      },
      {
        from: 'Shield service',
        to: 'Operator SMS gateway',
        message: 'Encrypted challenge',
        detail:
          'Digest, nonce and display text in a secured packet of 3GPP TS 31.115, encrypted and replay-protected with that card’s OTA keys.',
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
          'The SIM menu shows the fields; the user types the check code from the computer and the PIN, and the card signs and replies by SMS. Refusals and errors are reported too.',
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
          'acr (level), amr (method) and auth_time; valid for 60 seconds, redeemable once, signed with ES256. SM2 is possible under a name you and we agree on, as JOSE has registered none.',
      },
      {
        from: 'Your system',
        to: 'Browser',
        message: 'Session',
        detail:
          'After checking the signature, iss, aud, exp and its own auth_req_id (CIBA has no nonce), your system opens a session: by default 30 minutes idle, 12 hours in total.',
      },
    ],
  },
};
