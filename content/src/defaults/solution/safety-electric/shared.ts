export default {
  slug: 'safety-electric',
  formerNames: ['Power grid security'],
  position: 2,
  drawing: 'substation',
  products: ['safety-mods', 'safety-sim-card', 'safety-border-gateway', 'safety-os', 'tm-control'],
  case: 'provincial-grid',
};
