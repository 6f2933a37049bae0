export default {
  question: 'What if a price changes while it is in my cart?',
  answer:
    'The cart shows both prices. If, when you submit, the price or the stock differs from what you saw, no order is placed until you confirm the difference.',
};
