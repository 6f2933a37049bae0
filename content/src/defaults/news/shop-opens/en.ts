export default {
  title: 'The shop is open: order cards, modules and licences directly',
  summary:
    'Open prices and stock, unpaid orders held for thirty minutes, no quotation needed for up to twelve of an item.',
  sections: [
    {
      heading: 'Why open prices',
      paragraphs: [
        'A small evaluation should not begin with a round of quotes. An engineer needs three cards, two modules and a kit, not a sales meeting. Up to twelve are ordered directly; beyond that sales quotes for the project, because personalisation, loading and delivery dates come into it.',
      ],
    },
    {
      heading: 'The stock is real',
      paragraphs: [
        'Order and stock change in one database transaction: the number on the page is the number that can be ordered. An item that is out of stock says so and cannot be ordered; one that is nearly sold out says that too.',
      ],
    },
    {
      heading: 'What counts as payment',
      paragraphs: [
        'A browser returning to our site proves nothing. We go by verified notices from the payment company and by asking it ourselves; until then the page says that the payment is being confirmed. Money that arrives after an order has ended reinstates it if the goods are in stock, and is otherwise refunded.',
      ],
    },
    {
      heading: 'What cannot be bought online yet',
      paragraphs: [
        'Cards for public networks are issued by operators. UM-M modules, the 200,000-session gateway and on-premises authentication platforms need a look at the environment first. Tell us on the support page.',
      ],
    },
  ],
};
