export default {
  brand: 'UID Security',
  legalName: 'UID Network Identity Security Co., Ltd.',
  phoneLabels: ['Sales', 'Technical support'],
  address: 'Beijing, China',
  hours: 'Working days 9:00–18:00 (UTC+8); security incidents around the clock',
};
