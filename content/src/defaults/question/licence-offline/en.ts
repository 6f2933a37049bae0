export default {
  question: 'How do I activate in an isolated network?',
  answer:
    'Export a request file in the console, submit it from a machine with internet, and import the licence file you get back. It contains only a device fingerprint and a licence number, and you can open and read it.',
};
