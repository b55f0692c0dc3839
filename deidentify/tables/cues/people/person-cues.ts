/** Words that recognisers/people/context/person-cues.ts reads. */
import { words } from '../../words.ts';

/** Participles before "by" and a person: "rigged by". */
export const PARTICIPLES_BY_PEOPLE = words(
  'piloted rigged held flown attached driven signed checked towed launched seen witnessed written reported done found taken closed opened connected hooked taught briefed supervised inspected noticed spotted helped led assisted sent given told asked stopped pushed pulled',
);

/** Participles before "by" and a company or authority: "manufactured by". */
export const PARTICIPLES_BY_COMPANIES = words(
  'built made manufactured designed operated owned published produced supplied delivered issued powered required certified approved overhauled conducted presented hosted run organised chartered registered',
);

/** What ground stations give: "the QNH given by Brize". */
export const STATION_INFORMATION =
  /^(?:qnh|qfe|squawk|clearance|information|frequency|pressure|wind|weather|forecast|notam|service|zone)$/;

/** Words before "to" and a person: "spoke to". */
export const VERBS_WITH_TO =
  /^(?:according|spoke|talked|gave|given|handed|lent|sold|showed|explained|described|apologised|apologized|mentioned|shouted|waved|complained|admitted|confessed|listened)$/;
