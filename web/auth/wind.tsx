const STREAMS = [
  'M-40 150 C 260 120 420 210 700 168 S 1180 60 1480 110',
  'M-40 210 C 240 190 430 290 720 236 S 1190 120 1480 178',
  'M-40 272 C 230 262 440 372 740 306 S 1200 188 1480 248',
  'M-40 336 C 220 336 450 452 760 376 S 1210 262 1480 322',
  'M-40 402 C 210 412 460 528 780 446 S 1220 340 1480 398',
];

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
      {/* A sailplane flying away in a gentle turn: wings, fuselage, T-tail. */}
      <g transform="translate(1150 352) rotate(-11)" className="fill-ink-soft">
        <path d="M-4-3-128-14v1.6L-4 2.4ZM4-3 128-14v1.6L4 2.4Z" />
        <path d="M0-7c4 0 6 3 6 7s-2 8-6 8-6-4-6-8 2-7 6-7Z" />
        <path d="M-1.4-4-.9-27h1.8L1.4-4ZM-25-27.5 0-30l25 2.5-25 1.3Z" />
      </g>
    </svg>
  );
}
