export default {
  question: 'My order was cancelled but I was charged. What happens?',
  answer:
    'You need not do anything. If the goods are still there when the money arrives, the order is reinstated; if not, the full amount is refunded to the original payment method. Either way, the order’s timeline shows it.',
};
