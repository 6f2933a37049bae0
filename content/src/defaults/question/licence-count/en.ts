export default {
  question: 'How are licences counted?',
  answer:
    'Endpoint Management by terminal, SDP by user, TLS by node, the SDK by application, Shield SIM Authentication by monthly users, virtual gateways by instance, and Hardened Linux once per terminal. Each item names its unit.',
};
