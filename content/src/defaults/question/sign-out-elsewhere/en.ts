export default {
  question: 'How do I log out other devices?',
  answer: 'Change your password: sessions on other devices and in your other browsers end at once.',
};
