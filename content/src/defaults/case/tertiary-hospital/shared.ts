export default {
  id: 'tertiary-hospital',
  industry: 'medical',
  year: 2025,
  products: [
    'safety-sim-card',
    'safety-auth-gateway',
    'tm-safety-sdk',
    'safety-mods',
    'safety-os',
    'tm-control',
    'sdp',
    'internet-tls',
  ],
  solution: 'safety-wise-medical',
  status: 'sample',
  points: [318, 240, 117, 22, 9],
};
