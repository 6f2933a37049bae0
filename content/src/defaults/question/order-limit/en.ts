export default {
  question: 'How many of one item can I order?',
  answer:
    'Up to 12. For larger quantities tell us on the support page; price, delivery and personalisation are then agreed in writing for the project.',
};
