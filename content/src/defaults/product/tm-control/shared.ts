export default {
  slug: 'tm-control',
  formerNames: ['Terminal Control'],
  position: 9,
  group: 'software',
  drawing: 'laptop',
  solutions: ['safety-quick-office', 'safety-wise-medical', 'safety-electric'],
  siblings: ['tm-safety-sdk', 'sdp', 'safety-os'],
  cases: ['bank-remote-office', 'tertiary-hospital', 'provincial-grid', 'insurance-agents'],
  lifecycle: [
    { subject: '5.x', releasedOn: '2025-11-10' },
    {
      subject: '4.x',
      releasedOn: '2023-05-08',
      saleEndsOn: '2025-11-10',
      supportEndsOn: '2027-05-10',
    },
  ],
};
