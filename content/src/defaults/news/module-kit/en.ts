export default {
  title: 'A development kit for the cryptographic module',
  summary:
    'Board, two development modules and cables; samples for key generation, SM2 signing, SM4 and firmware verification.',
  sections: [
    {
      heading: 'In the box',
      paragraphs: [
        'The board brings out SPI and USB and has jumpers to measure current asleep and while signing. One of the two modules is for work and one can be locked for good: most teams destroy a module the first time they test what happens when attempts run out.',
      ],
    },
    {
      heading: 'A first day with it',
      paragraphs: [
        'In the morning run PKCS#11 over USB on a PC: generate a key, sign, verify with the public key on another machine. In the afternoon move to SPI on your own processor, porting only send and receive. Then is the time to choose between SDF and SKF.',
        'The firmware sample uses the monotonic counter: flash an old version on purpose, see it refused, and decide how your repair line will deal with that.',
      ],
    },
    {
      heading: 'What it is not for',
      paragraphs: [
        'These are development parts with certificates from a test CA, not for products. UM-L does SM4 at 20 Mbit/s over USB and 10 Mbit/s over SPI, too little for several video streams; look at UM-M for those.',
      ],
    },
  ],
};
