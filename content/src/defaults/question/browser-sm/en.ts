export default {
  question: 'What about browsers without SM suites?',
  answer:
    'TLS Terminator offers international suites on the same port and the browser chooses. Where only SM is allowed, name a browser that speaks TLCP, or use an application with the SDK.',
};
