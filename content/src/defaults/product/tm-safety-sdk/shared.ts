export default {
  slug: 'tm-safety-sdk',
  formerNames: ['Terminal Safety SDK'],
  position: 7,
  group: 'software',
  drawing: 'handset',
  solutions: ['safety-quick-office', 'safety-5g'],
  siblings: ['safety-shield-auth', 'internet-tls', 'tm-control'],
  cases: ['insurance-agents', 'bank-remote-office', 'operator-5g-voice'],
  lifecycle: [
    { subject: '3.x', releasedOn: '2025-09-15' },
    {
      subject: '2.x',
      releasedOn: '2023-03-06',
      saleEndsOn: '2025-09-15',
      supportEndsOn: '2027-03-15',
    },
  ],
};
