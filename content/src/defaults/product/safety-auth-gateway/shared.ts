export default {
  slug: 'safety-auth-gateway',
  formerNames: ['Safety Auth Gateway'],
  position: 5,
  group: 'gateway',
  drawing: 'gateway',
  solutions: ['safety-5g', 'safety-quick-office', 'safety-wise-medical'],
  siblings: ['safety-border-gateway', 'safety-shield-auth', 'sdp'],
  cases: ['bank-remote-office', 'tertiary-hospital', 'insurance-agents', 'district-services'],
  lifecycle: [
    { subject: 'AG-V', releasedOn: '2025-06-30' },
    { subject: 'AG-200000', releasedOn: '2025-03-24' },
    { subject: 'AG-20000', releasedOn: '2024-10-14' },
    { subject: 'AG-5000', releasedOn: '2024-10-14' },
  ],
};
