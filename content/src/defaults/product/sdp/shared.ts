export default {
  slug: 'sdp',
  position: 10,
  group: 'software',
  drawing: 'data-centre',
  solutions: ['safety-quick-office', 'safety-wise-medical'],
  siblings: ['safety-auth-gateway', 'tm-control', 'safety-border-gateway'],
  cases: ['bank-remote-office', 'tertiary-hospital', 'auto-plant', 'district-services'],
  lifecycle: [
    { subject: '2.x', releasedOn: '2024-05-20' },
    {
      subject: '1.x',
      releasedOn: '2021-11-29',
      saleEndsOn: '2024-05-20',
      supportEndsOn: '2025-11-20',
    },
  ],
};
