export default { id: 'certificates', topic: 'security', products: [] };
