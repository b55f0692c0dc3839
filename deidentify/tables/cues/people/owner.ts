/** Words that recognisers/people/shapes/owner.ts reads. */
import { words } from '../../words.ts';

/** What belongs to people, or is done by them. */
export const OWNED =
  words(`glider wing wingtip parachute tug car trailer canopy approach landing launch flight decision statement report account version view opinion
  hand hands arm leg head foot feet knee back instructor student pupil daughter son wife husband partner mother father phone radio logbook
  call calls turn turns straps harness seat hat cap glasses error mistake fault idea plan actions reaction reactions response attention advice
  aircraft ship machine cockpit speed height position cable rope fuselage tail tailplane rudder elevator wheel nose airbrakes brakes cockpit battery flarm aileron bike van tractor field house first second third last`);
