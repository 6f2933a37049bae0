export default {
  question: 'Can I order what is out of stock?',
  answer:
    'No: the stock shown is what can be ordered. For a notice when it is back, or production for your project, contact sales.',
};
