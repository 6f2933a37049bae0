export default {
  client: 'A district’s public services',
  title: 'One address for both international and SM suites',
  headline: { value: '41%', label: 'of connections use SM suites after a year' },
  situation:
    'The cryptographic assessment asks for SM algorithms in transport, yet most citizens’ browsers speak only international suites. A second domain for SM had almost no visitors. Counter staff logged in to approvals with passwords, and management ports were open to the whole government network.',
  choice:
    'Two certificates on the same domain: browsers and the district’s own app use TLCP or RFC 8998 where they can, otherwise TLS 1.3. Counter staff log in through the authentication gateway with a Secure SIM Plus or a token and sign approvals. Management moved behind SDP, opened by person and system.',
  rollout:
    'Interfaces first, then pages, over two months: 1% in the first week, then step by step while the rate of failed handshakes stayed the same. The SDK came with updates of the app, so the share of SM grew with them.',
  result:
    'In December 41% of connections used SM suites, nine in ten of them from the district’s own app, the rest from SM browsers; the other 59% stay international, as citizens’ browsers decide. Failed handshakes were 0.3% before and after. The finding on the network layer was closed.',
  method:
    'Handshake logs of December 2025; failures compared month to month, before and after, without telling causes apart.',
  unit: 'Connections with SM suites, %',
  labels: ['Jan', 'Apr', 'Aug', 'Dec'],
};
