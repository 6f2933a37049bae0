export default {
  title: 'Cryptographic assessment: its levels, and five things to do first',
  summary:
    'GB/T 39786-2021 has five levels, four technical layers and four areas of management. Most of the preparation is not in devices.',
  sections: [
    {
      heading: 'What a level does',
      paragraphs: [
        'Systems have five levels, in general the same as under classified protection; assessments mostly concern one to four. A requirement is “may”, “should” or “shall” depending on the level: authenticating communicating parties is a “should” at level 2, a “shall” at level 3, and mutual at level 4.',
        'Products have a floor too: level 2 systems use products at level 1 or higher of GB/T 37092, level 3 systems level 2 or higher, level 4 systems level 3 or higher. Settle the system’s level first and choose products after.',
      ],
    },
    {
      heading: 'What is assessed',
      paragraphs: [
        'Four technical layers: physical, network, device, application. Four areas of management: rules, people, construction and operation, incident response. Each unit is looked at for three things: whether cryptography is effective, whether algorithms and techniques comply, and whether keys are managed safely.',
        'Under current scoring, technique counts seventy and management thirty; without a high risk and with sixty or more, a system “basically conforms”. The rules change: your assessor’s edition decides.',
      ],
    },
    {
      heading: 'Five things to do first',
      paragraphs: [
        'One, draw the boundary: systems, network edges and data flows, with what must stay secret and what must not be changed.',
        'Two, list the products you have, with model, version, certificate number and expiry, and mark what has lapsed.',
        'Three, settle the “should” items: for those you will not adopt, put the substitute into the cryptographic scheme and have the scheme assessed first, or they count all the same.',
        'Four, complete the key rules: who generates, hands out, stores, uses, renews, archives and destroys keys, with what record.',
        'Five, gather evidence: a capture that shows the suite, a verified signature. A statement does not count.',
      ],
    },
    {
      heading: 'How often',
      paragraphs: [
        'Under the Cryptography Law, the Regulations on Commercial Cryptography and Order 3 of the State Cryptography Administration (in force since 1 November 2023), important systems are assessed before going live and at least once a year after, with results filed. Critical infrastructure also follows the rules on its use of commercial cryptography in force since 1 August 2025.',
      ],
    },
    {
      heading: 'How far products help',
      paragraphs: [
        'A gateway or card supports some units of assessment. “Buy SM devices and you pass” is not true. Go unit by unit: which product supports it, and who answers for the rest.',
      ],
    },
  ],
};
