/** Air moving over a ridge, behind the sign-in card; drawn by us. */

const STREAMS = [
  'M-40 150 C 260 120 420 210 700 168 S 1180 60 1480 110',
  'M-40 210 C 240 190 430 290 720 236 S 1190 120 1480 178',
  'M-40 272 C 230 262 440 372 740 306 S 1200 188 1480 248',
  'M-40 336 C 220 336 450 452 760 376 S 1210 262 1480 322',
  'M-40 402 C 210 412 460 528 780 446 S 1220 340 1480 398',
];

/** Decoration alone: it says nothing and stays behind everything. */
export function Wind() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      className="pointer-events-none absolute inset-0 -z-10 size-full"
    >
      <g className="stroke-line" strokeWidth="1.5">
        {STREAMS.map((stream) => (
          <path key={stream} d={stream} />
        ))}
      </g>
      <path d="M0 900V742C180 716 300 640 452 652S 720 770 900 726S 1230 560 1440 618V900Z" className="fill-sunken" />
      <path
        d="M0 900V818C220 836 372 752 560 772S 900 862 1100 816S 1340 736 1440 744V900Z"
        className="fill-sky-tint"
      />
      <g className="stroke-ink-soft" strokeWidth="2" strokeLinecap="round">
        <path d="M1009 214 1175 190M1086 200 1100 208 1132 201" />
        <path d="M1128 199 1138 184" />
      </g>
    </svg>
  );
}
