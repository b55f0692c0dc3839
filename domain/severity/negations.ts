/** Words that negate typed injury and damage (C14.5), and words between them and what they negate */

/**
 * By language as in `typed-words.ts`, those that may be followed by people (`keiner der Piloten`): not `ohne`, as in
 * `Pilot ohne Fluggast schwer verletzt`. No French `personne`, which is also a person, nor German `noch` (still).
 */
export const NOBODY = `
  kein keine keiner keinen keinem keines keinerlei weder niemand
  pas_de? aucun aucune ni personne_ne personne_n_(a|ont|est)
  geen noch(?=_(de|het|een|piloot|inzittenden?|leerling|instructeur)_)
  nikt żaden żadna żadne żadnych ani
  žádný žádná žádné žádných žádní nikdo
  nessun nessuno nessuna né
  ningún ninguno ninguna nadie
  ingen inga inget varken`;

export const NEGATORS = `${NOBODY}
  nicht ohne nichts nie
  pas sans sans_autres? rien non jamais
  niet zonder zonder_andere niets nooit
  nie nie_ma bez bez_innych brak nic niezbyt
  beze bez_dalších není nejsou nebyl nebyla nebylo nebyli nedošlo neutrpěl neutrpěla
  senza senza_altr(o|a|i|e) niente nulla
  no sin sin_otr(o|a|os|as) nada tampoco
  inte ej icke utan utan_andra ingenting
  not without 0`;

/** People after `NOBODY`. Before another person there is a word for "or"; else it begins a clause of its own. */
export const PEOPLE = {
  before: `
    der die den dem des von vom beiden beider zwei einzige(r|n|s)? ander(e|er|es|en) weitere(r|n|s)? sonst mitglied(er)?
    de d du des le la les l un une deux autres? entre seuls? seule membres?
    van de het een enkele? beide twee andere leden lid
    z ze spośród obu dwóch inny inna innych członek członków
    obou dvou jiný jiná jiných další dalších člen členů
    di dei degli delle del dell della il lo i gli le due altr(o|a|i|e) membr(o|i)
    del los las el dos otr(o|a|os|as) miembros?
    av båda två annan andra medlem(mar)?`,
  person: `
    pilot(e|es|en|in|innen|a|i|o|os|ów|ů|er|erna)? ihnen insass(e|en|in) flugg(ast|äste|ästen) mitflieger(in)?
    (flug)?schüler(in|innen|n)? (flug)?lehrer(in|innen|n)? besatzung(smitglied(er)?)? crew
    passag(ers?|ères?|iers?|ier(e|en|in)|erare|eraren|erarna) occ?upant(e|es|s|i)? élèves?(_pilotes?)? équip(age|iers?)
    instru(c|k)t(o|ö|eu)r(s|es|a|i|ów|zy|ů|en|er|erna)? eux elles
    pilo(ot|ci) hen inzittenden? leerling(en)? bemanning(slid|sleden)?
    pasażer(a|ów|owie)? nich uczeń ucznia uczniów załog(a|i)
    cestující(ch|ho)? pasažér(a|ů|i)? žák(a|ů)? posádk(a|y)
    passegger(o|a|i|e) alliev(o|a|i|e) istruttor(e|i) equipaggio loro
    pasajer(o|a|os|as) alumn(o|a|os|as) tripulación tripulantes? ellos ellas
    elev(en|er|erna)? läraren? besättning(en|smedlem|smedlemmar)? ombordvarande`,
  or: 'oder noch ou of lub albo czy ani nebo či o u eller',
};

/** Prefixes; `$`: whole words. No word for "and": what follows it may be true. */
export const BETWEEN = `
  verletz schäd schad person oder$ noch$ so$ sehr$ allzu$ besonders$ weiter ist$ sind$ war$ waren$ wurde$ wurden$
  kam$ kamen$ hat$ haben$ erlitt$ erlitten$
  bless dégât dommage victime accident ou$ de$ d$ des$ si$ très$ trop$ été$ est$ sont$ particulièrement$
  atteinte conséquence séquelle trauma n_(a|ont|est)$ subi$
  letsel gewond verwond slachtoffer schade of$ zo$ heel$ erg$ te$ al$ is$ was$ werd$ werden$ raakte$ bijzonder
  obraże rann uszkodz szkód szkod ofiar lub$ albo$ bardzo$ zbyt$ tak$ odni został zostali$ byli$ doszło$ do$ osób$
  zraněn poškoz škod obět zásadn nebo$ ani$ velmi$ příliš$ moc$ nijak$ byl k$ ke$ žádn
  ferit lesion dann(o|i)$ o$ di$ così$ molto$ troppo$ è! stat(o|a|i)$ ci$ sono$ rimast particolarmente$ riportat
  conseguenz
  herid daño desperfect víctima o$ u$ muy$ demasiado$ tan$ es$ está$ fue$ fueron$ hay$ hubo$ ha$ han$ habido$ result
  consecuencia secuela sufri!
  skad eller$ så$ särskilt$ alltför$ mycket$ några$ blev$ är$ var$ har$ direkt$ fick$
  injur damage or$ very$`;
