/** The poster sheet, the same on screen and in print, and legible in black and white (C10.6). */
import type { Poster } from '../../domain/clubs/poster.ts';
import { fill } from '../../domain/language/text.ts';
import * as words from './words/en.ts';

/** Printed in colour if possible, but nothing depends on it. */
export function Sheet({ poster: { clubName, short, qr } }: { poster: Poster }) {
  return (
    <article
      data-slip
      aria-label={fill(words.posterOf, { club: clubName })}
      className="poster mx-auto flex aspect-[210/297] w-full max-w-[210mm] flex-col items-center border border-line bg-white p-[7%] text-center text-[#0b1f33] shadow-float print:border-0 print:shadow-none"
    >
      <p className="poster-club font-semibold text-balance wrap-anywhere">{clubName}</p>
      <svg viewBox="0 0 200 16" aria-hidden="true" className="poster-band mt-[3%] w-1/2">
        <path d="M0 8h200" stroke="currentColor" strokeWidth="1" />
        <path d="M88 3l24 5-24 5z" fill="currentColor" />
      </svg>
      <h2 className="poster-ask mt-[5%] font-bold text-balance">{words.somethingHappened}</h2>
      <p className="poster-how mt-[3%] text-balance">{words.twoMinutes}</p>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={words.qrCode}
        shapeRendering="crispEdges"
        className="poster-code mt-[3%] min-h-0 w-[76%] flex-1"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="poster-address mt-[3%] font-mono wrap-anywhere">{short.replace(/^https?:\/\//, '')}</p>
      <p className="poster-receipt mt-[3%] text-balance">{words.youGetCode}</p>
    </article>
  );
}
