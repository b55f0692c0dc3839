/** A photo preview on canvas, since the CSP forbids blob URLs in <img>. */
import { useEffect, useRef } from 'react';

type Props = { drawing: HTMLCanvasElement; label: string; className?: string };

export function Preview({ drawing, label, className = '' }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const shown = canvas.current;
    if (!shown) return;
    shown.width = drawing.width;
    shown.height = drawing.height;
    shown.getContext('2d')?.drawImage(drawing, 0, 0);
  }, [drawing]);
  return <canvas ref={canvas} role="img" aria-label={label} className={className} />;
}
