export default {
  title: '5G secondary authentication, from standard to live network',
  summary:
    'TS 33.501 has an EAP authentication the company controls. Whether you can use it depends on terminal, core and AAA.',
  sections: [
    {
      heading: 'In the standard',
      paragraphs: [
        'When a terminal sets up a PDU session the SMF may act as EAP authenticator: it exchanges EAP with the terminal in NAS signalling and passes it over N6, as RADIUS or Diameter (TS 29.561), to the company’s DN-AAA. The data path follows only if that succeeds, and the DN-AAA can later ask again or revoke.',
        'It is independent of primary authentication. The operator’s answers “is this my subscriber?”, the company’s answers “may this device enter my network?”.',
      ],
    },
    {
      heading: 'Three conditions',
      paragraphs: [
        'Terminal: the capability is optional; the baseband must have it and the system must let an application or a profile supply EAP credentials. Most phones do not, some industrial modems and CPE do.',
        'Core: the SMF must have it switched on for the DNN, which simplified private networks may lack. AAA: the company needs a server that handles certificates and revocation and ties addresses to sessions.',
      ],
    },
    {
      heading: 'Where the credential lives',
      paragraphs: [
        'If the EAP-TLS key is a file on the device, whoever copies the file has the identity. If it is in a SIM applet or a module, they have to take the hardware. Signing in the card typically takes 45 milliseconds, a small part of an EAP-TLS exchange.',
      ],
    },
    {
      heading: 'Without it',
      paragraphs: [
        'Two ways are common: at the edge, compare card number and address from the operator’s AAA with the tunnel’s certificate; or authenticate the device by an SM IPsec tunnel from terminal to border gateway. Both stop traffic at the edge and cannot stop the session itself, but the keys are yours just the same.',
      ],
    },
    {
      heading: 'What to test for acceptance',
      paragraphs: [
        'Is a card moved to another device refused? How soon does revocation end a session? Do session and address stay tied after a core switches over? With the AAA down, is traffic let through or refused, and is that what the design says?',
      ],
    },
  ],
};
