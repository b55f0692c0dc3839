/** The landing picture: a sailplane in ridge lift, and a windsock. */

/** Streamlines over the ridge, highest first. */
const AIR = [
  'M-40 300C240 300 430 268 600 196 720 146 830 116 960 116 1110 116 1230 168 1500 150',
  'M-40 362C240 362 430 330 604 258 724 208 836 176 964 176 1110 176 1232 230 1500 212',
  'M-40 424C240 424 430 394 610 322 730 272 842 238 968 238 1110 238 1236 294 1500 276',
  'M-40 486C240 486 440 460 620 388 738 340 850 302 972 302 1112 302 1240 358 1500 340',
  'M-40 546C240 546 450 524 632 454 748 408 860 368 976 368 1116 368 1244 424 1500 406',
];

/** Contour lines on the windward slope: the crest, shifted down. */
const HEIGHTS = [34, 70, 108, 148, 190, 234];

function Ridges() {
  return (
    <>
      <path
        fill="var(--hill-far)"
        d="M0 548C120 516 210 520 320 508 440 494 520 462 640 464 760 466 820 500 940 494 1060 488 1130 440 1240 436 1330 433 1390 452 1440 462V720H0Z"
      />
      <path
        fill="var(--hill-mid)"
        d="M0 610C150 584 250 590 380 570 520 548 600 506 720 510 850 514 930 556 1060 548 1190 540 1260 500 1350 502 1390 503 1420 510 1440 516V720H0Z"
      />
      <path
        fill="var(--hill-near)"
        d="M0 668C200 664 380 650 520 612 660 574 760 500 860 458 900 442 940 438 980 452 1060 480 1100 548 1200 578 1290 604 1380 600 1440 606V720H0Z"
      />
      <path
        fill="var(--hill-shade)"
        d="M980 452C1060 480 1100 548 1200 578 1290 604 1380 600 1440 606V720H1090C1050 640 1020 540 980 452Z"
      />
      <g fill="none" stroke="var(--hill-light)" strokeWidth="1.2" opacity=".5">
        {HEIGHTS.map((down, step) => (
          <path
            key={down}
            d={`M${360 - step * 20} ${660 + down * 0.5}C${540 + step * 8} ${622 + down * 0.62} ${740 + step * 10} ${506 + down} ${860 + step * 12} ${464 + down} ${900 + step * 12} ${450 + down} ${940 + step * 10} ${446 + down} ${984 + step * 11} ${460 + down}`}
          />
        ))}
      </g>
      <path
        fill="var(--hill-front)"
        d="M0 700C220 690 420 700 640 682 820 667 960 640 1120 630 1250 622 1340 634 1440 640V720H0Z"
      />
    </>
  );
}

function Sailplane() {
  return (
    <g transform="translate(1010 214) rotate(-13) scale(.86)">
      <g className="plane-glides" strokeLinejoin="round">
        <path fill="var(--plane-shade)" d="M6-8 104-41 107-37 13 8Z" />
        <path fill="var(--plane)" stroke="var(--plane-edge)" strokeWidth=".5" d="M97-38 106-76 115-76 110-36Z" />
        <path fill="var(--accent)" d="M111-76 115-76 110-36 107-37Z" />
        <path
          fill="var(--plane)"
          stroke="var(--plane-edge)"
          strokeWidth=".5"
          d="M76-80Q110-77 146-77L147-73.500Q110-73 76-77Z"
        />
        <path
          fill="var(--plane)"
          stroke="var(--plane-edge)"
          strokeWidth=".5"
          d="M-340-40Q-300-31-190-11-80 4 0 5 80 4 190-9 300-28 336-38L337-34.500Q300-22 190-1 80 13 0 14-80 13-190-3-300-25-341-36Z"
        />
        <path
          fill="var(--plane-shade)"
          d="M-341-36Q-300-25-190-3-80 13 0 14 80 13 190-1 300-22 337-34.500 300-19 190 2 80 16 0 18-80 16-190 0-300-22-341-36Z"
        />
        <path
          fill="var(--accent)"
          d="M-340-40Q-318-35-296-31L-298-24Q-326-31-341-36ZM336-38Q314-32 292-27L294-20Q322-29 337-34.500Z"
        />
        <ellipse cx="0" cy="8" rx="16.500" ry="19" fill="var(--plane)" stroke="var(--plane-edge)" strokeWidth=".5" />
        <path fill="var(--plane-shade)" d="M-15.500 15Q0 33 15.500 14 10 27 0 27-10 27-15.500 15Z" />
        <path fill="var(--plane-glass)" d="M-13.500 3Q-11-10.500 0-10.500T13.500 3Q8 10 0 10T-13.500 3Z" />
        <path
          fill="none"
          stroke="var(--plane)"
          strokeWidth="1.500"
          strokeLinecap="round"
          opacity=".75"
          d="M-8.500 0Q-6.500-6-1.500-7"
        />
      </g>
    </g>
  );
}

function Windsock() {
  return (
    <g transform="translate(1236 530)">
      <path d="M0 96V0" stroke="var(--plane)" strokeWidth="4" strokeLinecap="round" />
      <path d="M3 3 17 7 16.500 31 3 30ZM31 11 45 16 43 33 30 32ZM58 21 70 26 67 38 56 36Z" fill="var(--accent)" />
      <path d="M17 7 31 11 30 32 16.500 31ZM45 16 58 21 56 36 43 33Z" fill="#fff" />
    </g>
  );
}

/** Decorative, since the text beside it says the same. */
export function Scene({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 1440 720" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--scene-high)" />
          <stop offset=".9" stopColor="var(--scene-low)" />
        </linearGradient>
        <radialGradient id="glow" cx=".7" cy=".66" r=".5">
          <stop offset="0" stopColor="var(--scene-sun)" stopOpacity=".9" />
          <stop offset="1" stopColor="var(--scene-sun)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="fade" x1="0" x2="1">
          <stop offset=".36" stopColor="#fff" stopOpacity="0" />
          <stop offset=".54" stopColor="#fff" stopOpacity=".35" />
          <stop offset=".68" stopColor="#fff" stopOpacity=".8" />
          <stop offset="1" stopColor="#fff" stopOpacity=".2" />
        </linearGradient>
        <mask id="air-fades" maskUnits="userSpaceOnUse" x="0" y="0" width="1440" height="720">
          <path fill="url(#fade)" d="M0 0H1440V720H0Z" />
        </mask>
      </defs>
      <path fill="url(#sky)" d="M0 0H1440V720H0Z" />
      <path fill="url(#glow)" d="M0 0H1440V720H0Z" />
      <g mask="url(#air-fades)">
        {AIR.map((d) => (
          <path key={d} d={d} className="air" />
        ))}
      </g>
      <Ridges />
      <Windsock />
      <Sailplane />
    </svg>
  );
}
