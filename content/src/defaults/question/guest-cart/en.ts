export default {
  question: 'Can I fill a cart without an account?',
  answer:
    'Yes. A guest cart is kept for 90 days in your browser and joins your account’s cart when you log in; quantities add up to 12 of one item.',
};
