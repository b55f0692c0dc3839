/** Writes flight logs (IGC) for tests: a glider that waits, climbs, glides and lands, and faults of its recorder. */

/** A fix as a recorder writes it; omitted fields are as in a healthy log. */
export type WrittenFix = {
  /** Seconds since midnight UTC; from 86,400 on the following day. */
  time: number;
  pressure?: number;
  satellites?: number;
  validity?: 'A' | 'V';
  position?: string;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `-0012` or `01234`. */
const height = (metres: number): string =>
  metres < 0 ? `-${String(-metres).padStart(4, '0')}` : String(metres).padStart(5, '0');

/** One B record. */
export function fixLine({ time, pressure = 0, satellites = 0, validity = 'A', position }: WrittenFix): string {
  const clock = time % 86_400;
  const timeText = [Math.floor(clock / 3600), Math.floor(clock / 60) % 60, clock % 60].map(twoDigits).join('');
  return `B${timeText}${position ?? '5030000N00957000E'}${validity}${height(pressure)}${height(satellites)}`;
}

/** Metres above the airfield, `seconds` after launch: 400 m in 40 s, then up to 1,400 m and down within an hour. */
export function metresAfterLaunch(seconds: number): number {
  if (seconds <= 0) return 0;
  if (seconds <= 40) return seconds * 10;
  if (seconds <= 2_040) return 400 + Math.round((seconds - 40) / 2);
  return Math.max(0, 1_400 - Math.round((seconds - 2_040) * 0.9));
}

/** The fixes of such a flight from an airfield at 500 m; the recorder was switched on `waitS` seconds earlier. */
export function flightFixes({ startS = 36_000, intervalS = 4, waitS = 120, durationS = 3_600 } = {}): WrittenFix[] {
  return Array.from({ length: Math.floor((waitS + durationS) / intervalS) + 1 }, (_, at) => {
    const metres = 500 + metresAfterLaunch(at * intervalS - waitS);
    return { time: startS + at * intervalS, pressure: metres, satellites: metres + 45 };
  });
}

export const HEADERS = [
  'AXXX001 test recorder',
  'HFDTE140626',
  'HFPLTPILOTINCHARGE:Petra Pilotin',
  'HFGTYGLIDERTYPE:ASK 21',
  'HFGIDGLIDERID:D-1234',
  'HFCIDCOMPETITIONID:PP',
  'I013638FXA',
];

/** A whole log. */
export function writeLog(
  fixes: readonly WrittenFix[] = flightFixes(),
  { headers = HEADERS, lineEnd = '\r\n' }: { headers?: readonly string[]; lineEnd?: string } = {},
): string {
  return [...headers, ...fixes.map(fixLine), 'GABCDEF0123456789', ''].join(lineEnd);
}
