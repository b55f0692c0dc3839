/** Words that recognisers/people/context/activity.ts reads. */
import { words } from '../../words.ts';

/** Adverbs, articles and possessives between "was" and what is said of the subject. */
export const MODIFIERS = words(
  'both all not also then just still only always never being busy already now t usually normally currently again the my our a an his her acting',
);

/** Participles and adjectives after "was" that apply to people: "was rigging", "was furious". */
export const PERSON_PREDICATES =
  words(`supervising holding flying driving walking running strapping briefing debriefing instructing helping watching waiting talking speaking
  shouting standing sitting signalling waving pushing pulling rigging derigging looking checking recording writing teaching training
  learning wearing doing telling trying thinking asking operating manning towing retrieving calling texting filming marshalling
  logging preparing inspecting working debriefed interviewed spoken unhurt unharmed uninjured cross angry upset annoyed worried anxious
  nervous furious happy unhappy pleased sorry tired ill sick hungover distracted embarrassed shaken apologetic unwell keen rushed
  adamant confused frightened scared aware unaware solo p1 p2 pic asked told sober drunk responsible frustrated relieved sure certain convinced
  surprised shocked absent late`);

/** Where people are on duty: "was on the winch", "is at the desk". */
export const POSTS = words(
  'winch log radio wing tip wingtip tug buggy quad caravan cable phone stick controls tea retrieve tractor bus desk stretcher hospital',
);

/** What people hold or operate: "had the brakes". */
export const HELD_OBJECTS = words('brakes airbrakes radio stick controls log wing phone flag keys canopy rope wheel');

/** Where both people and things can be: only a given name counts as a person there. */
export const SEATS = words(
  'van seat cockpit office kitchen clubhouse front back rear canteen bar car shower bunkhouse',
);
