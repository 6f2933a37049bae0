export default {
  question: 'How do I pay, and when is an unpaid order cancelled?',
  answer:
    'The payment page lists the payment methods, for example Alipay, WeChat Pay, bank card or bank transfer; you can change until you have paid. Instalments, credit terms and cash on delivery are not offered. Stock is held for 30 minutes, or 72 hours from the order if you choose a bank transfer, counted down by the server’s clock. Then the order is cancelled and its stock released; a payment under way is checked with the payment company first.',
};
