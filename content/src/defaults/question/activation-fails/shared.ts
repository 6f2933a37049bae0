export default { id: 'activation-fails', topic: 'deployment', products: [] };
