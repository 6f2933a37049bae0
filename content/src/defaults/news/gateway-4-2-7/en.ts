export default {
  title: 'Border gateway 4.2.7 fixes a session fixation',
  summary:
    'High severity (CVSS 4.0 score 7.3). Upgrade soon if web management is on; tunnels are not affected.',
  sections: [
    {
      heading: 'The flaw',
      paragraphs: [
        'The session identifier stayed the same across login. Someone on the management network could lead an administrator to log in with a planted one and then share the session. UID-SA-2026-004.',
      ],
    },
    {
      heading: 'Affected and not',
      paragraphs: [
        '4.2.0–4.2.6 are affected; 4.1 and earlier, and devices with web management off, are not. Tunnels and filters run in processes of their own and keys sit in the cryptographic card, where a shared session cannot reach them; but rules can be changed with an administrator’s rights, so judge by that.',
      ],
    },
    {
      heading: 'Upgrade',
      paragraphs: [
        '4.2.7 changes the identifier after login, privilege elevation and a password change. It takes one restart; in a pair upgrade the standby, switch, then the other: tunnel state is shared and traffic continues. Export the configuration first; check version and SHA-256 afterwards.',
      ],
    },
    {
      heading: 'Looking back',
      paragraphs: [
        'Check ninety days of management logins in the audit: one session from two addresses is an incident. Updated 20 October: read-only administrators are affected in the same way.',
      ],
    },
  ],
};
