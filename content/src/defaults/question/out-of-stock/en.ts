export default {
  question: 'Can I order something that is out of stock?',
  answer:
    'No: the stock shown is what can be ordered. To be told when it is back in stock, or to have a batch made for your project, contact sales.',
};
