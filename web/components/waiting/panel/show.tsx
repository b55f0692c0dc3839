/** Shows waiting reports above the page (C15.5). On `/` nothing else uses React. */
import { hydrateRoot } from 'react-dom/client';
import { prefixOfLocation, setPrefix } from '../../../language/prefix.ts';
import { WaitingPanel } from './panel.tsx';

const ID = 'waiting';

export function show(): void {
  if (document.getElementById(ID)) return;
  setPrefix(prefixOfLocation());
  const place = document.createElement('div');
  place.id = ID;
  document.body.insertBefore(place, document.getElementById('app') ?? document.body.firstChild);
  // Hydrates an empty element: `createRoot` would add bytes to every page.
  hydrateRoot(place, <WaitingPanel />);
}

show();
