export default {
  slug: 'safety-5g',
  formerNames: ['5G private network security'],
  position: 1,
  drawing: 'base-station',
  products: [
    'safety-super-sim-card',
    'safety-sim-card',
    'safety-border-gateway',
    'safety-auth-gateway',
    'safety-shield-auth',
    'tm-safety-sdk',
  ],
  case: 'operator-5g-voice',
};
