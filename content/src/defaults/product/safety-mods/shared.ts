export default {
  slug: 'safety-mods',
  formerNames: ['Safety Modules'],
  position: 3,
  group: 'module',
  drawing: 'module',
  solutions: ['safety-electric', 'safety-wise-medical'],
  siblings: ['safety-sim-card', 'safety-border-gateway', 'safety-os'],
  cases: ['provincial-grid', 'tertiary-hospital', 'city-metro', 'auto-plant'],
  lifecycle: [
    { subject: 'MODKIT-1', releasedOn: '2026-02-03' },
    { subject: 'UM-M', releasedOn: '2024-12-16' },
    { subject: 'UM-L', releasedOn: '2024-06-11' },
  ],
};
