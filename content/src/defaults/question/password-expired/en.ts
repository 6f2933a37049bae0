export default {
  question: 'Why has my password expired?',
  answer:
    'An administrator required a change, the password turned up in a breach, or this site runs the “regulated” profile, which limits the age of passwords (off by default). Change it and carry on; your cart and orders are untouched.',
};
