/** Puts what waits at the top of the page, beside the page itself (contract C15.5): on `/` no React runs but this. */
import { hydrateRoot } from 'react-dom/client';
import { prefixOfLocation, setPrefix } from '../../../language/prefix.ts';
import { WaitingPanel } from './panel.tsx';

const ID = 'waiting';

/** Shows it, once in a document. */
export function show(): void {
  if (document.getElementById(ID)) return;
  setPrefix(prefixOfLocation());
  const place = document.createElement('div');
  place.id = ID;
  document.body.insertBefore(place, document.getElementById('app') ?? document.body.firstChild);
  // It begins with nothing, as the place does: `createRoot` would make every page larger by what it alone needs.
  hydrateRoot(place, <WaitingPanel />);
}

show();
