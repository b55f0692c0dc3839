/** Numbers that a state or a bank gives one person, with a form that nothing else has. */

/** Length of an IBAN by country, from the SWIFT IBAN registry (ISO 13616). */
export const IBAN_LENGTH: ReadonlyMap<string, number> = new Map(
  Object.entries({
    AD: 24,
    AT: 20,
    BA: 20,
    BE: 16,
    BG: 22,
    CH: 21,
    CY: 28,
    CZ: 24,
    DE: 22,
    DK: 18,
    EE: 20,
    ES: 24,
    FI: 18,
    FR: 27,
    GB: 22,
    GR: 27,
    HR: 21,
    HU: 28,
    IE: 22,
    IS: 26,
    IT: 27,
    LI: 21,
    LT: 20,
    LU: 20,
    LV: 21,
    MC: 27,
    ME: 22,
    MT: 31,
    NL: 18,
    NO: 15,
    PL: 28,
    PT: 25,
    RO: 24,
    RS: 22,
    SE: 24,
    SI: 19,
    SK: 24,
    SM: 27,
    TR: 26,
    UA: 29,
  }),
);

/** Country, check digits, then groups however divided. */
export const IBAN = /[A-Z]{2}[ \u00a0]?\d{2}(?:[ \u00a0-]?[A-Z\d]){11,30}(?![\p{L}\d])/uy;

/** Italy's codice fiscale, "BRTLCU74C12H842X"; letters may stand for its digits. */
export const CODICE_FISCALE = /[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z](?![\p{L}\d])/uy;

/** France's social security number, "1 84 03 31 412 077 52". */
export const NIR =
  /[12][ .]\d{2}[ .](?:0[1-9]|1[0-2]|[2-9]\d)[ .](?:\d{2}|2[AB])[ .]\d{3}[ .]\d{3}(?:[ .]\d{2})?(?![\p{L}\d])/uy;

/** Czech, Slovak and Swedish birth numbers, "780314/2957", "19780314-2957": day and month must be possible. */
export const BIRTH_NUMBER =
  /\d{2}(?:[0257][1-9]|[1368][0-2])(?:0[1-9]|[12]\d|3[01]) ?\/ ?\d{3,4}(?![\p{L}\d/])|(?:19|20)?\d{2}(?:0[1-9]|1[0-2])(?:[06][1-9]|[1278]\d|[39][01])[-+]\d{4}(?![\p{L}\d-])/uy;

/** Poland's PESEL, "81041307734": eleven digits, which begin with a day of birth. */
export const PESEL = /\d{2}(?:[02468][1-9]|[13579][0-2])(?:0[1-9]|[12]\d|3[01])\d{5}(?![\p{L}\d]|[.,-]\d)/uy;

/** Britain's National Insurance number, "QQ 12 34 56 C". */
export const NATIONAL_INSURANCE = /[A-Z]{2}(?: ?\d{2}){3} ?[A-D](?![\p{L}\d])/uy;

/** Accounts without their country: Czech "19-2000145399/0800", Polish of 26 digits, Spanish of 20. */
export const ACCOUNT =
  /(?:\d{1,6}-)?\d{6,10}\/\d{4}(?![\p{L}\d/-])|\d{2}(?:[ \u00a0]?\d{4}){6}(?![\p{L}\d])|\d{4}[ -]\d{4}[ -]\d{2}[ -]\d{10}(?![\p{L}\d])/uy;
