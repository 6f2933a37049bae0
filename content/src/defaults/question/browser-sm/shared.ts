export default { id: 'browser-sm', topic: 'deployment', products: ['internet-tls'] };
