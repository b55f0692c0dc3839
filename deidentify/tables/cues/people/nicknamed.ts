/** Words that recognisers/people/shapes/nicknamed.ts reads. */
import { words } from '../../words.ts';

export const EPITHETS = words('Old Big Little Young Mad Wee Long Tall Fat Wild Crazy');
