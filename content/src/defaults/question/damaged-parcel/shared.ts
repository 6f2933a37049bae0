export default { id: 'damaged-parcel', topic: 'delivery', products: [] };
