/** A photo preview on canvas, since the CSP forbids blob URLs in <img>. */
import { useEffect, useRef } from 'react';

type Props = { canvas: HTMLCanvasElement; label: string; className?: string };

export function Preview({ canvas, label, className = '' }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvasElement = ref.current;
    if (!canvasElement) return;
    canvasElement.width = canvas.width;
    canvasElement.height = canvas.height;
    canvasElement.getContext('2d')?.drawImage(canvas, 0, 0);
  }, [canvas]);
  return <canvas ref={ref} role="img" aria-label={label} className={className} />;
}
