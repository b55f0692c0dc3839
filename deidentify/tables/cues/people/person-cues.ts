/** Words that recognisers/people/context/person-cues.ts reads. */
import { words } from '../../words.ts';

export const BY_PEOPLE = words(
  'piloted rigged held flown attached driven signed checked towed launched seen witnessed written reported done found taken closed opened connected hooked taught briefed supervised inspected noticed spotted helped led assisted sent given told asked stopped pushed pulled',
);

export const BY_COMPANIES = words(
  'built made manufactured designed operated owned published produced supplied delivered issued powered required certified approved overhauled conducted presented hosted run organised chartered registered',
);

/** What stations on the ground give: "the QNH given by Brize". */
export const FROM_STATIONS =
  /^(?:qnh|qfe|squawk|clearance|information|frequency|pressure|wind|weather|forecast|notam|service|zone)$/;

export const TO_PEOPLE =
  /^(?:according|spoke|talked|gave|given|handed|lent|sold|showed|explained|described|apologised|apologized|mentioned|shouted|waved|complained|admitted|confessed|listened)$/;
