export default {
  slug: 'safety-quick-office',
  formerNames: ['Mobile office security'],
  position: 3,
  drawing: 'laptop',
  products: [
    'sdp',
    'safety-auth-gateway',
    'safety-shield-auth',
    'safety-super-sim-card',
    'tm-safety-sdk',
    'tm-control',
    'internet-tls',
  ],
  case: 'bank-remote-office',
};
