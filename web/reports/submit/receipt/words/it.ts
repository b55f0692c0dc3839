// The receipt code, shown once after a report was sent: on the screen, on paper and in the saved file.

/** The heading. */
export const yourCode = 'Il tuo codice di ricevuta';
/** Four buttons. */
export const copy = 'Copia';
export const save = 'Salva in un file';
export const print = 'Stampa';
export const haveKept = 'L’ho conservato';
/** The message after each. */
export const copied = 'Copiato. Incollalo dove poi lo ritrovi.';
export const cannotCopy = 'Questo browser non ci lascia copiare. Il codice è già selezionato: copialo tu.';
export const saved = 'Salvato tra i tuoi download.';
export const mayLeave = 'Bene. Puoi lasciare questa pagina.';

export const onlyNow =
  'Lo vedi solo adesso. Con questo codice puoi sapere com’è andata a finire e rispondere alle domande, senza account.';
export const sharedComputer =
  'Se il computer lo usano anche altri, scrivilo su un foglio invece di salvarlo, poi chiudi la pagina: chi ha il codice può leggere quello che viene scritto sulla tua segnalazione.';
/** A link to the page of that name. */
export const follow = 'Segui la tua segnalazione';

/** On paper; the address follows on a line of its own. */
export const onPaper =
  'Con questo codice puoi sapere com’è andata a finire la tua segnalazione e rispondere alle domande, senza account:';
/** On paper; {product} is the name of this website. */
export const keepToYourself = 'Tienilo per te. {product} non può dartelo una seconda volta.';

/** The saved file: its title, then the code, then its use with the address, then a warning. */
export const fileTitle = '{product}: ricevuta di una segnalazione di sicurezza';
export const fileUse =
  'Con questo codice puoi sapere com’è andata a finire la tua segnalazione e rispondere alle domande, senza account:';
export const fileWarning = 'Tienilo per te. Nessuno può dartelo una seconda volta.';
/** The name of the file: lower case without accents, ending in .txt. */
export const fileName = 'ricevuta.txt';

/** The question before leaving the page without the code. */
export const keptQuestion = 'Hai conservato il codice?';
export const keptWhy =
  'Lo vedi solo adesso. Senza codice non puoi sapere com’è andata a finire, né rispondere a una domanda.';
export const leave = 'Esci senza codice';
export const stay = 'Resta qui';
