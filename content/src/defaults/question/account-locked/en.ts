export default {
  question: 'My account is locked.',
  answer:
    'After five wrong attempts it locks for a while, longer each time and 15 minutes at most; the message tells how long. You can also reset the password.',
};
