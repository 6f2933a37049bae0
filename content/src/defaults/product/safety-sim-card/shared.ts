export default {
  slug: 'safety-sim-card',
  formerNames: ['Safety SIM Card'],
  position: 1,
  group: 'card',
  drawing: 'sim',
  solutions: ['safety-5g', 'safety-electric'],
  siblings: ['safety-super-sim-card', 'safety-mods', 'safety-shield-auth'],
  cases: ['operator-5g-voice', 'insurance-agents'],
  lifecycle: [
    { subject: 'SIM-M2M', releasedOn: '2024-09-02' },
    { subject: 'SIM-3FF', releasedOn: '2024-03-18' },
  ],
};
