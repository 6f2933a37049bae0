export default {
  title: 'SIM swapping: why SMS codes are not enough',
  summary:
    'Nobody steals the phone; the attacker gets a new card. Where a key is the proof, a new card is not an identity.',
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
        'The new card lacks the old key. A login needs a signature, so after a swap a person is identified again, a key generated and a certificate issued. The swap is not prevented, but it no longer yields the account.',
        'This holds only if reissuing is not careless. If a text message is enough to bind the new card, security is that of the text message.',
      ],
    },
    {
      heading: 'What you can do now',
      paragraphs: [
        'Use text messages for notices only. Ask for two independent proofs on recovery. Take the operator’s swap signal and limit large amounts and password changes for some hours after one. Write down for the help desk what it must not do for a caller.',
      ],
    },
  ],
};
