/** Words that negate typed injury and damage (C14.5), and words between them and what they negate */

/** By language as in `typed-words.ts`; no French `personne`, which is also a person, nor German `noch` (still). */
export const NEGATORS = `
  nicht kein keine keiner keinen keinem keines keinerlei ohne weder niemand nichts nie
  pas sans aucun aucune rien ni non jamais
  niet geen zonder niets nooit
  nie nie_ma bez brak nikt żaden żadna żadne żadnych nic ani niezbyt
  beze žádný žádná žádné žádných žádní nikdo není nejsou nebyl nebyla nebylo nebyli nedošlo neutrpěl neutrpěla
  senza nessun nessuno nessuna né niente nulla
  no sin ningún ninguno ninguna nadie nada tampoco
  inte ej icke inga ingen inget utan varken ingenting
  not without 0`;

/** Prefixes; `$`: whole words. No word for "and": what follows it may be true. */
export const BETWEEN = `
  verletz schäd schad person oder$ noch$ so$ sehr$ allzu$ besonders$ weiter ist$ sind$ war$ waren$ wurde$ wurden$
  bless dégât dommage victime accident ou$ de$ d$ des$ si$ très$ trop$ été$ est$ sont$ particulièrement$
  letsel gewond verwond slachtoffer schade of$ zo$ heel$ erg$ te$ al$ is$ was$ werd$ werden$ raakte$ bijzonder
  obraże rann uszkodz szkód szkod ofiar lub$ albo$ bardzo$ zbyt$ tak$ odni został był doszło$ do$
  zraněn poškoz škod obět zásadn nebo$ ani$ velmi$ příliš$ moc$ nijak$ byl k$ ke$ žádn
  ferit lesion dann(o|i)$ o$ di$ così$ molto$ troppo$ è! stat(o|a|i)$ ci$ sono$ rimast particolarmente$ riportat
  herid daño desperfect víctima o$ u$ muy$ demasiado$ tan$ es$ está$ fue$ hay$ hubo$ ha$ han$ habido$ result
  skad eller$ så$ särskilt$ alltför$ mycket$ några$ blev$ är$ var$ har$ direkt$
  injur damage or$ very$`;
