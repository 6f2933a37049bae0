export default {
  question: 'Why has my password expired?',
  answer:
    'An operator asked for a change, or your site runs with a password age. Change it and go on; cart and orders are untouched.',
};
