export default {
  question: 'Which payment methods do you take?',
  answer:
    'The payment page lists them, for example Alipay, WeChat Pay, bank card or bank transfer. Until you have paid you can change to another.',
};
