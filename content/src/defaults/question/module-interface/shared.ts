export default { id: 'module-interface', topic: 'deployment', products: ['safety-mods'] };
