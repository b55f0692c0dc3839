/** Words that recognisers/numbers/identified-number.ts reads. */
import { words } from '../words.ts';

/** After a number that is a measurement. */
export const UNITS =
  /^\s?(?:ft|feet|m|km|kg|lbs?|hpa|mb|kts?|knots|hrs?|hours|h|years|yrs|days|minutes|%|°|euros?|eur|€|£|\$|kč|czk|zł|zl|pln|kr|kronor|sek|chf|gbp|usd|pounds?)(?![\p{L}])/iu;

/** "GBR.FCL.SP.408817H", "UK.SFCL.408817H.A": a licence number, without a cue. */
export const LICENCE =
  /[A-Z]{2,3}[./-](?:[A-Z]{1,4}[./-]){0,2}(?:FCL|SFCL|SPL|LAPL|PPL|CPL|GPL|BPL)[./-](?:[A-Z]{1,3}[./-]){0,2}(?:\d{4,10}[A-Z]?|\d{3}[A-Z])(?:[./-][A-Z]{1,2})?(?![\p{L}\d])/uy;

/** "LOT/55-20814/24", "IT/AMC/2/118430": a policy or certificate, without a cue; regulations have fewer digits. */
export const DOCUMENT = /[A-Z]{2,3}(?:\/[A-Z\d]{1,4}){0,2}\/(?:\d{2}-)?\d{5,8}(?:\/\d{2,4})?(?![\p{L}\d/])/uy;

/** "FLRDDA5C7"; "dda5c7", as FLARM's own begin with DD or DF; "3ed5c7 on FLARM". */
export const TRACKER =
  /(?:(?:flr|icao?|ogn)[\da-f]{6}|d[df](?=[\da-f]{0,3}\d)[\da-f]{4}|[\da-f]{6}(?=\s+(?:on|in|via)\s+(?:flarm|ogn|adsb?)(?![\p{L}\d])))(?![\p{L}\d])/iuy;

/** "Is" and "reads" before a number, folded, in the languages of the reports. */
export const COPULAS = words('is was reads to ist war lautet est etait je bylo byla jest es era e ar var luidt');
