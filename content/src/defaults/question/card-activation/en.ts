export default {
  question: 'How do I activate a Secure SIM?',
  answer:
    'Change the factory PIN, generate the key on the card, request a certificate and write it back. A card for a public network is activated by its operator first; test cards use a test CA and are not for production.',
};
