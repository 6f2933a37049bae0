export default {
  title: 'Device Security SDK 3.1.3 keeps certificate subjects out of debug logs',
  summary:
    'Low severity (CVSS 4.0 score 2.0). Only applications with debug logs on are affected; upgrade and delete old logs.',
  sections: [
    {
      heading: 'The flaw',
      paragraphs: [
        'At debug level the log held certificate subject names, which may contain a person’s name or staff number. It never held keys, PINs, passwords or signed content. UID-SA-2026-003.',
      ],
    },
    {
      heading: 'Who is affected',
      paragraphs: [
        '3.0.0–3.1.2 in applications whose release build has debug logs on; the default level is not affected. If a crash service uploads logs, count its copies too.',
      ],
    },
    {
      heading: 'What to do',
      paragraphs: [
        'Upgrade to 3.1.3, switch debug logs off in release builds, and delete old ones by your retention rules, checking whether this touches your notices on personal data. Where you cannot upgrade, the “info” level adds no further records.',
      ],
    },
  ],
};
