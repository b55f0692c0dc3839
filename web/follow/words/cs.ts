// The page /follow: what became of a report, for people who have its receipt code.

/** The page's heading, and what is said below it. */
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
/** Where no report has the code; {refusal} is the server's sentence, without a full stop at its end. */
export const compareCode =
  '{refusal}. Porovnejte ho prosím znak po znaku. Kód neplatí ani tehdy, když bezpečnostní tým smazal konverzaci.';
/** The button, and what it reads meanwhile. */
export const showReport = 'Zobrazit hlášení';
export const looking = 'Hledám…';

/** Said above that form when a report was closed, or its code has ended. */
export const codeEnded = 'Tento kód už neplatí: bezpečnostní tým smazal konverzaci.';
export const closed = 'Zavřeno. Tato stránka už váš kód nezná.';

/** The report: headings, and a link. {day} is a day. */
export const reportOf = 'Vaše hlášení ze dne {day}';
export const readCopy = 'Přečíst zveřejněnou anonymizovanou verzi';
export const teamSays = 'Co vzkazuje bezpečnostní tým';
export const messages = 'Zprávy';
/** A button: the page forgets the code. */
export const close = 'Zavřít';
export const unsentQuestion = 'Zavřít bez odeslání?';
export const unsentMeans = 'Co jste zde napsali nebo vybrali a neodeslali, bude smazáno.';
export const closeAnyway = 'Zavřít a smazat';
export const keepWriting = 'Pokračovat';

/** Where the report stands, by code: in bold, as a sentence below, and as one word in a line of four steps. */
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
/** About 10 letters each: four stand side by side on a phone. */
export const stateSteps = { received: 'Přijato', 'looked-at': 'Přečteno', 'acted-on': 'Řeší se', closed: 'Uzavřeno' };

/** The conversation: who has written, and that nobody has. */
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
/** The button, what it reads meanwhile, and what is said afterwards. */
export const send = 'Odeslat';
export const sending = 'Odesílám…';
export const sent = 'Odesláno. Bezpečnostní tým si to teď může přečíst.';

/** Erasing one's own contact details: the button, the question, what it means, the two answers, and afterwards. */
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

/** A link in an email opened the report without the code: while it loads; the link no longer works; after an hour; instead of the erase button. */
export const opening = 'Otevírám hlášení…';
export const linkOver = 'Tento odkaz už byl použit nebo je příliš starý. Zadejte prosím kód hlášení.';
export const visitOver = 'Tato stránka byla hodinu otevřená přes odkaz z e-mailu. Zadejte prosím kód hlášení.';
export const eraseWithCode = 'Chcete-li smazat své kontaktní údaje, otevřete hlášení kódem.';
