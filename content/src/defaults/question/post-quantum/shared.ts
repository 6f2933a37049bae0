export default { id: 'post-quantum', topic: 'security', products: ['internet-tls', 'safety-mods'] };
