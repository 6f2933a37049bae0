export default {
  id: 'operator-5g-voice',
  industry: 'telecom',
  year: 2026,
  products: [
    'safety-super-sim-card',
    'safety-sim-card',
    'safety-shield-auth',
    'tm-safety-sdk',
    'safety-border-gateway',
  ],
  solution: 'safety-5g',
  status: 'sample',
  points: [212, 198, 141, 63, 29, 24],
};
