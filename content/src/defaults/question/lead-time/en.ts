export default {
  question: 'How soon do you ship?',
  answer:
    'Each variant names its working days, counted from payment; personalised cards also wait for data checked with you. After dispatch the order shows carrier, tracking number and progress.',
};
