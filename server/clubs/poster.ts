/** A club's poster (C10.6): the address of its form, as a QR code and a short address */
import { encode } from 'uqr';
import type { Poster } from '../../domain/clubs/poster.ts';
import { shortCodeOf } from '../../domain/clubs/short-code.ts';
import { SITE_MAP } from '../../domain/site-map.ts';

type PosterAddress = {
  club: { id: string; name: string };
  /** PUBLIC_URL; `null` if unknown. */
  publicUrl: string | null;
  inUse: string;
};

function qrOf(text: string): Poster['qr'] {
  const { data, size } = encode(text, { ecc: 'Q', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

export function posterOf({ club, publicUrl, inUse }: PosterAddress): Poster {
  const root = (publicUrl ?? inUse).replace(/\/$/, '');
  const address = `${root}${SITE_MAP.submit.path}?club=${club.id}`;
  const short = `${root}/s/${shortCodeOf(club.id)}`;
  return { clubName: club.name, address, short, isSettled: publicUrl !== null, qr: qrOf(address) };
}
