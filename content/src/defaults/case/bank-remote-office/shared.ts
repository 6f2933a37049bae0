export default {
  id: 'bank-remote-office',
  industry: 'finance',
  year: 2026,
  products: [
    'sdp',
    'safety-auth-gateway',
    'safety-shield-auth',
    'safety-super-sim-card',
    'tm-safety-sdk',
    'tm-control',
    'internet-tls',
  ],
  solution: 'safety-quick-office',
  status: 'sample',
  points: [46, 41, 19, 7, 1],
};
