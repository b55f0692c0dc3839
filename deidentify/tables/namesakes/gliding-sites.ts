/** Towns and airfields that pilots speak of as if they were people; folded. */
import { words } from '../words.ts';

/** Places of gliding that the lists of towns lack and that sound like people. */
export const GLIDING_SITES =
  words(`martigny sion fayence vinon sisteron barcelonnette puimoisson aspres serres challes issoire romorantin bailleau chartres wasserkuppe klippeneck
  oerlinghausen hahnweide wershofen hornberg leutkirch konigsdorf unterwossen aosta calcinate alzate thiene rieti varese ocana lillo fuentemilanos
  monflorite jaca lasham talgarth portmoak aboyne camphill terlet malden salland leszno zar bezmiechowa zbraslavice jesenik vlasim alleberg arboga
  benalla omarama minden truckee tehachapi hobbs uvalde bariloche cunco`);

/** Towns after which area control centres and their frequencies are named: "Milano mi vedeva". */
export const CONTROL_CENTRES = words(
  'langen bremen munchen rhein karlsruhe marseille reims brest bordeaux milano padova madrid barcelona sevilla praha warszawa krakow poznan goteborg malmo stockholm amsterdam maastricht zurich geneve geneva wien london swanwick shannon prestwick dublin',
);
