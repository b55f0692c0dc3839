/** Words that recognisers/people/shapes/extend-name.ts reads. */
import { words } from '../../words.ts';

/** Between two Catalan surnames: "Soler i Mas". */
export const CATALAN_AND = /^i$/;

/** Opens a nickname: "«el Rápido»", "„de Lange”". */
export const NICKNAME_ARTICLE = /^(?:el|la|il|lo|le|l|de|den|het|der|die|das|the|'t)$/;

/** Between two Spanish surnames: "Ortega y Gasset". */
export const SPANISH_AND = /^y$/;

/** Letters that only Vietnamese has. */
export const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;

/** Surname particles that can open a sentence, by language; folded. */
export const OPENING_PARTICLES: Readonly<Record<string, ReadonlySet<string>>> = {
  de: words('von van vom zu zum zur der den'),
  fr: words('le la de du des d l'),
  nl: words('de van der den ter ten te het'),
  it: words('di de del della dal dalla da lo d'),
  es: words('de del la las los'),
  sv: words('af von de la'),
  en: words('de van der den von du la le st'),
};
