export default {
  question: 'What happens when a licence ends?',
  answer:
    'Software on your own machines goes on, without updates and new activations; security functions never switch themselves off. The hosted Shield SIM Authentication service stops, with notices 60 and 15 days before.',
};
