export default {
  title: 'A year of the new power rules: what to change in a design',
  summary:
    'NDRC Order 27 of 2024 is in force since 1 January 2025. The four principles stay; who is covered and what is asked have grown.',
  sections: [
    {
      heading: 'What stays',
      paragraphs: [
        'Zones, dedicated networks, lateral isolation and vertical authentication remain the structure; Order 14 of 2014 ended with it. Terminals that come over radio or public networks still land in a secure access zone, not in the control zone.',
      ],
    },
    {
      heading: 'What changed',
      paragraphs: [
        'Zones are now called production control (I and II) and management information (III and IV), and different systems may have their own. Beyond the structure, the order asks for security immunity, situational awareness, dynamic assessment and backup measures for emergencies.',
        'Besides operators it names those who plan, design, develop, manufacture, build, install and commission. A device maker is no longer just a supplier; supply chain and life cycle will enter contracts. The Cybersecurity Law and the regulations on critical infrastructure are now among its bases.',
      ],
    },
    {
      heading: 'How to read the papers around it',
      paragraphs: [
        'NEA Security (2015) 36 was written to go with Order 14 and uses its terms. Which parts still apply is for the latest notices of the energy administration and its branches. Quote number and date together.',
      ],
    },
    {
      heading: 'What it means for identity and edge products',
      paragraphs: [
        'Dedicated vertical encryption and lateral isolation devices have tests and selection rules of their own; an ordinary gateway does not replace them. Three things can be done: modules in terminals keep keys and verify; the access zone checks device certificates and filters protocols; maintenance opens timed paths by work order and leaves a record.',
      ],
    },
  ],
};
