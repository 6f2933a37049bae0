export default {
  question: 'Is there a trial?',
  answer:
    'TLS Terminator has a 30-day test licence with the same functions. For hardware, buy a few samples or a kit; for other products we agree scope and duration with you, security updates included.',
};
