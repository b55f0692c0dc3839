/** A mail server's reply, as one line that names nobody (C6.6, C9.2). */

/** Status codes of SMTP and RFC 3463: "550", "550-5.1.1". */
const CODES = /^\d{3}(?:[- ]?\d\.\d{1,3}\.\d{1,3})?$|^\d\.\d{1,3}\.\d{1,3}$/;
/** Any other word may be an address, a person's name or a host. */
const PLAIN_WORDS = new Set(
  `a access account address again and another authentication bad been blocked bounced by client closed closing command completed
  connection connections content daily data deferred delayed delivered delivery denied disabled dkim dmarc dns does domain error
  exceeded exist exists expired failed failure for found from full greylisted greylisting has host id in inactive insufficient internal
  invalid is large later limit limited listed local lookup mail mailbox many message messages must no not of ok over permanent please
  policy problem queued quota rate recipient recipients record refused rejected relay relaying reputation required retry reverse
  sender sent sequence server service session size space spam spf starttls storage such syntax system tempfail temporarily temporary
  the this timeout tls to too transaction transmission try unavailable unknown use user verification with you your`.split(
    /\s+/,
  ),
);
const REPLY_MAX_CHARACTERS = 300;

/** Replaces every word that is neither a status code nor a plain word. */
export function redactReply(text: string): string {
  const words = text.trim().split(/\s+/).map(knownPart);
  const kept = words.filter((word, at) => word !== '…' || words[at - 1] !== '…');
  return kept.join(' ').slice(0, REPLY_MAX_CHARACTERS);
}

/** For an error on our side: "connect ECONNREFUSED 127.0.0.1:25". */
export function redactError(message: string): string {
  return message
    .replace(/\S*@\S*/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, REPLY_MAX_CHARACTERS);
}

function knownPart(word: string): string {
  const bare = word.replace(/^[("'[]+|[)"'\].,;:!]+$/g, '');
  return CODES.test(bare) || PLAIN_WORDS.has(bare.toLowerCase()) ? word : '…';
}
