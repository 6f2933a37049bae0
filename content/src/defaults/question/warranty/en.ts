export default {
  question: 'How long is the warranty, and how do I claim?',
  answer:
    'Cards and modules 24 months, gateways 36; software gets security updates while its licence runs. To report a fault, write to us on the support page with the order number, the model and what you see. Signing keys in cards and modules have no copy: a broken one is replaced, and its certificate is reissued.',
};
