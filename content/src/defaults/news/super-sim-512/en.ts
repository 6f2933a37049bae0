export default {
  title: 'The 512 KB Secure SIM Plus ships',
  summary:
    'User memory grows from 128 KB to 512 KB, for sites with many certificates and several jobs on one card. The first batch is small; the shop shows what is in stock.',
  sections: [
    {
      heading: 'What changed',
      paragraphs: [
        'Applications and data still share 1.2 MB; what grew is the part given to user data, from 128 KB to 512 KB. More certificates, door credentials and offline grants fit, and several parties on one card need not make room for each other. Signing is unchanged at 16 milliseconds, as the chip decides.',
      ],
    },
    {
      heading: 'Who needs it',
      paragraphs: [
        'Site cards that carry authentication, doors, electronic seals and a spare applet; people with several certificates; field work that keeps offline grants in the card. For login and signing alone 128 KB is enough, and so may be the Secure SIM.',
      ],
    },
    {
      heading: 'Supply',
      paragraphs: [
        'The first batch is small; the shop shows the real stock and says when it is sold out. For volume ask for a quote and allow five weeks: issuer keys and preinstalled applets are settled with the operator or the site.',
      ],
    },
    {
      heading: 'What stays limited',
      paragraphs: [
        'Tapping still depends on the phone: without an SWP line, or where the system does not route to the SIM, this card cannot help, and iPhones do not support it. Check each model before you buy.',
      ],
    },
  ],
};
