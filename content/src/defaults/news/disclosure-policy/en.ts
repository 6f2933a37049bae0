export default {
  title: 'What we do with a vulnerability report',
  summary:
    'Our time limits from report to advisory, how we score, whom we tell, and what we do not do.',
  sections: [
    {
      heading: 'Time limits',
      paragraphs: [
        'We confirm within three working days and say within ten whether we reproduced it and which versions it touches. Fixes follow each product’s terms: Hardened Linux has a fix or a workaround in 7 days for high and 30 for medium severity, TLS Terminator a fix in 7 days for high. If we cannot, we give a reason and a new date; no deadline slips silently.',
      ],
    },
    {
      heading: 'Reporting by law',
      paragraphs: [
        'The rules on vulnerabilities of network products (in force since 1 September 2021) have providers report to the industry ministry’s sharing platform within 2 days of learning of one. We do, and tell users who may be affected how to fix it.',
      ],
    },
    {
      heading: 'Scores and advisories',
      paragraphs: [
        'We rate by CVSS 4.0 base score and name affected and unaffected versions, the fix and a workaround, along the lines of ISO/IEC 29147 and 30111. A score describes the flaw, not the risk in your environment: consider where the product is deployed.',
      ],
    },
    {
      heading: 'What we do not do',
      paragraphs: [
        'We do not threaten researchers who act in good faith, demand permanent secrecy, sell details before a fix, or say “hardened” where a version number belongs.',
      ],
    },
  ],
};
