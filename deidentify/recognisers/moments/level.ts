/** How sure a day or a time in a text is: never so sure that it is replaced unless somebody asks for it (C5.5). */
export const ASKED = 0.4;
