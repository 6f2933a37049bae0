export default {
  title: 'How long each product is supported, in one place',
  summary:
    'End-of-life dates of software and hardware: how long each is maintained, what an extension adds, and what still works afterwards.',
  sections: [
    {
      heading: 'Software',
      paragraphs: [
        'Each major version of Hardened Linux is maintained for 5 years, with 2 more years available as an extension. Other software is updated while its licence runs; when a new major version is released, the one before it gets security fixes for another 18 months.',
      ],
    },
    {
      heading: 'Hardware',
      paragraphs: [
        'Cards and modules have a 24-month warranty, gateways 36. The end of sale is announced at least 12 months ahead, and security fixes continue for 36 months after it. Firmware of cards and modules is rarely upgraded in the field, so their life is set by certificate validity and the chip’s write endurance.',
      ],
    },
    {
      heading: 'Afterwards',
      paragraphs: [
        'Local software does not stop and no security function switches itself off; what ends is fixes. Assessments count unmaintained parts as a risk: plan replacements a year ahead.',
      ],
    },
    {
      heading: 'Where to look',
      paragraphs: [
        'Console and command line show version and end of maintenance. Keep three dates in your inventory: end of maintenance, certificate expiry, licence expiry. They seldom fall together, and the one nobody wrote down causes the trouble.',
      ],
    },
  ],
};
