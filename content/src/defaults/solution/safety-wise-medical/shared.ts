export default {
  slug: 'safety-wise-medical',
  formerNames: ['Hospital security'],
  position: 4,
  drawing: 'bed-monitor',
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
  case: 'tertiary-hospital',
};
