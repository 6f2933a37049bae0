export default {
  title: 'BG-200, a border gateway for DIN rails, now ships',
  summary:
    'No fan, −40 to 70 °C, two DC inputs: certificate checks and protocol filters for substations, junctions and trains.',
  sections: [
    {
      heading: 'Why a small model',
      paragraphs: [
        'The edge is often not in a server room. Substations, roadside cabinets and trains have no room for 1U and no air conditioning. BG-200 measures 60 mm × 140 mm × 125 mm, sits on a DIN rail, takes 18 W at full load and runs on 9–48 V DC from two inputs.',
      ],
    },
    {
      heading: 'What is inside',
      paragraphs: [
        'A UM-M module keeps the private key and does SM2, 5,000 signatures a second; SM IPsec runs at 500 Mbit/s with 200 tunnels. Protocol filters are those of the larger models: 104 type identifiers, Modbus function codes and register ranges, MQTT topics.',
      ],
    },
    {
      heading: 'Choosing a model',
      paragraphs: [
        'It is for the edge of one station or junction, not for aggregation; beyond 140 tunnels, 70% of its capacity, take a BG-2000. The hardware bypass is on when delivered and passes traffic without power: where safety comes first, switch it off before use and write that down.',
        'The temperature is that of the air inside the cabinet: measure where the sun shines on it. 4G and 5G are options, with bands chosen when ordering.',
      ],
    },
  ],
};
