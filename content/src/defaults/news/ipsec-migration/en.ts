export default {
  title: 'Migrating an IPsec gateway: the trouble is not in the algorithms',
  summary:
    'RFC 9395 moved IKEv1 to Historic; in China GM/T 0022-2023 replaced the 2014 edition. Peers, packet sizes and lifetimes are where migrations stall.',
  sections: [
    {
      heading: 'Why move',
      paragraphs: [
        'RFC 9395 of April 2023 deprecated IKEv1 and moved its RFCs to Historic; RFC 8221 and 8247 say which algorithms to use now and which not. Many devices in service still run IKEv1 with pre-shared keys and 3DES or SHA-1.',
        'The SM side is a line of its own: GM/T 0022-2023, in force since 1 June 2024 in place of the 2014 edition, with SM2 dual certificates, SM3 and SM4. It and the IETF’s IKEv2 are different protocols and do not interwork; write down which one each peer speaks.',
      ],
    },
    {
      heading: 'List first',
      paragraphs: [
        'For each tunnel: vendor and version of the peer, mode, proposals, DH group, lifetimes, authentication, protected networks, NAT or not, and who may change the other end. The peer without an owner is usually the one that holds things up.',
      ],
    },
    {
      heading: 'Run in parallel, then switch',
      paragraphs: [
        'Build a new tunnel to each peer on the new gateway and switch by route preference while the old one stays up. Begin with one that carries little traffic and whose two ends are both yours, watch it for a day, then go by weekly batches. Falling back changes a route, not a configuration.',
      ],
    },
    {
      heading: 'Three common traps',
      paragraphs: [
        'MTU: encapsulation adds about 60–80 bytes; large packets vanish while small ones pass, so ping works and pages do not load. Clamp TCP MSS to about 1,360 bytes rather than trust path MTU discovery alone.',
        'Lifetimes: both ends renew by time or volume; with different thresholds one end deletes an SA the other still uses, and the line drops for seconds at regular intervals. NAT: open UDP 500 and 4500 and keep alive faster than the operator’s NAT forgets.',
      ],
    },
    {
      heading: 'The work that certificates bring',
      paragraphs: [
        'Certificates instead of pre-shared keys mean that somebody issues, renews and revokes. Before going live rehearse one revocation and one expiry: does the right thing break, and how many days ahead does the alarm come? Without both, the migration is not done.',
      ],
    },
    {
      heading: 'Figures for acceptance',
      paragraphs: [
        'A week before and a week after: number and length of outages, failed renegotiations, round trip and throughput of the same application. Throughput of small packets lies well below the rated figure: measure with your own traffic.',
      ],
    },
  ],
};
