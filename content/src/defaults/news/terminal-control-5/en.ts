export default {
  title: 'Endpoint Management 5.0.5 limits pages of the application list',
  summary:
    'Medium severity (CVSS 4.0 score 4.8). A logged-in administrator could slow the console; no terminal data leaks.',
  sections: [
    {
      heading: 'The flaw',
      paragraphs: [
        'The application list had no limit on page size. A logged-in administrator could ask for a page large enough to fill a console node’s memory and slow other administrators. Policies reach terminals by another channel and are not affected. UID-SA-2026-001.',
      ],
    },
    {
      heading: 'Affected and fixed',
      paragraphs: [
        '5.0.0–5.0.4 are affected. 5.0.5 allows 200 entries a page and answers more with a clear error. Scripts that fetched everything at once should page by cursor; the upgrade notes have a sample.',
      ],
    },
    {
      heading: 'Upgrade',
      paragraphs: [
        'The console supports rolling upgrades, and terminals need nothing. Afterwards look under audit, interface calls, for accounts that kept asking for large pages, and check that they were your own scripts.',
      ],
    },
  ],
};
