/** World regions, their countries, and terms for subdivisions (specification section 3) */

const COUNTRIES_OF = {
  Argentina: 'AR',
  Australia: 'AU CC CX NF',
  Austria: 'AT',
  Belgium: 'BE',
  Brazil: 'BR',
  Bulgaria: 'BG',
  Canada: 'CA',
  Chile: 'CL',
  China: 'CN HK MO',
  Colombia: 'CO',
  Croatia: 'HR',
  Czechia: 'CZ',
  Denmark: 'DK FO GL',
  Estonia: 'EE',
  Finland: 'AX FI',
  France: 'BL FR GF GP MC MF MQ NC PF PM RE WF YT',
  Germany: 'DE',
  Greece: 'GR',
  Hungary: 'HU',
  Iceland: 'IS',
  India: 'IN',
  Ireland: 'IE',
  Israel: 'IL',
  Italy: 'IT SM VA',
  Japan: 'JP',
  Kenya: 'KE',
  Latvia: 'LV',
  Lithuania: 'LT',
  Luxembourg: 'LU',
  Mexico: 'MX',
  Namibia: 'NA',
  Netherlands: 'NL',
  'New Zealand': 'NZ',
  Norway: 'NO SJ',
  Poland: 'PL',
  Portugal: 'PT',
  Romania: 'RO',
  Serbia: 'RS',
  Slovakia: 'SK',
  Slovenia: 'SI',
  'South Africa': 'ZA',
  'South Korea': 'KR',
  Spain: 'ES',
  Sweden: 'SE',
  Switzerland: 'CH LI',
  Türkiye: 'TR',
  Ukraine: 'UA',
  'United Kingdom': 'GB GG IM JE UK',
  'United States': 'AS GU MP PR UM US VI',
  Uruguay: 'UY',
  Zimbabwe: 'ZW',
  'Other Europe': 'AD AL BA BY CY GI MD ME MK MT XK',
  'Other Asia':
    'AE AF AM AZ BD BH BN BT GE ID IO IQ IR JO KG KH KP KW KZ LA LB LK MM MN MV MY NP OM PH PK PS QA RU SA SG SY TH TJ TM TW UZ VN YE',
  'Other Africa':
    'AC AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KM LR LS LY MA MG ML MR MU MW MZ NE NG RW SC SD SH SL SN SO SS ST SZ TA TD TG TN TZ UG ZM',
  'Other North & Central America':
    'AG AI AW BB BM BQ BS BZ CR CU CW DM DO GD GT HN HT JM KN KY LC MS NI PA SV SX TC TT VC VG',
  'Other South America': 'BO EC FK GY PE PY SR VE',
  'Other Oceania': 'CK FJ FM KI MH NR NU PG PN PW SB TK TL TO TV VU WS',
  Other: 'AQ BV GS HM TF',
} as const;

export type WorldRegion = keyof typeof COUNTRIES_OF;

export const WORLD_REGIONS = Object.keys(COUNTRIES_OF) as readonly WorldRegion[];

const REGION_OF = new Map(
  WORLD_REGIONS.flatMap((region) => COUNTRIES_OF[region].split(' ').map((country) => [country, region] as const)),
);

/** ISO 3166 alpha-2, any case; `null`: unknown. */
export function regionOfCountry(country: string): WorldRegion | null {
  return REGION_OF.get(country.toUpperCase()) ?? null;
}

/** ISO 3166 alpha-2; `null`: a catch-all or free text. */
export function countryOfRegion(region: string | null): string | null {
  const worldRegion = WORLD_REGIONS.find((name) => name === region);
  if (!worldRegion || worldRegion.startsWith('Other')) return null;
  return MAIN_COUNTRY[worldRegion] ?? COUNTRIES_OF[worldRegion].slice(0, 2);
}

/** Regions whose main country is not the first in the list. */
const MAIN_COUNTRY: Partial<Record<WorldRegion, string>> = {
  Finland: 'FI',
  France: 'FR',
  'United States': 'US',
};

/** The label, also part of the placeholder (section 2). */
export function stateAreaLabel(region: string | null): string {
  if (region === 'United Kingdom') return 'County';
  if (region === 'Canada') return 'Province/Territory';
  return region === 'United States' ? 'State' : 'State/Area';
}
