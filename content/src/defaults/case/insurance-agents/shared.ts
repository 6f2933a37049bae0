export default {
  id: 'insurance-agents',
  industry: 'office',
  year: 2026,
  products: [
    'safety-shield-auth',
    'safety-sim-card',
    'tm-safety-sdk',
    'tm-control',
    'safety-auth-gateway',
  ],
  status: 'sample',
  points: [27, 14, 6, 3],
};
