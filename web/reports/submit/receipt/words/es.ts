// The receipt code, shown once after a report was sent: on the screen, on paper and in the saved file.

/** The heading. */
export const yourCode = 'Tu código de seguimiento';
/** Four buttons. */
export const copy = 'Copiar';
export const save = 'Guardar en un archivo';
export const print = 'Imprimir';
export const haveKept = 'Ya lo tengo';
/** The message after each. */
export const copied = 'Copiado. Pégalo donde lo vuelvas a encontrar.';
export const cannotCopy = 'Este navegador no nos deja copiar. El código está seleccionado: cópialo tú.';
export const saved = 'Guardado entre tus descargas.';
export const mayLeave = 'Muy bien. Ya puedes salir de esta página.';

export const onlyNow =
  'Solo se muestra esta vez. Con él puedes ver en qué ha quedado tu informe y contestar preguntas, sin cuenta.';
export const sharedComputer =
  'Si el ordenador lo usan otros, apúntalo en lugar de guardarlo y cierra esta página cuando lo tengas: quien tenga el código puede leer lo que se escribe sobre tu informe.';
/** A link to the page of that name. */
export const follow = 'Sigue tu informe';

/** On paper; the address follows on a line of its own. */
export const onPaper =
  'Con este código puedes ver en qué ha quedado tu informe de seguridad y contestar preguntas, sin cuenta:';
/** On paper; {product} is the name of this website. */
export const keepToYourself = 'No se lo des a nadie. {product} no puede volver a dártelo.';

/** The saved file: its title, then the code, then its use with the address, then a warning. */
export const fileTitle = '{product}: resguardo de un informe de seguridad';
export const fileUse = 'Con este código puedes ver en qué ha quedado tu informe y contestar preguntas, sin cuenta:';
export const fileWarning = 'No se lo des a nadie. Nadie puede volver a dártelo.';
/** The name of the file: lower case without accents, ending in .txt. */
export const fileName = 'resguardo.txt';

/** The question before leaving the page without the code. */
export const keptQuestion = '¿Has guardado el código?';
export const keptWhy =
  'Solo se muestra ahora. Sin él no podrás ver en qué ha quedado tu informe ni contestar preguntas.';
export const leave = 'Salir sin él';
export const stay = 'Quedarme';
