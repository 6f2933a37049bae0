export default {
  question: 'When is an unpaid order cancelled?',
  answer:
    'Stock is held for 30 minutes, or 72 hours from the order if you choose a bank transfer, counted down by the server’s clock. Then the order is cancelled and its stock released; a payment under way is checked with the payment company first.',
};
