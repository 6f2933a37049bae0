export default { id: 'tunnel-mtu', topic: 'deployment', products: ['safety-border-gateway'] };
