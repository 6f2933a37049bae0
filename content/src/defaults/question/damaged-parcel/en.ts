export default {
  question: 'The parcel is damaged. What now?',
  answer:
    'Photograph and refuse it, or contact us the same day. Cards and modules carry tamper seals: if one is broken, do not use them. We will replace them and destroy the old ones.',
};
