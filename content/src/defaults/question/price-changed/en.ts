export default {
  question: 'What if a price changes while it is in my cart?',
  answer:
    'The cart shows both prices. If price or stock differ from what you saw when you submit, no order is made until you confirm the difference.',
};
