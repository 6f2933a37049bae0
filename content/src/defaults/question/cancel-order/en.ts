export default {
  question: 'Can I cancel or change an order?',
  answer:
    'An unpaid order can be cancelled on its page, and its stock is released at once. Address and invoice details cannot be edited once submitted: if they are wrong, cancel and order again. If the order is paid but not shipped, contact support with the order number.',
};
