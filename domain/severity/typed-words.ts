/**
 * Words people type for injury and damage (C14.5): German, French, Dutch, Polish, Czech, Italian, Spanish, Swedish, a
 * line or two each. The level is known, the language is not, so a word must mean the same or nothing in the other nine:
 * English words such as `severe`, `male` and `dog` count only next to a word of their language.
 *
 * A word matches as a prefix. `$`: only as a whole; `.`: only at the end of a clause; `^`: only at the start of the text;
 * `_`: a space, hyphen or apostrophe; `!`: only with its accents (else they may be missing, and `ß` may be `ss`).
 */

export type Levels = { critical: string; serious: string; minor: string };

export const INJURY_WORDS: Levels = {
  critical: `
    tödlich tod$ todes(f|o) getötet tot. tot_(auf|geb|am) tote(?!_bag)$ toter$ toten$ (ge|ver)storben verstarb starb$ starben$
    umgekommen ums_leben leben_verlor erlag$ erlegen$
    mortel mort$ morts$ morte$ mortes$ décéd décès$ tué! tués! tuées?$ (pilotes?|passagers?|été)_tues?$ mourut mourir meurt$
    perdu_la_vie perd_la_vie succomb sans_vie dcd$
    dodelijk dood$ doodge dode$ doden$ overle(den|ed) overlijd omgekomen kwam(en)?_om. om_het_leven fataal gestorven
    stierf stierven verongelukt bezw(e|ee)k gedood
    śmier zgon zabi(t|ł) zginął zginęł zginą! zmarł umarł stracił(a|i)?_życie martw(y|a)$
    smrt mrtv zahynul usmrcen zemřel umřel úmrtí přiš(el|la|li)_o_život bez_života zabil fatáln
    morto$ morti$ morta$ morì! morirono$ muore$ muoion decedut decess uccis(o|a|i|e)$ pers(o|e|ero)_la_vita
    perd(e|ono)_la_vita senza_vita vittim letal
    mortal muert murió murieron muere$ mueren$ fallec se_mató perdi(ó|eron)_la_vida sin_vida difunt óbito$
    dödlig död$ döda$ dödad döds dött$! omkom avl(id|ed) ihjäl (miste|mist|förlorade|förlorat)_livet
    ^dog. (pilot|piloten|föraren|eleven|passageraren|läraren|instruktören|flygaren|personen|personer)_dog$
    (han|hon|båda|bägge|som|två|en)_dog$ dog_(på|av|vid|efter|senare)$ dog_(omedelb|direkt) dog_i_(oly|kra|hav|sam)`,
  serious: `
    schwer(?!punkt|el) ernsthaft ernstlich ernste(n|r|s)?$ ernst_verletzt lebens(gef|bedroh) erheblich gravierend
    kritische(r|n|m)?_zustand
    grave$ graves$ gravement grièvement sérieu lourdement blessés?_lourd lourdes_bless sévère! sévères sévèrement majeur
    importantes$ considérable! considérables état_critique pronostic_vital urgence_absolue polytraumatis
    ernstig zwaar(?!te) zware levens(gev|bedr) kritieke_toestand
    ciężk poważn krytyczn zagrożenie_życia
    těžk těžc vážn závažn ohrožení_života kritick(ý|ém)_stav
    gravi$ graviss serio$ seria$ seri$ serie$ seriament sever(o|a|i|os|as)$ condizioni_critiche pericolo_di_vita
    prognosi_riservata codice_rosso importanti$
    gravísim serios$ serias$ severamente estado_crítico de_gravedad de_consideración pronóstico_reservado
    allvarlig svår! svår(t|a)_skad livs(hot|far) kritisk(t|a)?_tillst grava$ kraftig`,
  minor: `
    leicht(?!sinn|flug|bau) gering klein unerheblich unbedeutend oberflächlich prellung schürf kratzer schramme harmlos
    verstauch blaue_fleck
    lég(e|è)r mineur superficiel bénins?! bénigne! bénignes égratign contusionn quelques_contus bobo$ bleus$ foulure
    sans_gravité petites?_(bless|plaie|coupur) faibles?$
    licht$ lichte$ lichtgewond lichtjes klein oppervlakkig schram kneuz blauwe_plek schaafwond
    lekk(?!oat|om) drobn niewielk nieznaczn niegroźn powierzchown stłucz potłucz zadrap otar(c|t) siniak małe! małych!
    lehk lehc malé! malá! menší povrchov odřen pohmožd modřin škráb nepatrn nezávažn mírn
    lieve$ lievi$ lievement lievissim legger contusion(e|i)$ escoriazion graffi$ graffio$ superficial(e|i)$ piccol
    leve$ leves$ levement menor ligero ligera contusión! contusiones$ rasguñ magullad superficiales$ pequeñ arañazo
    (poca|sin)_gravedad
    lindrig lätt! lätt_skad mindre ytlig smärre obetydlig skrubbsår skråm blåmärk små_skad småskad ringa$ stukning`,
};

export const DAMAGE_WORDS: Levels = {
  critical: `
    zerstör total(scha|schä|verl) wrack schrott verschrott irreparabel irreparable(r|n|s)$ ausgebrannt zerschell zertrümm
    détrui épave destruction_(tot|compl) perte_totale hors_d_usage irréparab! irréparables irrécupér! pulvérisé!
    carbonisé! désintégr anéanti bon(ne)?_pour_la_casse à_la_casse
    vernield verwoest vernietigd wrak total_?loss totaal_?verlies afgeschreven onherstel schroot gesloopt uitgebrand
    zniszczon zniszczeniu$ całkowite_zniszcz kasacj skasowan (szkod|strat)a_całkowita rozbity$ ^rozbit(a|e|o).
    (całkowicie|kompletnie|doszczętnie|zupełnie)_(rozbit|spalon) wrak złom! złomow na_złom$ roztrzask
    zničen vrak totálk totální_škod neoprav sešrot šrot na_odpis odepsán shořel (úplně|zcela|kompletně)_rozbit
    distrutt distruzione relitt(o|i)$ perdita_totale demolit(o|a|i|e)$ rottam irreparabil(e|i)$ fuori_uso
    disintegrat(o|a|i|e)$ carbonizzat da_buttare
    destruid destruy destrucción_(tot|com) destrozad siniestro_total pérdida_total inservib irrecuperable$ desgua(c|z)
    chatarra calcinad (avión|aeronave|planeador|velero)_irreparable
    förstör total(förstör|haver|förlust|skad) kasser skrot demoler(ad|at) utbränd`,
  serious: `
    erheblich wesentlich beträchtlich beachtlich schwer(?!punkt|el) große(r|n|s)?$ größer groß! schaden_groß sehr_groß
    stark_beschäd starke(r|n|s)?$ massive(r|n|s)?$ gravierend umfangreich bedeutend strukturschäd strukturschad ernsthaft
    substantiël importants$ importante$ importantes$ (dégâts?|dommages?)_important considérable! considérables grave$
    graves$ gravement majeur lourds$ lourdement gros$ grosses$ sévère! sévères sévèrement sérieu conséquents$ fortement
    très_(endom|abîm) structurel étendus$
    aanzienlijk zwaar(?!te) zware ernstig groot$ grote$ flinke?$ fors$ forse_schad omvangrijk behoorlijk veel_schade belangrijk
    structurele structuurscha uitgebreid
    znaczn poważn ciężk istotn duż(e|y|a|ych|ego)$ wielki większ rozległ mocno$ silnie$ bardzo_uszk strukturaln
    podstatn značn těžk těžc vážn závažn rozsáhl velk větší silně_pošk hodně_pošk výrazn strukturáln
    sostanzial considerevol notevol rilevant gravi$ graviss importanti$ ingent(e|i)$ seri$ serio$ seriament grossi$ grosso$
    grandi$ pesant estes(o|i)$ maggiori$ molto_dannegg struttural sever(o|a|i|os|as)$
    sustancial substancial mayores$ grandes_(daño|desp) serios$ cuantios de_consideración de_gravedad gravísim extensos$
    muy_dañad estructural severamente
    betydand allvarlig omfattand svår! svår(t|a)_skad stora$ stor$ större kraftig väsentlig avsevärd rejäl starkt$
    mycket_skad strukturell grava$`,
  minor: `
    leicht(?!sinn|flug|bau) gering klein unerheblich unwesentlich unbedeutend oberflächlich kratzer schramme dellen$
    lackscha lackschä bagatell kosmetisch minimale(r|n|s)?$
    lég(e|è)r mineur petits?$ petites?$ minimes?$ superficiel cosmétique égratign érafl rayures?$ faibles?$ négligeable
    limités$! insignifiant sans_(gravité|importance) bénins!
    licht$ lichte$ klein beperkt oppervlakkig kras(je|jes|sen)?$ cosmetisch lakscha minima(al|le)$ onbeduidend weinig_schade
    lekk(?!oat|om) drobn niewielk nieznaczn nieistotn mniejsz powierzchown zarysow kosmetyczn otar(c|t) minimaln rys(a|y)$
    małe! małych! mały!
    lehk lehc malé! malá! male$ menší nepatrn nevýznamn nezávažn zanedbateln povrchov kosmetick škráb mírn
    lieve$ lievi$ lievement lievissim legger piccol minim(i|o)$ modest(o|i)$ superficial(e|i)$ graffi$ graffio$ trascurabil
    estetic(o|i)$ limitat(o|i)$ contenut(o|i)$ poco_conto
    leve$ leves$ levement menor ligero ligera pequeñ superficiales$ mínimos$ escasos$ rasguñ arañazo rozadura estéticos?$
    (poca|sin)_importancia
    lindrig lätt! lätt_skad mindre obetydlig smärre ytlig små_skad småskad rep(a|or)$ lackskad ringa$ begränsad liten$`,
};

/** Phrases that mean a minor level although they contain a word for a higher one: `peu grave`. */
export const SOFTENED = `
  weniger_schwer (peu|moins)_(grave|important|sérieu|endommag) peu_de_dég minder_(ernstig|zwa) mniej_(poważn|ciężk)
  méně_(závažn|vážn) meno_grav menos_grave poco_(grav|important) mindre_(allvarlig|svår)
  (ferit(a|e|o|i)|lesioni|dann(o|i)|herid(o|a)s?|lesiones|daños?|blessures?|blessés?|dégâts)_(non|no)_grav`;

/** Negations that say the worst: not survived, beyond repair; and understatements: `nicht unerheblich` is serious. */
export const WORSE = {
  injury: `
    nicht_überlebt keine_überlebenden (pas|non)_survécu aucun_survivant niet_overleefd nie_żyj nie_przeży nepřeži
    non_((è|sono|ha|hanno)_)?sopravviss nessun_(superstite|sopravviss) no_((ha|han)_)?sobrevivi sin_supervivientes
    överlevde_inte inte_överlev`,
  damage: `
    nicht_((mehr|wirtschaftlich)_)?(zu_)?repar (non|pas|plus)_réparable niet_(meer_)?te_(repar|herstel)
    nie_nadaje_się non_((è|più)_)*riparabil no_((es|está)_)?reparable (ej|inte)_(reparerbar|att_repar)`,
};
export const UNDERSTATED = `
  (nicht|kein|keine|keinen)_(uner|unwes|unbed|gering) non_(négligeable|trascurabil|indifferent) niet_(gering|onaanz)
  (inte|ej|icke)_obetydlig niemał no_desdeñab nemal(é|ý)! nikoli_nevýznamn`;
