export default {
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
  specification: [
    {
      group: 'Cryptography',
      rows: [
        {
          name: 'Algorithms',
          value: 'SM2, SM3, SM4, ZUC; ECDSA/ECDH P-256, X25519, AES-128/256, SHA-256',
        },
        { name: 'SM2 sign', value: '45 ms typical, 50 ms limit (about 20 per second)' },
        { name: 'SM2 verify', value: '80 ms typical (about 12 per second)' },
        {
          name: 'SM4-CBC',
          value:
            'about 8 KB/s in and back out through the card interface (T=0 is half-duplex; calculated at 250 kbit/s)',
        },
        {
          name: 'Key containers',
          value: '4, each with a signing and an encryption key pair; 8 certificates',
        },
        {
          name: 'PIN',
          value: '4–8 digits, 6 by default; blocked after 5 errors; unblocking key 10 tries',
        },
      ],
    },
    {
      group: 'Card and interface',
      rows: [
        {
          name: 'Form',
          value: '2FF/3FF/4FF triple-cut; industrial plug-in; industrial MFF2 (5 mm × 6 mm)',
        },
        { name: 'Interface', value: 'ISO/IEC 7816-3 T=0, ETSI TS 102 221, 20 logical channels' },
        { name: 'Interface speed', value: 'TA1=96 (F=512, D=32): 250 kbit/s at 4 MHz' },
        { name: 'Supply', value: 'class B 3 V, class C 1.8 V' },
        { name: 'Platform', value: 'Java Card 3.0.5 Classic, GlobalPlatform 2.3.1' },
        { name: 'Free memory', value: '96 KB for applets and data' },
      ],
    },
    {
      group: 'Network access',
      rows: [
        {
          name: 'Applications',
          value: 'USIM (TS 31.102 Rel-17), ISIM (TS 31.103), USAT (TS 31.111)',
        },
        { name: 'Authentication', value: 'MILENAGE (TS 35.206), TUAK (TS 35.231)' },
        { name: '5G', value: '5G AKA, EAP-AKA′; SUCI computed on the card as an option' },
      ],
    },
    {
      group: 'Environment and life',
      rows: [
        { name: 'Operating range', value: 'triple-cut −25 to 85 °C; industrial −40 to 105 °C' },
        { name: 'Write cycles', value: '500,000 at 25 °C' },
        { name: 'Data retention', value: '10 years at 85 °C' },
        { name: 'ESD', value: '±4 kV at the contacts (human body model)' },
      ],
    },
  ],
  compatibility: [
    {
      subject: 'Android phones',
      supported: 'Android 9 or later, on models that expose OMAPI to the UICC',
      note: 'On a few dual-SIM models the second slot is closed; check with the compatibility finder before you order.',
    },
    {
      subject: 'iPhone',
      supported: 'Binary SMS and the SIM menu',
      note: 'iOS gives third-party apps no channel to the SIM.',
    },
    {
      subject: 'HarmonyOS phones',
      supported: 'Models with OMAPI to the UICC',
      note: 'Verified by model and release; the list is kept with the delivery documents.',
    },
    {
      subject: 'Cellular modules',
      supported: 'Cat.1, 4G and 5G modules with AT+CCHO, AT+CGLA and AT+CCHC of 3GPP TS 27.007',
    },
    {
      subject: 'Certificates',
      supported: 'SM2 certificate pairs (GB/T 20518), requested by PKCS#10',
    },
  ],
  deployment: [
    {
      title: 'Agree on operator and numbers',
      text: 'The card holds the operator’s authentication data, so the operator you have signed with personalises and issues it. We deliver card body, applet and personalisation profile and work with that operator.',
    },
    {
      title: 'Write the access rules',
      text: 'Hashes of the permitted apps’ signing certificates go into the ARA-M. Update the rules over the air before an app changes its certificate.',
    },
    {
      title: 'Connect the CA',
      text: 'The card generates its signing key and a certificate request, which your own or a licensed CA signs. The encryption key pair comes from the key management system in a digital envelope.',
    },
    {
      title: 'Pilot in small numbers',
      text: 'Start with 200 cards across the phones really in use, watch success and PIN-block rates, then roll out.',
    },
  ],
  scenarios: [
    {
      title: 'Mobile banking and policy signing',
      text: 'Large transfers and insurance applications are signed on the card over the transaction’s fields. Signature and original are archived together and can be verified years later.',
    },
    {
      title: 'Feeder and metering terminals',
      text: 'An MFF2 card soldered to the board authenticates both ways through the cellular module, and saves a discrete security chip.',
    },
    {
      title: 'Encrypted 5G voice',
      text: 'End-to-end encrypted calls agree their session keys with keys on the card. To change phones, move the card: the keys go with it.',
    },
  ],
  standards: [
    {
      id: 'GM/T 0028-2024',
      title:
        'Security requirements for cryptographic modules (replaced the 2014 edition on 1 July 2025; cf. GB/T 37092-2018)',
      scope:
        'Designed to level 2. What is tested is the module formed by applet and chip. No certificate has been issued for it yet; once one is, it is on the register. Neither the phone app nor your system is covered.',
    },
    {
      id: 'GB/T 32918-2016, GB/T 32905-2016, GB/T 32907-2016',
      title: 'The SM2, SM3 and SM4 algorithms',
      scope:
        'They define the algorithms. The card runs known-answer tests at power-up with the standards’ example data. Key management is out of their scope.',
    },
    {
      id: 'GM/T 0005-2021, GM/T 0062-2018',
      title: 'Randomness tests; random number tests of cryptographic products',
      scope:
        'The first defines statistical tests, the second which of them run on samples, at delivery, at power-up and in use. A pass shows that no bias was found; it does not prove unpredictability.',
    },
    {
      id: 'ETSI TS 102 221 / 3GPP TS 31.102',
      title: 'UICC–terminal interface / characteristics of the USIM application',
      scope:
        'Physical, electrical and command interface and network access, for interworking with phones. Signing applets are out of scope.',
    },
    {
      id: 'ISO/IEC 7816-3, -4, -8',
      title: 'Integrated circuit cards with contacts',
      scope:
        'Transmission protocol, command structure and security operations; the applet’s APDUs are coded accordingly.',
    },
  ],
  limits: [
    'The card has no screen or keys of its own. On a fully compromised phone, malware can trick the user into entering the PIN and swap what is signed. For high-risk transactions add the SIM-menu confirmation of Shield SIM Authentication or a second channel.',
    'On iOS there is no interface between third-party apps and the SIM. Only binary SMS works there, and one authentication usually takes 6–15 seconds.',
    'The interface is too slow for files or media. Let the card protect a session key, and let the phone or cellular module do the bulk encryption.',
    'A replacement card means a new key: the old certificate has to be revoked and a new one issued. Design the lost-card procedure together with the operator.',
  ],
  questions: [
    {
      question: 'Can I buy a card here that makes calls?',
      answer:
        'Cards from the shop have the applet and no operator’s number or authentication data: for development, or for a private network of your own. Cards for public networks are issued by operators; tell us what you need and we will arrange delivery with the operator.',
    },
    {
      question: 'How does it differ from one-tap number login?',
      answer:
        'With one-tap login the network states which number the traffic comes from. There is no user key and no signature. The Secure SIM produces a verifiable SM2 signature after a PIN, which can be kept as evidence.',
    },
    {
      question: 'What about dual-SIM phones?',
      answer:
        'The SDK lists both slots and finds the card by the applet’s AID. Where the system exposes only the main slot, a specific error code tells the user to swap slots.',
    },
    {
      question: 'Is eSIM supported?',
      answer:
        'This product is not available as an eSIM profile. Whether a consumer eUICC (SGP.22) accepts applets is up to the device maker and the operator, and eSIM-only phones have no slot: use two-party signing with the Device Security SDK, one assurance level lower. On IoT devices, remote provisioning by SGP.32 downloads network profiles, not our applet: use the MFF2 card or a cryptographic module.',
    },
  ],
};
