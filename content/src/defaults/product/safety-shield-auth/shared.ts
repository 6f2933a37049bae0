export default {
  slug: 'safety-shield-auth',
  formerNames: ['Safety Shield Auth', 'Shield Auth'],
  position: 6,
  group: 'software',
  drawing: 'handset',
  solutions: ['safety-5g', 'safety-quick-office'],
  siblings: ['safety-sim-card', 'safety-auth-gateway', 'tm-safety-sdk'],
  cases: ['bank-remote-office', 'insurance-agents', 'operator-5g-voice'],
  lifecycle: [
    { subject: '2.x', releasedOn: '2025-02-17' },
    {
      subject: '1.x',
      releasedOn: '2022-10-24',
      saleEndsOn: '2025-02-17',
      supportEndsOn: '2026-08-17',
    },
  ],
};
