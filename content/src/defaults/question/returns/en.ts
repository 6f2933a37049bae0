export default {
  question: 'Can I return goods?',
  answer:
    'Consumers can return hardware in good condition, without giving a reason, within 7 days from the day after delivery (Consumer Rights Protection Law, Article 25), and pay the return carriage. Opening and testing it is fine; once it holds a key or certificate, or has been altered, it is no longer in good condition. Personalised cards and issued licence keys are excluded. Companies can return unopened hardware within 7 days. Faults are covered by the warranty.',
};
