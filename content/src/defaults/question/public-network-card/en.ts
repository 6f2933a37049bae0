export default {
  question: 'Can a card from the shop make calls?',
  answer:
    'Not as it comes. It has the cryptographic applet but no operator number; it is for development, or for a private network whose authentication data you write to it. Cards for public networks are issued by operators: tell us what you need.',
};
