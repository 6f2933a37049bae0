export default {
  title: 'Preparing for quantum computers: list first, algorithms later',
  summary:
    'Some standards exist, and a draft timetable. What most need now is an inventory and the ability to change, not new cards.',
  sections: [
    {
      heading: 'Where standards stand',
      paragraphs: [
        'NIST published FIPS 203 (ML-KEM), 204 (ML-DSA) and 205 (SLH-DSA) in August 2024 and chose HQC as a backup in March 2025. The draft of NIST IR 8547 would deprecate RSA and elliptic curves of 112-bit strength after 2030 and disallow them after 2035; it is an American transition plan in draft, not a Chinese requirement.',
        'In China the cryptography administration’s standards decide. A call for a new generation of commercial algorithms opened early in 2025; until standards come, SM2 remains the public-key algorithm of SM systems.',
      ],
    },
    {
      heading: 'Count the years of secrecy',
      paragraphs: [
        'Add the years data must stay secret to the years a migration takes. If that exceeds your estimate of when such computers will arrive, begin now. Medical records, drawings and long-lived identity data often do; a session token does not.',
      ],
    },
    {
      heading: 'Four places to list',
      paragraphs: [
        'Transport: where TLS, IPsec and SSH end, with which library version. Signatures: firmware, packages, documents and code, and whether verifiers can be updated. Storage: what wraps the keys of backups and archives. Identity: algorithm and life of certificates, cards, modules and tokens.',
        'For each write down who owns it, whether configuration alone changes it, and when the hardware is replaced. Once the list is complete, the order of work follows from it.',
      ],
    },
    {
      heading: 'From easy to hard',
      paragraphs: [
        'Hybrid key exchange in transport comes first: configuration only, and it can be undone. Software signing is next, once verifiers accept two kinds. Cards and modules go with their normal replacement: chips without the memory cannot take new algorithms, and replacing them early has no standard to follow.',
      ],
    },
    {
      heading: 'Where our products stand',
      paragraphs: [
        'TLS Terminator supports X25519MLKEM768. UM-M firmware can be upgraded and has room for ML-KEM and ML-DSA. UM-L and today’s SIM cards lack the memory, and we make no promise for them. In new contracts ask for algorithms that can be replaced rather than for the words “quantum safe”.',
      ],
    },
  ],
};
