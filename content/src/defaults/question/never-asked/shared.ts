export default { id: 'never-asked', topic: 'security', products: [] };
