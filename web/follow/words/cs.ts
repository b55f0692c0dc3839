// The page /follow: what became of a report, for people who have its receipt code.

/** Page heading and texts below it. */
export const heading = 'Sledovat hlášení';
export const intro =
  'Podívejte se, jak vaše hlášení dopadlo, odpovězte na otázky nebo doplňte, co jste zapomněli. Stačí kód hlášení, který se ukázal po odeslání.';
export const lostCode =
  'Ztracený kód už vám nikdo neřekne, ani my, ani bezpečnostní tým: nikde uložený není. Hlášení je přesto v bezpečí. Kód přestane platit, když bezpečnostní tým smaže konverzaci.';

/** The form for the code. */
export const needsScript = 'Tato stránka potřebuje JavaScript: zapněte ho prosím v prohlížeči.';
export const receiptCode = 'Kód hlášení';
export const codeHint = '20 písmen a číslic. Na velikosti písmen, mezerách a pomlčkách nezáleží.';
export const enterCode = 'Zadejte prosím kód hlášení';
/** If no report has the code; {refusal} is the server's message without its full stop. */
export const compareCode =
  '{refusal}. Porovnejte ho prosím znak po znaku. Kód přestane platit i tehdy, když bezpečnostní tým smaže konverzaci.';
/** The button, and its label while busy. */
export const showReport = 'Zobrazit hlášení';
export const openingLabel = 'Otevírám…';

/** Above that form after the reporter has left the report, or its code has stopped working. */
export const codeEnded = 'Tento kód už neplatí: bezpečnostní tým smazal konverzaci.';
export const closed = 'Vaše hlášení se tu už nezobrazuje a tato stránka váš kód nezná.';

/** The report: headings, and a link. {day} is a day, such as June 3, 2026. */
export const reportOf = 'Vaše hlášení ze dne {day}';
export const readCopy = 'Přečíst zveřejněnou anonymizovanou verzi';
export const teamSays = 'Co vzkazuje bezpečnostní tým';
export const messages = 'Zprávy';
/** A button that makes the page forget the code. */
export const close = 'Zavřít';
/** If something was not sent: a question, what it means, and two buttons. */
export const unsentQuestion = 'Zavřít bez odeslání?';
export const unsentMeans = 'Co jste zde napsali nebo vybrali a neodeslali, bude smazáno.';
export const closeAnyway = 'Zavřít a smazat';
export const keepWriting = 'Pokračovat';

/** The state of the report: in bold, as a sentence, and as a short label in a row of four steps. */
export const states = {
  received: 'Přijato',
  'looked-at': 'Někdo se mu věnuje',
  'acted-on': 'Něco se s tím dělá',
  closed: 'Uzavřeno',
};
export const stateSaid = {
  received: 'Hlášení dorazilo. Někdo z bezpečnostního týmu si ho přečte.',
  'looked-at': 'Ujal se ho někdo z bezpečnostního týmu.',
  'acted-on': 'Bezpečnostní tým rozhodl, co udělá, a pracuje na tom.',
  closed: 'Bezpečnostní tým práci na hlášení dokončil. Psát můžete i dál.',
};
/** About 10 letters each, since four must fit side by side on a phone. */
export const stateSteps = { received: 'Přijato', 'looked-at': 'Přečteno', 'acted-on': 'Řeší se', closed: 'Uzavřeno' };

/** The conversation: the author of a message, and the text if there are none. */
export const writers = { team: 'Bezpečnostní tým', reporter: 'Vy' };
export const noMessages = 'Zatím žádné zprávy. Když se bude chtít bezpečnostní tým na něco zeptat, najdete to tady.';

/** The field for a message: its label, and its hint, without and with an open question; {question} is the team's text. */
export const addSomething = 'Něco doplnit';
export const addHint = 'Odpovězte tu na otázku, nebo napište, co vás napadlo později. Čte to jen bezpečnostní tým.';
export const answerQuestion = 'Odpovědět na otázku';
export const answerHint = 'Bezpečnostní tým píše: „{question}“ Vaši odpověď čte jen on.';
/** {day} and {all} are numbers of messages. */
export const full =
  'Poslat lze nejvýš {day} zpráv denně a {all} celkem. Jeden z těchto limitů je vyčerpán: zkuste to prosím zítra, nebo si promluvte s bezpečnostním týmem.';
/** The button, its label while busy, and the message afterwards. */
export const send = 'Odeslat';
export const sending = 'Odesílám…';
export const sent = 'Odesláno. Bezpečnostní tým si to teď může přečíst.';

/** Erasing contact details: the button, the question, its explanation, the two answers, and the result. */
export const eraseContact = 'Smazat mé kontaktní údaje';
export const eraseQuestion = 'Smazat kontaktní údaje?';
export const eraseMeans =
  'Vaše jméno, e-mail a telefon se nadobro smažou a nikdo už vám nebude moci napsat ani zavolat. Smažou se i fotografie a záznam letu. Hlášení a zprávy zůstanou a kód platí dál.';
export const keepThem = 'Ponechat';
export const eraseForGood = 'Nadobro smazat';
export const erasing = 'Mažu…';
export const erased = 'Vaše jméno, e-mail a telefon jsou smazány. Kód platí dál.';

/** Details that can be added later: a heading, the text below it, and the button. */
export const details = 'Další údaje';
export const detailsHint =
  'Den, místo, letadlo, počasí: co jste napoprvé vynechali, můžete doplnit zde. Co jste už uvedli, se nezobrazuje.';
export const addDetails = 'Doplnit údaje';

/** Opened by an emailed link: while loading, if the link is invalid, after an hour, and instead of the erase button. */
export const opening = 'Otevírám hlášení…';
export const tryAgain = 'Zkusit znovu';
export const linkOver = 'Tento odkaz už byl použit nebo je příliš starý. Zadejte prosím kód hlášení.';
export const visitOver = 'Tato stránka byla hodinu otevřená přes odkaz z e-mailu. Zadejte prosím kód hlášení.';
export const eraseWithCode = 'Chcete-li smazat své kontaktní údaje, otevřete hlášení kódem.';
