export default {
  question: 'How are licences delivered?',
  answer:
    'Nothing is shipped. After payment the licence key is issued. It stands in your order and in no mail; a notice tells you when it is there.',
};
