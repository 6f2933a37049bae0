export default {
  question: 'My account is locked. What now?',
  answer:
    'After five wrong attempts it locks for a while, longer each time but never more than 15 minutes; the message says how long. You can also reset the password.',
};
