/** States by ISO 3166 alpha-2 with ECCAIRS RIT 5.1.0.0 ids (value lists 1024 and 1090, labels of 3.4.0.1) */
import { LANGUAGES } from '../language/languages.ts';
import { countryOfRegion, WORLD_REGIONS, type WorldRegion } from '../location/regions.ts';
import { foldLabel } from '../text/folding/fold-label.ts';

const IDS = [
  'AD:7 AE:245 AF:2 AG:10 AI:9 AL:4 AM:276 AO:8 AR:11 AS:6 AT:16 AU:15 AW:12 AX:312 AZ:277 BA:297 BB:22 BD:21',
  'BE:24 BF:38 BG:37 BH:20 BI:40 BJ:26 BM:27 BN:36 BO:29 BR:31 BS:19 BT:28 BW:30 BY:278 BZ:25 CA:43 CC:54',
  'CD:309 CF:49 CG:57 CH:229 CI:123 CK:58 CL:51 CM:42 CN:52 CO:55 CR:59 CU:61 CV:46 CX:53 CY:62 CZ:63 DE:95',
  'DJ:68 DK:67 DM:69 DO:70 DZ:5 EC:72 EE:280 EG:73 EH:320 ER:299 ES:221 ET:76 FI:81 FJ:80 FK:79 FM:303 FO:78',
  'FR:82 GA:89 GB:246 GD:103 GE:281 GG:313 GH:97 GI:98 GL:102 GM:90 GN:107 GQ:75 GR:101 GT:106 GW:108 GY:109',
  'HK:307 HN:112 HR:279 HT:110 HU:114 ID:117 IE:120 IL:121 IM:314 IN:116 IO:33 IQ:119 IR:118 IS:115 IT:122',
  'JE:315 JM:124 JO:127 JP:125 KE:128 KG:284 KH:298 KI:283 KM:56 KN:204 KP:65 KR:130 KW:131 KY:48 KZ:282 LA:133',
  'LB:135 LC:205 LI:139 LK:222 LR:137 LS:136 LT:286 LU:141 LV:285 LY:138 MA:160 MC:157 MD:287 ME:318 MG:143',
  'MH:151 MK:316 ML:148 MM:39 MN:158 MO:308 MP:150 MR:153 MS:159 MT:149 MU:154 MV:147 MW:145 MX:155 MY:146',
  'MZ:161 NA:163 NC:169 NE:175 NF:178 NG:176 NI:174 NL:166 NO:179 NP:165 NR:164 NU:177 NZ:173 OM:180 PA:185',
  'PE:190 PF:84 PG:187 PH:191 PK:184 PL:193 PN:192 PR:195 PS:321 PT:194 PW:304 PY:189 QA:196 RO:198 RS:319',
  'RU:288 RW:199 SA:212 SB:34 SC:214 SD:224 SE:228 SG:217 SH:202 SI:290 SJ:226 SK:289 SL:215 SM:210 SN:213',
  'SO:218 SR:225 SS:1002 ST:211 SV:74 SY:230 SZ:227 TC:242 TD:50 TG:236 TH:234 TJ:291 TK:237 TL:311 TM:293',
  'TN:240 TO:238 TR:241 TT:239 TV:306 TW:231 TZ:248 UA:294 UG:243 US:249 UY:251 UZ:295 VA:111 VC:208 VE:254',
  'VG:256 VI:257 VN:255 VU:252 WF:261 WS:209 YE:263 YT:317 ZA:219 ZM:266 ZW:269',
].join(' ');

const ID_OF = new Map(IDS.split(' ').map((pair) => pair.split(':') as [string, string]));

export const STATE_IDS: ReadonlySet<string> = new Set(ID_OF.values());

/** The continent's id in value list 1090; unknown if missing. */
const AREA_IDS: Partial<Record<WorldRegion, string>> = {
  'Other Europe': '901',
  'Other Asia': '902',
  'Other Oceania': '903',
  'Other Africa': '905',
  'Other South America': '907',
  'Other North & Central America': '908',
};

/** Value list 1090: free text only. */
export const UNKNOWN_AREA = '999';

/** Names that `Intl` does not give, folded. */
const ALIASES: Record<string, string> = {
  'ceska republika': 'CZ',
  'czech republic': 'CZ',
  england: 'GB',
  'gran bretagna': 'GB',
  'gran bretana': 'GB',
  'grande-bretagne': 'GB',
  'great britain': 'GB',
  'groot-brittannie': 'GB',
  grossbritannien: 'GB',
  holland: 'NL',
  niderlandy: 'NL',
  'northern ireland': 'GB',
  olanda: 'NL',
  'republic of ireland': 'IE',
  'republica checa': 'CZ',
  'repubblica ceca': 'CZ',
  'republique tcheque': 'CZ',
  scotland: 'GB',
  'tschechische republik': 'CZ',
  turkey: 'TR',
  uk: 'GB',
  'united states of america': 'US',
  'velka britanie': 'GB',
  wales: 'GB',
};

/** Equal with and without "The", with "and" or "&", "Saint" or "St." */
const fold = (name: string): string =>
  foldLabel(name)
    .replaceAll('&', 'and')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^the /, '')
    .replace(/^st\.? /, 'saint ');

/** In the nine languages. */
function buildCodesByName(): ReadonlyMap<string, string> {
  const names = LANGUAGES.flatMap((language) => {
    const regions = new Intl.DisplayNames(language, { type: 'region' });
    return [...ID_OF.keys()].map((code) => [fold(regions.of(code) ?? code), code] as const);
  });
  return new Map([...names, ...Object.entries(ALIASES)]);
}

let codesByName: ReadonlyMap<string, string> | undefined;

/** Its ISO code, of a name in any of the nine languages; undefined: unknown. */
export function countryCode(name: string): string | undefined {
  codesByName ??= buildCodesByName();
  return codesByName.get(fold(name));
}

/** Of a name in any of the nine languages, or an ISO code; `null`: unknown. */
export function stateId(text: string | null): string | null {
  if (text === null) return null;
  return ID_OF.get(countryCode(text) ?? text.trim().toUpperCase()) ?? null;
}

export function areaId(region: string | null): string | null {
  return AREA_IDS[region as WorldRegion] ?? ID_OF.get(countryOfRegion(region) ?? '') ?? null;
}

export const AREA_LIST: ReadonlySet<string> = new Set([
  ...WORLD_REGIONS.map((region) => areaId(region) ?? UNKNOWN_AREA),
  UNKNOWN_AREA,
]);
