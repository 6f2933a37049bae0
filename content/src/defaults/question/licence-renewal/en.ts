export default {
  question: 'What happens when a licence expires?',
  answer:
    'Software on your own machines keeps running, without updates or new activations; security functions never switch themselves off. The hosted Shield SIM Authentication service stops, with notices 60 and 15 days before.',
};
