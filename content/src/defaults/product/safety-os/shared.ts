export default {
  slug: 'safety-os',
  formerNames: ['Safety OS'],
  position: 11,
  group: 'software',
  drawing: 'laptop',
  solutions: ['safety-electric', 'safety-wise-medical'],
  siblings: ['tm-control', 'safety-mods', 'sdp'],
  cases: ['provincial-grid', 'city-metro', 'auto-plant', 'tertiary-hospital'],
  lifecycle: [
    { subject: '8.x', releasedOn: '2024-04-22', supportEndsOn: '2029-04-22' },
    {
      subject: '7.x',
      releasedOn: '2020-06-15',
      saleEndsOn: '2024-04-22',
      supportEndsOn: '2025-06-15',
    },
  ],
};
