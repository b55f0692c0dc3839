/** Words that recognisers/people/context/activity.ts reads. */
import { words } from '../../words.ts';

export const SOFT = words(
  'both all not also then just still only always never being busy already now t usually normally currently again the my our a an his her acting',
);

export const DOINGS =
  words(`supervising holding flying driving walking running strapping briefing debriefing instructing helping watching waiting talking speaking
  shouting standing sitting signalling waving pushing pulling rigging derigging looking checking recording writing teaching training
  learning wearing doing telling trying thinking asking operating manning towing retrieving calling texting filming marshalling
  logging preparing inspecting working debriefed interviewed spoken unhurt unharmed uninjured cross angry upset annoyed worried anxious
  nervous furious happy unhappy pleased sorry tired ill sick hungover distracted embarrassed shaken apologetic unwell keen rushed
  adamant confused frightened scared aware unaware solo p1 p2 pic asked told sober drunk responsible frustrated relieved sure certain convinced
  surprised shocked absent late`);

export const POSTS = words(
  'winch log radio wing tip wingtip tug buggy quad caravan cable phone stick controls tea retrieve tractor bus desk stretcher hospital',
);

export const HELD = words('brakes airbrakes radio stick controls log wing phone flag keys canopy rope wheel');

/** Where people sit and things lie: there only who bears a given name is a person. */
export const SEATS = words(
  'van seat cockpit office kitchen clubhouse front back rear canteen bar car shower bunkhouse',
);
