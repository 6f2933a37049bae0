export default {
  slug: 'safety-super-sim-card',
  formerNames: ['Safety Super SIM Card', 'Super SIM'],
  position: 2,
  group: 'card',
  drawing: 'super-sim',
  solutions: ['safety-5g', 'safety-quick-office'],
  siblings: ['safety-sim-card', 'safety-shield-auth', 'tm-safety-sdk'],
  cases: ['bank-remote-office', 'district-services'],
  lifecycle: [
    { subject: 'SSIM-512', releasedOn: '2026-11-05' },
    { subject: 'SSIM-128', releasedOn: '2024-11-18' },
  ],
};
