export default {
  slug: 'safety-border-gateway',
  formerNames: ['Safety Border Gateway'],
  position: 4,
  group: 'gateway',
  drawing: 'gateway',
  solutions: ['safety-5g', 'safety-electric'],
  siblings: ['safety-auth-gateway', 'sdp', 'safety-mods'],
  cases: ['provincial-grid', 'city-metro', 'auto-plant', 'operator-5g-voice'],
  lifecycle: [
    { subject: 'BG-200', releasedOn: '2026-04-28' },
    { subject: 'BG-10000', releasedOn: '2024-08-26' },
    { subject: 'BG-2000', releasedOn: '2024-08-26' },
    { subject: '4.x', releasedOn: '2024-08-26' },
    {
      subject: '3.x',
      releasedOn: '2021-09-13',
      saleEndsOn: '2024-08-26',
      supportEndsOn: '2026-02-26',
    },
  ],
};
