export default {
  title: 'SDP 2.4.4 narrows the window of single-packet authorisation',
  summary:
    'Medium severity (CVSS 4.0 score 6.3). From 120 seconds to 30, and used counters survive a restart.',
  sections: [
    {
      heading: 'The flaw',
      paragraphs: [
        'The controller accepted packets up to 120 seconds old and kept used counters in memory only. Someone able to intercept a packet could replay it after a restart, within the window, and make the port answer briefly. UID-SA-2026-002.',
      ],
    },
    {
      heading: 'How far it goes',
      paragraphs: [
        'An answering port is not an entrance: a session still needs mutual TLS, and without the device key an attacker stops at the handshake. What suffers is concealment: a scanner might learn that something is there.',
      ],
    },
    {
      heading: 'The fix',
      paragraphs: [
        '2.4.4 has a 30-second window and keeps used counters on disk, through restarts and failovers. Where you cannot upgrade yet, limit the controller’s UDP port by source address.',
      ],
    },
    {
      heading: 'Check clocks first',
      paragraphs: [
        'Terminals more than 30 seconds off will be refused. Find them in the console’s clock report and give them a time source before upgrading; otherwise some people simply stop connecting.',
      ],
    },
  ],
};
