import type { ProductStory } from '../product-parts.ts';

export const safetySuperSimCardStoryEn: ProductStory = {
  name: 'Secure SIM Plus',
  job: 'A SIM on a large secure element that holds network access, signing, door access and transit as separate applications, and works over NFC.',
  description:
    'A SIM with 1.2 MB for applets, 12 security domains and an SWP contactless interface: SM2 signing, badges and network access on one card, kept apart.',
  problem: {
    title: 'A pocketful of cards, each with its own issuing system',
    paragraphs: [
      'Door card, badge, USB token and canteen card each come from a system of their own. When somebody leaves, four or five systems have to be updated, and one that is missed leaves a key that still opens doors.',
      'A standard USIM has between a few dozen and a little over a hundred kilobytes free. After one signing applet there is no room for another company’s, and without a contactless interface it opens no doors.',
      'The phone’s embedded secure element has the space but is controlled by the phone maker. Each brand means another negotiation, and the company never gets to issue its own credentials.',
    ],
  },
  verbs: [
    {
      verb: 'Hold',
      text: 'Twelve security domains, each with its own keys. A service provider’s applet is loaded into its domain and cannot read the others.',
    },
    {
      verb: 'Tap',
      text: 'SWP joins the card to the phone’s NFC controller; readers see an ISO/IEC 14443 card, on some phones for a while after power-off too.',
    },
    {
      verb: 'Revoke',
      text: 'One over-the-air command locks or deletes an applet. Network access and the other applets are unaffected.',
    },
  ],
  features: [
    {
      title: '1.2 MB for applets',
      text: 'Of 2 MB of non-volatile memory, 1.2 MB is available to applets and data: more than twelve times the 96 KB of the Secure SIM.',
    },
    {
      title: 'Security domains and delegated management',
      text: 'Issuer and service-provider domains as GlobalPlatform defines them. A provider loads its own applet, but each step needs a token signed by the issuer, and the card returns a receipt.',
    },
    {
      title: 'Contact and contactless at once',
      text: 'Calls and signatures run on the contacts, door access on SWP. The channels are arbitrated independently; a tap does not interrupt data.',
    },
    {
      title: 'Faster signatures',
      text: 'A hardware SM2 engine signs in 16 ms, about 60 per second. The contact interface supports TA1=97, twice the rate of TA1=96.',
    },
    {
      title: 'Remote management over HTTPS',
      text: 'The card itself opens PSK-TLS over BIP to the platform (SCP81); a 60 KB applet usually takes under a minute. SMS (SCP80) triggers and is the fallback.',
    },
    {
      title: 'Choice of the contactless card',
      text: 'Implements the contactless registry service of GlobalPlatform Amendment C: the user picks the default on the phone, and conflicting applets do not answer together.',
    },
  ],
  protocol: {
    title: 'Loading a door applet over the air',
    actors: ['Service provider', 'TSM', 'Operator OTA', 'Secure SIM Plus'],
    steps: [
      {
        from: 'Service provider',
        to: 'TSM',
        message: 'Install request: ICCID, AID, user consent',
        detail:
          'The user confirms in the provider’s app. The request is signed by the provider; the TSM checks the contract and the memory left on the card.',
      },
      {
        from: 'TSM',
        to: 'Operator OTA',
        message: 'Management session and tokens',
        detail:
          'Delegated management needs an issuer token in every INSTALL command (for load, for install), so a provider cannot install anything without the issuer.',
      },
      {
        from: 'Operator OTA',
        to: 'Secure SIM Plus',
        message: 'SCP80 trigger SMS',
        detail:
          'Encrypted and replay-protected as in ETSI TS 102 225. The card checks integrity and replay before it opens a BIP channel.',
      },
      {
        from: 'Secure SIM Plus',
        to: 'TSM',
        message: 'SCP81: HTTP POST over PSK-TLS',
        detail:
          'The card opens the connection and polls for commands (GlobalPlatform Amendment B), so the phone needs no public address.',
      },
      {
        from: 'TSM',
        to: 'Secure SIM Plus',
        message: 'INSTALL [for load], LOAD, INSTALL [for install]',
        detail:
          'Tokens travel in the INSTALL commands; LOAD carries data alone. The load file has a DAP signature: the card hashes the blocks as they arrive and compares after the last one. A wrong token, hash or signature discards the whole file and leaves the other applets untouched.',
      },
      {
        from: 'Secure SIM Plus',
        to: 'TSM',
        message: 'Receipt',
        detail:
          'The card proves the result with its receipt key. The TSM updates its card register and tells the provider that personalisation may start.',
      },
      {
        from: 'Service provider',
        to: 'Secure SIM Plus',
        message: 'SCP03: door key written',
        detail:
          'Commands pass through the TSM but are encrypted with the keys of the provider’s domain. Neither TSM nor operator sees the door key in clear.',
      },
    ],
  },
};
