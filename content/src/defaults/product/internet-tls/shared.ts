export default {
  slug: 'internet-tls',
  formerNames: ['Internet TLS'],
  position: 8,
  group: 'software',
  drawing: 'data-centre',
  solutions: ['safety-quick-office', 'safety-wise-medical'],
  siblings: ['safety-auth-gateway', 'tm-safety-sdk', 'sdp'],
  cases: ['district-services', 'tertiary-hospital', 'bank-remote-office'],
  lifecycle: [
    { subject: '2.x', releasedOn: '2025-05-12' },
    {
      subject: '1.x',
      releasedOn: '2022-07-18',
      saleEndsOn: '2025-05-12',
      supportEndsOn: '2026-11-12',
    },
  ],
};
