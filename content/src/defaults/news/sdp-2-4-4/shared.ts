export default {
  id: 'sdp-2-4-4',
  category: 'advisory',
  publishedOn: '2026-04-18',
  updatedOn: '2026-05-06',
  products: ['sdp'],
};
