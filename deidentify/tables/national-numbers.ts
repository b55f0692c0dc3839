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
