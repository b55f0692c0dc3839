/** Top-level domains, from the public list, as far as reports contain them. */
import { words } from './words.ts';

/** The last part of a domain, folded: "com", "org", "uk". */
export const DOMAIN_ENDINGS =
  words(`com org net info edu gov eu uk ie de at ch li fr be nl lu pl cz sk hu si hr rs ro bg gr tr it es pt se no dk fi nu is ee lv lt us ca mx br
  au nz za in jp club aero online co me io example xyz app dev blog web site
  cloud page link live shop social news video photos world team group test invalid ai cc biz pro tech space email mil int tv fm gg scot wales london cymru berlin bayern koeln hamburg wien swiss`);
