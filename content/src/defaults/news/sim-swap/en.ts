export default {
  title: 'SIM swaps: why a text message should not be your second factor alone',
  summary:
    'Nobody steals the phone; they get a new card. With proof in a key, a new card is not an identity.',
  sections: [
    {
      heading: 'How it happens',
      paragraphs: [
        'With collected data an attacker has the number reissued or ported, and messages follow. From new card to empty account is often a matter of hours, while the owner only sees that reception is gone. A recovery that trusts messages falls at once.',
        'Call forwarding, interception in signalling and talking people out of codes are of the same kind. Once a code has left its sender, it belongs to whoever receives it.',
      ],
    },
    {
      heading: 'What standards say',
      paragraphs: [
        'NIST SP 800-63B-4 lists out-of-band codes over the public telephone network as restricted: still possible, with an alternative offered, the risk explained and signs of swaps and porting weighed. Level 3 of classified protection asks for two ways combined, one of them cryptographic, which a texted code is not.',
      ],
    },
    {
      heading: 'What a key in the card changes',
      paragraphs: [
        'The new card lacks the old key. A login needs a signature, so after a swap a person is identified again, a key generated and a certificate issued. The swap is not prevented; it no longer is the account.',
        'Provided that the new issue is not careless. If a text message is enough to bind again, the strength is that of the text message.',
      ],
    },
    {
      heading: 'What you can do now',
      paragraphs: [
        'Turn messages into notices. Ask two independent proofs for recovery. Take the operator’s swap signal and limit large amounts and password changes for some hours after one. Write down for the help desk what it must not do for a caller.',
      ],
    },
  ],
};
