export default {
  question: 'My order was cancelled but I was charged. What happens?',
  answer:
    'You need not do anything. If the goods are still there when the money arrives, the order is revived; if not, the full amount is refunded the way it came. Either way the order’s timeline says so.',
};
