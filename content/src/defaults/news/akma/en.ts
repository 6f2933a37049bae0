export default {
  title: 'What AKMA is, and how it relates to certificates in the card',
  summary:
    '3GPP TS 33.535 lets applications reuse keys from 5G primary authentication. It solves another problem than certificates do, and the two go together.',
  sections: [
    {
      heading: 'Where the key comes from',
      paragraphs: [
        'After primary authentication both the terminal and the home network hold K_AUSF. From it AKMA derives an anchor key K_AKMA and an identifier A-KID, kept by the AAnF in the network; an application then fetches its own key, K_AF. The application’s identity goes into the derivation, so one K_AF does not reveal another.',
        'The terminal derives the same keys by itself, so no password or certificate is issued for the application. K_AF has a lifetime and is derived anew when that ends or after the next primary authentication.',
      ],
    },
    {
      heading: 'What it does and does not do',
      paragraphs: [
        'K_AF is a symmetric key, good for building a channel between terminal and application, for example as the pre-shared key of TLS. Both sides hold it, so it cannot show which of them sent a message, and nothing made with it is a signature for third parties.',
        'AKMA proves that a subscription is present, not that a user agreed. An unlocked phone on a table satisfies it.',
      ],
    },
    {
      heading: 'What it takes',
      paragraphs: [
        'Three places must support it at once: baseband and system of the terminal, the operator’s AAnF with an open interface, and the application’s server. Commercial deployments are still few; an application across operators deals with each, and roaming or private networks depend on the home network.',
      ],
    },
    {
      heading: 'How to combine them',
      paragraphs: [
        'A sensible split: where AKMA exists, let it build the channel and save the application its own credentials; sign what must leave evidence, such as logins, approvals and payments, with the key in the card and a PIN. Without AKMA the channel is TLCP or TLS, and the signing stays as it is.',
      ],
    },
  ],
};
