/** Name, type, code, street, suburb, city. */
type Line = [string, 'ece' | 'school', string, string, string, string];

/** All invented, at invented addresses in places that exist. */
const lines: Record<string, { dials: string; organisations: Line[] }> = {
  'Tai Tokerau': {
    dials: '09',
    organisations: [
      ['Saltwind Kindergarten', 'ece', '00912', '8 Driftwood Lane', 'Onerahi', 'Whangārei'],
      ['Pīpīwharauroa Early Learning', 'ece', '10347', '21 Gumdigger Rise', '', 'Kaitaia'],
      ['Lantern Hill School', 'school', '0417', '3 Lantern Hill Road', '', 'Kerikeri'],
    ],
  },
  'Tāmaki Herenga Tāngata': {
    dials: '09',
    organisations: [
      ['Harbour Light Kindergarten', 'ece', '20618', '45 Lighthouse Walk', 'Birkdale', 'Auckland'],
      ['Kererū Gully Early Learning', 'ece', '20655', '12 Gully Way', 'Rānui', 'Auckland'],
      ['Tall Ships School', 'school', '1902', '60 Mainsail Avenue', 'Hobsonville', 'Auckland'],
      ['Orchard Corner Preschool', 'ece', '20701', '7 Orchard Corner', 'Kumeū', 'Auckland'],
    ],
  },
  'Tāmaki Herenga Manawa': {
    dials: '09',
    organisations: [
      ['Little Volcano Kindergarten', 'ece', '21140', '19 Scoria Street', 'Onehunga', 'Auckland'],
      ['Three Kauri School', 'school', '1288', '101 Kauri Terrace', 'Mount Wellington', 'Auckland'],
      ['Many Rivers Early Learning', 'ece', '21177', '4 Confluence Place', 'Pakūranga', 'Auckland'],
    ],
  },
  'Tāmaki Herenga Waka': {
    dials: '09',
    organisations: [
      ['Moana Lullaby Aʻoga', 'ece', '22003', '33 Frangipani Drive', 'Ōtara', 'Auckland'],
      ['Aeroplane Park School', 'school', '1530', '2 Runway Crescent', 'Māngere', 'Auckland'],
      ['Taro Leaf Kindergarten', 'ece', '22039', '58 Market Lane', 'Manurewa', 'Auckland'],
      [
        'Wattle and Weka Early Learning',
        'ece',
        '22064',
        '9 Brickfield Road',
        'Papakura',
        'Auckland',
      ],
    ],
  },
  Waikato: {
    dials: '07',
    organisations: [
      ['Riverbend Kindergarten', 'ece', '30211', '14 Towpath Road', 'Fairfield', 'Hamilton'],
      ['Long Paddock School', 'school', '0786', '620 Long Paddock Road', '', 'Matamata'],
      ['Mist and Maize Early Learning', 'ece', '30248', '27 Silo Street', '', 'Ōtorohanga'],
      ['Kahikatea Steps Whānau Centre', 'ece', '30260', '5 Boardwalk Lane', '', 'Ngāruawāhia'],
    ],
  },
  'Bay of Plenty, Waiariki': {
    dials: '07',
    organisations: [
      ['Steam and Stone Kindergarten', 'ece', '04085', '11 Geyser View', 'Fenton Park', 'Rotorua'],
      ['Kiwifruit Lane School', 'school', '1811', '340 Trellis Road', '', 'Te Puke'],
      ['Pōhutukawa Steps Early Learning', 'ece', '40122', '6 Ocean Steps', 'Pāpāmoa', 'Tauranga'],
    ],
  },
  "Hawke's Bay, Tairāwhiti": {
    dials: '06',
    organisations: [
      ['First Light Early Learning', 'ece', '50018', '1 Sunrise Parade', 'Kaitī', 'Gisborne'],
      ['Apple Ladder Kindergarten', 'ece', '50046', '78 Windfall Street', 'Mahora', 'Hastings'],
      ['Shingle Beach School', 'school', '2604', '15 Shingle Road', 'Westshore', 'Napier'],
    ],
  },
  'Taranaki, Whanganui, Manawatū': {
    dials: '06',
    organisations: [
      ['Under the Maunga Kindergarten', 'ece', '60733', '90 Cone Road', 'Fitzroy', 'New Plymouth'],
      ['Coal Boat School', 'school', '2190', '22 Riverboat Street', 'Aramoho', 'Whanganui'],
      ['Windmill Rise Early Learning', 'ece', '60790', '3 Turbine Rise', '', 'Palmerston North'],
    ],
  },
  Wellington: {
    dials: '04',
    organisations: [
      [
        'Cable Car Corner Kindergarten',
        'ece',
        '70144',
        '18 Funicular Lane',
        'Kelburn',
        'Wellington',
      ],
      ['Tūī Hollow Early Learning', 'ece', '70169', '41 Hollow Road', 'Naenae', 'Lower Hutt'],
      ['Northerly School', 'school', '2877', '7 Gusty Street', 'Tītahi Bay', 'Porirua'],
      ['Two Bridges Preschool', 'ece', '70201', '12 Two Bridges Road', '', 'Masterton'],
    ],
  },
  'Nelson, Marlborough, West Coast': {
    dials: '03',
    organisations: [
      ['Boulder Bank Early Learning', 'ece', '80009', '5 Boulder Walk', 'The Wood', 'Nelson'],
      ['Whitebait School', 'school', '3190', '44 Stand Road', '', 'Hokitika'],
      ['Vine Row Kindergarten', 'ece', '80032', '210 Vine Row', '', 'Blenheim'],
    ],
  },
  'Canterbury, Chatham Islands': {
    dials: '03',
    organisations: [
      ['Braided River Kindergarten', 'ece', '00588', '66 Braid Road', 'Woolston', 'Christchurch'],
      ["Nor'west Arch School", 'school', '3355', '9 Archway', 'Rolleston', 'Selwyn'],
      ['Blue Cod Early Learning', 'ece', '90077', '2 Wharf Road', '', 'Waitangi, Chatham Islands'],
      ['Alpine Flax Preschool', 'ece', '90103', '31 Tussock Street', '', 'Timaru'],
    ],
  },
  'Otago, Southland': {
    dials: '03',
    organisations: [
      ['Albatross Early Learning', 'ece', '95010', '13 Headland Road', 'Andersons Bay', 'Dunedin'],
      ['Schist and Thyme School', 'school', '3742', '80 Thyme Hill Road', '', 'Alexandra'],
      [
        'Aurora Kindergarten',
        'ece',
        '95044',
        '25 Southern Lights Street',
        'Glengarry',
        'Invercargill',
      ],
    ],
  },
};

export const regions = Object.keys(lines);

/** Where the mail of an organisation and its people goes: nowhere, the ending is reserved for that. */
export const domainOf = (name: string) =>
  `${name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')}.example`;

export const organisationSeeds = Object.entries(lines).flatMap(
  ([region, { dials, organisations }], regionIndex) =>
    organisations.map(([name, type, code, street, suburb, city], index) => ({
      name,
      type,
      code,
      street,
      suburb,
      city,
      region,
      /** 555, as in films. */
      phone: `${dials} 555 01${String(regionIndex * 8 + index).padStart(2, '0')}`,
      email: `office@${domainOf(name)}`,
    })),
);
