export default {
  question: 'Can I return goods?',
  answer:
    'Unopened hardware within 7 days of delivery. Opened cards and modules may hold keys and are not sold again, so they are exchanged only for faults. A licence whose key has been issued cannot be returned without cause.',
};
