export default {
  question: 'What does delivery cost?',
  answer:
    'Free for shipped goods of ¥500 or more, otherwise ¥12; licences cost nothing to deliver. The cart shows it.',
};
