export default {
  title: 'TLS Terminator offers hybrid X25519MLKEM768 key exchange',
  summary:
    'For data that must stay secret for long: ML-KEM with X25519, safe as long as one of the two holds. Switched on in the configuration.',
  sections: [
    {
      heading: 'What it protects against',
      paragraphs: [
        'Recording today and decrypting once quantum computers can. That threatens key exchange, not authentication already over, so key exchange changes first and signatures can follow.',
      ],
    },
    {
      heading: 'Why hybrid',
      paragraphs: [
        'ML-KEM of FIPS 203 is young. Combined with X25519, a session key leaks only if both are broken. Browsers of the last two years support the combination; once the server has it on, it is negotiated, and other clients carry on as before.',
      ],
    },
    {
      heading: 'The price',
      paragraphs: [
        'The client’s share is 1,216 bytes and the server’s 1,120, so a handshake grows by about 2.3 KB and the first flight may exceed one TCP segment. A few middleboxes expect ClientHello in one segment and reset: watch failed handshakes after switching on, and be ready to switch it off.',
        'The computing is one encapsulation or decapsulation, of the same order as the elliptic curve; how many fewer connections your nodes make is for a load test before and after.',
      ],
    },
    {
      heading: 'The SM side',
      paragraphs: [
        'TLCP and RFC 8998 have no standardised combination yet, and we do not invent one. We follow when national algorithms and protocols are published.',
      ],
    },
  ],
};
