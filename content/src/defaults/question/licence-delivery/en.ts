export default {
  question: 'How are licences delivered?',
  answer:
    'Nothing is shipped. The licence key is issued after payment. It appears in your order and is never sent by email; a notice tells you when it is there.',
};
