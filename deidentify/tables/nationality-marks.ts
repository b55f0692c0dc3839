/**
 * Nationality marks and the shape of what follows them, from the public list of ICAO (Annex 7, "Aircraft Nationality
 * and Registration Marks"), the national registers' own rules and the gliders' ranges that they reserve.
 * One line a mark: L is a letter, D a digit, A either. The United States' marks have a rule of their own.
 */
import { words } from './words.ts';

const MARKS = `
2 LLLL
3A LLL
3B LLL
3C LLL
3D LLL
3DC LLL
3X LLL
4K AAA AAAA AAAAA
4L LLL DDDD DDDDD
4O LLL DDDD
4R LLL
4W LLL
4X LLL
5A LLL
5B LLL
5H LLL
5N LLL
5R LLL
5T LLL
5U LLL
5V LLL
5W LLL
5X LLL
5Y LLL
6O LLL
6V LLL
6Y LLL
7O LLL
7P LLL
7Q LLL
7T LLL
8P LLL
8Q LLL
8R LLL
9A LLL
9G LLL
9H LLL
9J LLL
9K LLL
9L LLL
9M LLL
9N LLL
9Q LLL
9S LLL
9U LLL
9V LLL
9XR LL LLL
9Y LLL
A2 LLL
A3 LLL
A4O LL LLL
A5 LLL
A6 LLL
A7 LLL
A8 LLL
A9C LL LLL
AN LLL
AP LLL
B DDDD DDDDD DDDL DDLL LLL
C FLLL GLLL ILLL
C2 LLL
C3 LLL
C5 LLL
C6 LLL
C9 LLL
CC LLL LLLL
CN LLL
CP DDDD DDD
CR LLL
CS LLL
CU LDDDD
CX LLL
D LLLL DDDD
D2 LLL
D4 LLL
D6 LLL
DQ LLL
E3 LLLL
E5 LLL
E7 LLL DDDD
EC LLL LDD LLD
EI LLL
EJ LLLL
EK DDDDD
EL LLL
EM LLL
EP LLL
ER DDDDD LLL
ES LLL DDDD
ET LLL
EW DDDLL DDDDL DDDDD
EX DDDDD
EY DDDDD
EZ LDDD
F LLLL
G LLLL
H4 LLL
HA LLL DDDD LLLL
HB LLL DDDD DDD
HC LLL
HH LLL
HI DDD DDDLL DDDD
HK DDDD DDDDL DDDDLL
HL DDDD LDDD
HP DDDD DDDDLL DDDDLLL
HR LLL
HS LLL
HV DDDL
HZ LLL LLLL LLDD
I LLLL LDDD DDDD
J2 LLL
J3 LLL
J5 LLL
J6 LLL
J7 LLL
J8 LLL
JA DDDD DDDL DDLL
JU DDDD
JY LLL LLLL
LN LLL
LQ LLL
LV LLL LLDDD LDDD
LX LLL
LY LLL
LZ LLL DDD DDDD
M LLLL
OB DDDD
OD LLL
OE LLL DDDD
OH LLL DDD LDDD DDDD
OK LLL DDDD LDDD LDD LLLDD LLDDD DDDLL
OM LLL DDDD LDDD LLLL
OO LLL LDD DDD
OY LLL LDDD
P2 LLL
P4 LLL
PH LLL DDD DDDD DLD DLDD
PJ LLL
PK LLL
PP LLL
PR LLL
PS LLL
PT LLL
PU LLL
PZ LLL
RA DDDDD DDDDL
RDPL DDDDD
RF DDDDD
RP LDDDD DDDD
S2 LLL
S5 LLL DDDD LLDD
S7 LLL
S9 LLL
SE LLL
SP LLL DDDD LDDD LLLL
ST LLL
SU LLL
SX LLL DDD LDDD
T2 LLL
T3 LLL
T7 LLL DDD
T8A DDD
T9 LLL
TC LLL
TF LLL DDD
TG LLL LLLL
TI LLL
TJ LLL
TL LLL
TN LLL
TR LLL
TS LLL
TT LLL
TU LLL
TY LLL
TZ LLL
UK DDDDD
UN LDDDD
UP LDDDD
UR LLL LLLL DDDDD
V2 LLL
V3 LLL
V4 LLL
V5 LLL
V6 LLL
V7 DDDD
V8 LLL
VH LLL AAA
VN LDDD DDDD
VP LLL
VQ LLL
VT LLL
XA LLL
XB LLL
XC LLL
XT LLL
XU LLL DDD
XY LLL
XZ LLL
YA LLL
YI LLL
YJ LLD LLDD
YK LLL
YL LLL DDD
YN LLL
YR LLL DDDD
YS LLL LDDD DDDL
YU LLL DDDD LDDD LLLL
YV DDDD DDDDD DDDL DDDLL
Z LLL
Z3 LLL LDDD
Z6 LLL
Z8 LLL
ZA LLL
ZJ LLL
ZK LLL
ZP LLL
ZS LLL
ZT LLL
ZU LLL
`;

/** Marks of gliding nations, which need no hyphen before the rest ("DKABC"). */
export const JOINED_MARKS = words(
  'G D F I C OE HB PH OO SP OY LN SE OH S5 9A OK OM HA VH ZK ZS EC CS EI YU LX LY LZ HL YV YL ES YR SX TC JA PP PT LV',
);

function suffixPattern(shapes: readonly string[]): RegExp {
  const sources = shapes.map((shape) =>
    [...shape].map((sign) => ({ L: '[A-Z]', D: '\\d', A: '[A-Z\\d]' })[sign] ?? sign).join(''),
  );
  return new RegExp(`^(?:${sources.join('|')})$`);
}

function readMarks(): ReadonlyMap<string, RegExp> {
  const lines = MARKS.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [mark = '', ...shapes] = line.split(' ');
      return [mark, suffixPattern(shapes)];
    }),
  );
}

/** What may follow each nationality mark, written in capitals and without hyphen. The mark N is not among them. */
export const NATIONALITY_MARKS: ReadonlyMap<string, RegExp> = readMarks();

/**
 * The United States' rule (FAA, 14 CFR 47.15): N and one to five digits, or up to four digits and a letter, or up to
 * three digits and two letters; no leading zero, no I and no O.
 */
export const UNITED_STATES = /^N[1-9](?:\d{0,4}|\d{0,3}[A-HJ-NP-Z]|\d{0,2}[A-HJ-NP-Z]{2})$/;

/** True for letters and figures in capitals that are a registration without anything between mark and rest. */
export function isJoinedRegistration(upper: string): boolean {
  return [1, 2].some((length) => {
    const mark = upper.slice(0, length);
    return JOINED_MARKS.has(mark) && NATIONALITY_MARKS.get(mark)?.test(upper.slice(length));
  });
}
