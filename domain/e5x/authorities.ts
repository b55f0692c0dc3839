/** Civil aviation authorities by ECCAIRS RIT 5.1.0.0 id (value list 1181, labels of 3.4.0.1) */

/** States 1 to 197, in list order. */
const STATES = [
  'Afghanistan; Albania; Algeria; Andorra; Angola; Antigua and Barbuda; Argentina; Armenia; Aruba; Australia',
  'Austria; Azerbaijan; Bahamas; Bahrain; Bangladesh; Barbados; Belarus; Belgium; Belize; Benin; Bhutan; Bolivia',
  'Bosnia and Herzegovina; Botswana; Brazil; Brunei Darussalam; Bulgaria; Burkina Faso; Burundi; Cambodia; Cameroon',
  'Canada; Cape Verde; Central African Republic; Chad; Chile; China; Colombia; Comoros; Congo',
  'Congo, Democratic Republic of the; Costa Rica; Croatia; Cuba; Cyprus; Czech Republic; Denmark; Djibouti',
  'Dominica; Dominican Republic; Ecuador; Egypt; El Salvador; Equatorial Guinea; Eritrea; Estonia; Ethiopia; Fiji',
  'Finland; France; Gabon; Gambia; Georgia; Germany; Ghana; Greece; Grenada; Guatemala; Guinea; Guinea-Bissau; Guyana',
  'Haiti; Honduras; Hong Kong; Hungary; Iceland; India; Indonesia; Iran, Islamic Republic of; Iraq; Ireland; Israel',
  'Italy; Ivory Coast; Jamaica; Japan; Jordan; Kazakhstan; Kenya; Kiribati; Korea, North; Korea, South; Kosovo',
  'Kuwait; Kyrgyzstan; Lao Peoples Democratic Republic; Latvia; Lebanon; Lesotho; Liberia; Libyan Arab Jamahiriya',
  'Liechtenstein; Lithuania; Luxembourg; Macao; Macedonia; Madagascar; Malawi; Malaysia; Maldives; Mali; Malta',
  'Marshall Islands; Mauritania; Mauritius; Mexico; Micronesia Federated States of; Moldova; Monaco; Mongolia',
  'Montenegro; Morocco; Mozambique; Myanmar; Namibia; Nauru; Nepal; Netherlands; New Zealand; Nicaragua; Niger',
  'Nigeria; Norway; Oman; Pakistan; Palau; Panama; Papua New Guinea; Paraguay; Peru; Philippines; Poland; Portugal',
  'Qatar; Romania; Russian Federation; Rwanda; Saint Kitts and Nevis; Saint Lucia; Saint Vincent and the Grenadines',
  'Samoa; San Marino; Sao Tome and Principe; Saudi Arabia; Senegal; Serbia; Seychelles; Sierra Leone; Singapore',
  'Slovakia; Slovenia; Solomon Islands; Somalia; South Africa; Spain; Sri Lanka; Sudan; Suriname; Swaziland; Sweden',
  'Switzerland; Syrian Arab Republic; Taiwan; Tajikistan; Tanzania, United Republic of; Thailand; Timor-Leste; Togo',
  'Tonga; Trinidad and Tobago; Tunisia; Turkey; Turkmenistan; Tuvalu; Uganda; Ukraine; United Arab Emirates',
  'United Kingdom; United States; Uruguay; Uzbekistan; Vanuatu; Venezuela; Vietnam; Yemen; Zambia; Zimbabwe',
]
  .join('; ')
  .split('; ');

const AUTHORITY_OFFSET = 2000;

const OWN_NAME: ReadonlySet<string> = new Set(['France', 'Greece', 'Italy', 'Serbia', 'Switzerland', 'United States']);
const GERMANY = { state: 'Germany', id: 101381 };

const OTHERS = [
  { id: 3004, label: 'EASA' },
  { id: 100032, label: 'Anguilla' },
  { id: 100054, label: 'Cayman Islands' },
  { id: 100076, label: 'Montserrat' },
  { id: 1198, label: 'Netherlands Antilles' },
  { id: 100087, label: 'South Georgia and the South Sandwich Island' },
  { id: 100012, label: 'South Sudan' },
  { id: 100109, label: 'Turks and Caicos Islands' },
  { id: 100120, label: 'Virgin Islands (UK)' },
] as const;

export const AUTHORITIES: readonly { id: number; label: string }[] = [
  ...STATES.map((label, index) => {
    if (label === GERMANY.state) return { id: GERMANY.id, label };
    return { id: index + 1 + (OWN_NAME.has(label) ? 0 : AUTHORITY_OFFSET), label };
  }),
  ...OTHERS,
].sort((a, b) => (a.label < b.label ? -1 : 1));

const KNOWN_IDS = new Set(AUTHORITIES.map(({ id }) => id));

export function isAuthority(id: number): boolean {
  const isInRange = (offset: number) => id > offset && id <= offset + STATES.length;
  return Number.isInteger(id) && (KNOWN_IDS.has(id) || isInRange(0) || isInRange(AUTHORITY_OFFSET));
}
