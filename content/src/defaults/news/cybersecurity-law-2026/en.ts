export default {
  title: 'The amended Cybersecurity Law: what to change in designs and procurement',
  summary:
    'Adopted on 28 October 2025, in force since 1 January 2026. Old article numbers in designs and contracts should change.',
  sections: [
    {
      heading: 'Renumbered articles',
      paragraphs: [
        'A new Article 3 (general principle) and Article 20 (artificial intelligence) pushed the others on. The duties of classified protection, Article 21 before, are now Article 23; emergency plans, Article 25 before, are Article 27; the matching penalties moved from Article 59 to 61.',
        'Where a design, contract or policy says “under Article 21”, write “Article 23 (21 before the 2025 amendment)”. The duties are the same: rules, protection against attacks, network logs for at least six months, classified data, backup and encryption of what is important.',
      ],
    },
    {
      heading: 'More graduated penalties',
      paragraphs: [
        'A fine may now come with the order to correct, without waiting for a refusal to comply. Serious results, such as large leaks or critical infrastructure losing part of its function, cost markedly more, up to ten million yuan in the gravest cases.',
        'The law also says that removing or reducing the harm yourself, or correcting a minor breach in time, leads to a lighter penalty or none, under the law on administrative penalties. Records of how you corrected something are therefore worth keeping.',
      ],
    },
    {
      heading: 'What to check when buying',
      paragraphs: [
        'Critical network devices and dedicated security products must be certified or tested before sale, and the amended law is more specific about breaches. For gateways and firewalls, ask for the certificate or report of the very model and version supplied, and check it with the issuer.',
      ],
    },
    {
      heading: 'Not legal advice',
      paragraphs: [
        'This covers what touches identity and edge products. The published text decides; ask your counsel how it applies to you.',
      ],
    },
  ],
};
