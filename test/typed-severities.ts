/** What pilots type for injury and damage, by language and severity, separated by ` | ` (C14.5) */
import type { Language } from '../domain/language/languages.ts';
import type { Severity } from '../domain/severity/severity.ts';

type Typed = Record<Severity, string>;

const INJURIES: Record<Language, Typed> = {
  // To the letter of section 3, odd cases included.
  en: {
    critical: 'fatal | Fatal injury | FATAL | fatally injured | fatalities: 1 | one fatality | non-fatal | not fatal',
    serious: 'serious | Serious injury | seriously hurt | SERIOUS | two serious | no serious injuries | not serious',
    minor: 'minor | Minor injury | minor cuts | minors aboard | MINOR | no minor injury | minor bruises',
    none: 'none | No injury | unhurt | nil | N/A | OK | uninjured | no | killed | the pilot died | dead | severe | a dog bit the pilot | dog bite | bitten by a dog | grazed by gravel | Tue | male pilot, unhurt | tote bag | Ernst was fine | benign | see today’s log | Mortimer was unhurt | level 1 | not known',
  },
  de: {
    critical:
      'tödlich | tödlich verletzt | TÖDLICH | toedlich verunglueckt | todlich | tödlicher Unfall | Tod des Piloten | TOD DES PILOTEN | Pilot ums Leben gekommen | kam ums Leben | zwei Tote | 1 Toter | Pilot tot | war sofort tot | tot aufgefunden | gestorben | verstorben | im Krankenhaus gestorben | starb am Unfallort | getötet | Todesfall | Todesopfer | hat nicht überlebt | erlag seinen Verletzungen | 1 Tote, 2 Schwerverletzte | kein Schwerverletzter, ein Toter | nicht angeschnallter Pilot getötet | kein Fluggast schwer verletzt; Pilot tot | Kein Pilotenfehler tödlicher Absturz',
    serious:
      'schwer verletzt | Schwer verletzt | SCHWERVERLETZT | schwere Verletzungen | Schwerverletzte | schwerst verletzt | ernsthaft verletzt | ernste Verletzungen | lebensgefährlich verletzt | lebensgefaehrlich | lebensbedrohlich | erhebliche Verletzungen | nicht tödlich, aber schwer verletzt | nicht nur leicht, sondern schwer verletzt | keine Toten, ein Schwerverletzter | nicht angeschnallt schwer verletzt | noch schwer krank | gravierende Verletzungen | nicht unerheblich verletzt | Kein Fluggast; Pilot schwer verletzt | kein Fluggast Pilot schwer verletzt | kein Fluggast und Pilot schwer verletzt | Kein Fluggast - Pilot schwer verletzt | keine Toten - Schwerverletzte | Pilot ohne Fluggast schwer verletzt | der Fluggast und nicht der Pilot wurde schwer verletzt | niemand außer dem Piloten schwer verletzt | noch der Pilot schwer verletzt',
    minor:
      'leicht verletzt | Leichtverletzte | leichte Verletzung | LEICHT | geringfügig verletzt | kleine Verletzungen | Prellungen | Schürfwunden | Schuerfwunde | Kratzer | blaue Flecken | oberflächlich | nur leicht, nicht schwer verletzt | unerhebliche Verletzung | weniger schwer | verstaucht',
    none: 'unverletzt | keine | keine Verletzungen | KEINE | nein | niemand verletzt | ohne Verletzungen | nicht verletzt | nicht tödlich | nicht schwer verletzt | ohne schwere Verletzungen | keine schweren Verletzungen | keine schweren oder tödlichen Verletzungen | weder Tote noch Schwerverletzte | keine Toten | kein Todesopfer | niemand wurde schwer verletzt | niemand schwer verletzt | wohlauf | nichts Ernstes | Schwerpunkt in Ordnung | unversehrt | 0 Tote | keiner der Piloten getötet | kein Pilot wurde schwer verletzt | keine Insassen schwer verletzt | keiner der Insassen schwer verletzt | weder Pilot noch Fluggast schwer verletzt | weder der Fluglehrer noch die Flugschülerin tödlich verletzt | keiner von ihnen schwer verletzt | niemand sonst schwer verletzt | keiner der beiden kam ums Leben',
  },
  fr: {
    critical:
      'mort | mortel | mortelle | MORT | accident mortel | blessures mortelles | décédé | decede | décédée | décès du pilote | DECES | il décède | tué | tués sur le coup | pilote tue | a perdu la vie | n’a pas survécu | a succombé | 2 morts | retrouvé sans vie | DCD | aucun blessé grave, un mort | pilote tué, aucun passager | aucun passager le pilote est mort',
    serious:
      'grave | blessé grave | grièvement blessé | blessé grièvement | grievement blesse | blessée grièvement | gravement blessée | blessures graves | BLESSES GRAVES | sérieusement blessé | lourdement blessé | blessé lourd | blessures sévères | pronostic vital engagé | état critique | aucun mort, deux blessés graves | pas de blessure mortelle mais grave | blessure majeure | pas de passager, pilote gravement blessé | pas le pilote mais le passager gravement blessé | pilote sans passager gravement blessé | aucun autre que le pilote gravement blessé | pas de mort - blessé grave',
    minor:
      'léger | légère | leger | blessé léger | légèrement blessé | LEGEREMENT BLESSEE | blessures légères | blessure mineure | superficielles | égratignures | bénigne | sans gravité | bleus | quelques contusions | peu grave | blessures non graves | foulure',
    none: "indemne | indemnes | aucun | aucune | AUCUNE | aucune blessure | néant | rien | rien de grave | pas de blessé | pas de blessé grave | pas grave | pas gravement blessé | sans blessure grave | aucun mort | ni mort ni blessé grave | non mortel | personne blessée : non | sain et sauf | RAS | n’a pas été grièvement blessé | 0 mort | pas de morts ni de blessés graves | aucun pilote tué | pas d’élève tué | pas d'élève tué | aucun pilote gravement blessé | ni le pilote ni le passager gravement blessés | aucune atteinte grave | sans atteinte grave | aucune conséquence grave | pas d’autre blessé grave | sans autre blessé grave | aucun occupant n’a été tué | personne n’a été gravement blessé | aucun membre de l’équipage gravement blessé | aucun d’entre eux grièvement blessé",
  },
  nl: {
    critical:
      'dodelijk | dodelijk letsel | DODELIJK | dodelijk verongelukt | dood | twee doden | één dode | overleden | piloot overleed | is overleden in het ziekenhuis | omgekomen | piloot kwam om | om het leven gekomen | fataal | fatale afloop | gestorven | stierf ter plaatse | heeft het niet overleefd | aan verwondingen bezweken | verongelukt | geen gewonden, één dode | geen passagier aan boord, piloot overleden',
    serious:
      'ernstig | ernstig gewond | ernstig letsel | ERNSTIG | zwaar gewond | zwaargewond | zwaargewonden | zware verwondingen | levensgevaarlijk gewond | levensbedreigend | kritieke toestand | serieus letsel | serieuze verwondingen | geen doden, wel zwaargewonden | niet dodelijk, wel ernstig | flink wat: ernstige breuk | geen passagier, piloot ernstig gewond | geen passagier maar piloot ernstig gewond | niet de piloot maar de passagier ernstig gewond | piloot zonder passagier ernstig gewond',
    minor:
      'licht | lichtgewond | licht gewond | LICHT | lichte verwondingen | licht letsel | kleine verwondingen | gering letsel | oppervlakkig | schrammen | kneuzingen | gekneusd, licht | blauwe plekken | schaafwonden | minder ernstig | lichtjes gewond',
    none: 'geen | GEEN | ongedeerd | niet gewond | niemand gewond | geen letsel | geen gewonden | geen ernstig letsel | niet ernstig gewond | niet dodelijk | geen doden | geen doden of zwaargewonden | geen doden noch zwaargewonden | zonder ernstig letsel | niets ernstigs | niemand raakte ernstig gewond | nee | nvt | van teen tot kruin gezond | zwaartepunt goed | geen van beide piloten ernstig gewond | noch de piloot noch de passagier ernstig gewond | noch piloot noch passagier zwaargewond | niemand van de inzittenden overleden | geen andere zwaargewonden',
  },
  pl: {
    critical:
      'śmiertelny | śmiertelne | smiertelne | ŚMIERTELNE | obrażenia śmiertelne | ofiara śmiertelna | śmierć pilota | smierc | poniósł śmierć na miejscu | zginął | zginęła | zginal | zginęli | zmarł | zmarła w szpitalu | zmarli | zmarla | zgon | zabity | zabił się | nie żyje | nie zyje | nie przeżył | stracił życie | brak ciężko rannych, jedna ofiara śmiertelna | żaden błąd pilota, pasażer zginął',
    serious:
      'ciężkie | ciężko ranny | ciężko ranna | ciezko ranny | CIĘŻKO RANNY | ciężkie obrażenia | poważne | poważne obrażenia | powaznie ranny | poważnie ranna | stan krytyczny | zagrożenie życia | nie śmiertelne, ale ciężkie | bez ofiar śmiertelnych, dwóch ciężko rannych | bardzo ciężkie | poważny uraz | żaden pasażer, pilot ciężko ranny | nikt nie zginął, ale pilot ciężko ranny | pilot bez pasażera ciężko ranny | nikt oprócz pilota ciężko ranny',
    minor:
      'lekkie | lekko ranny | lekko ranna | LEKKO | lekkie obrażenia | drobne obrażenia | drobne | niewielkie obrażenia | niegroźne | niegrozne | powierzchowne | stłuczenia | stluczenie | potłuczony | zadrapania | otarcia | siniaki | nieznaczne | mniej poważne',
    none: 'bez obrażeń | bez obrazen | brak | BRAK | nikt | nikt nie zginął | nie ranny | brak rannych | bez poważnych obrażeń | bez powaznych obrazen | bez ciężkich obrażeń | brak ofiar śmiertelnych | nie odniósł poważnych obrażeń | nikt nie został ciężko ranny | nic poważnego | cały i zdrowy | bez szwanku | żadne | nie śmiertelne | zginanie kolana bolesne: nie | żaden z pilotów nie zginął | nikt z załogi nie został ciężko ranny | żaden pilot ciężko ranny | ani pilot ani pasażer ciężko ranny | żaden członek załogi ciężko ranny | brak osób ciężko rannych',
  },
  cs: {
    critical:
      'smrtelné | smrtelne | SMRTELNÉ | smrtelné zranění | smrt | smrt pilota | mrtvý | mrtvá | mrtví | dva mrtvi | zahynul | zahynula | zahynuli | zemřel | zemřela v nemocnici | zemrel | usmrcen | přišel o život | prisla o zivot | úmrtí | nepřežil | bez zraněných, jeden mrtvý | zabil se | žádný cestující na palubě, pilot zahynul',
    serious:
      'těžké | těžce zraněn | těžce zraněna | tezce zranen | TĚŽCE | těžké zranění | vážné | vážně zraněn | vážná zranění | vazne zraneni | závažné zranění | závažná | v ohrožení života | kritický stav | nebyl mrtvý, ale těžce zraněn | nikdo nezahynul, jeden těžce zraněn | žádný cestující, pilot těžce zraněn | nikdo nezahynul, ale pilot těžce zraněn | pilot bez cestujícího těžce zraněn | nikdo kromě pilota těžce zraněn',
    minor:
      'lehké | lehce zraněn | lehce zraněna | lehce | LEHCE ZRANĚN | lehké zranění | lehka zraneni | drobné | drobná zranění | menší zranění | povrchové | odřeniny | odreniny | pohmožděniny | modřiny | škrábance | nezávažné | méně závažné | malé zranění',
    none: 'bez zranění | bez zraneni | žádné | ŽÁDNÉ | žádná zranění | nezraněn | nezraněna | nikdo | nikdo nezahynul | nikdo nebyl zraněn | nikdo nebyl vážně zraněn | bez vážných zranění | bez vaznych zraneni | bez těžkých zranění | bez mrtvých | bez obětí | nebyl těžce zraněn | nic vážného | v pořádku | ne | nikdo z posádky nebyl vážně zraněn | ani pilot ani cestující nebyli těžce zraněni | žádný z pilotů těžce zraněn | žádný člen posádky těžce zraněn | ani pilot ani cestující těžce zraněn',
  },
  it: {
    critical:
      'mortale | mortali | MORTALE | ferite mortali | lesioni mortali | morto | morta | due morti | morte del pilota | deceduto | deceduta | DECEDUTI | decesso | ucciso | ha perso la vita | perse la vita | morì in ospedale | fatale | una vittima | trovato senza vita | non è sopravvissuto | nessun ferito grave, un morto | nessun passeggero, pilota morto',
    serious:
      'grave | gravi | GRAVE | ferito grave | feriti gravi | gravemente ferito | gravemente ferita | ferite gravi | lesioni gravi | gravissime | serie ferite | seriamente ferito | in pericolo di vita | prognosi riservata | codice rosso | condizioni critiche | nessun morto, due feriti gravi | non mortale ma grave | ferito e grave | nessun passeggero a bordo, pilota ferito gravemente | nessun passeggero ma il pilota gravemente ferito | pilota senza passeggero gravemente ferito | nessuno tranne il pilota gravemente ferito',
    minor:
      'lieve | lievi | LIEVI | ferite lievi | lievemente ferito | lievemente ferita | leggero | leggere | leggermente ferito | ferite leggere | contusioni | contusione | escoriazioni | graffi | superficiali | piccole ferite | ferite non gravi | meno grave | lesioni minori',
    none: 'illeso | illesa | illesi | ILLESI | nessuno | nessuna | nessun ferito | visitato dal dott. Rossi | nessuna ferita | incolume | senza feriti | senza feriti gravi | nessun ferito grave | nessun morto | non grave | non è grave | niente di grave | nulla di grave | né morti né feriti gravi | non ci sono feriti gravi | non mortale | sano e salvo | no | nessuno degli occupanti gravemente ferito | né il pilota né il passeggero gravemente feriti | nessuno dei due piloti è morto | nessun altro ferito grave | nessuna conseguenza grave',
  },
  es: {
    critical:
      'mortal | mortales | MORTAL | lesiones mortales | herida mortal | muerto | muerta | dos muertos | murió | murio | murieron | MURIÓ | murió en el hospital | fallecido | fallecida | falleció | fallecimiento | perdió la vida | perdieron la vida | sin vida | se mató | no sobrevivió | víctimas mortales | sin cinturón murió | ningún herido grave, un muerto | ningún pasajero a bordo, piloto muerto',
    serious:
      'grave | graves | GRAVE | herido grave | heridos graves | gravemente herido | gravemente herida | heridas graves | lesiones graves | seria | serios | gravísimo | herido de gravedad | de consideración | estado crítico | pronóstico reservado | severamente herido | no mortal pero grave | sin muertos, dos heridos graves | ningún pasajero, piloto gravemente herido | no el piloto sino el pasajero gravemente herido | piloto sin pasajero gravemente herido | nadie excepto el piloto gravemente herido',
    minor:
      'leve | leves | LEVE | herido leve | heridas leves | levemente herido | levemente herida | ligero | ligera | ligeramente herido | menor | menores | lesiones menores | contusiones | contusión | rasguños | magulladuras | superficiales | pequeñas heridas | heridas no graves | menos grave',
    none: 'ileso | ilesa | ilesos | ILESO | ninguno | ninguna | nadie herido | sin heridos | sin lesiones | sin heridos graves | sin lesiones graves | ningún herido grave | ningun muerto | sin muertos | nadie murió | no grave | no es grave | no hubo heridos graves | nada grave | ni muertos ni heridos graves | no mortal | sano y salvo | nadie resultó gravemente herido | todos bien | ninguno de los ocupantes gravemente herido | ni el piloto ni el pasajero gravemente heridos | ningún otro herido grave | ninguno de ellos murió | sin secuelas graves',
  },
  sv: {
    critical:
      'dödlig | dödlig skada | DÖDLIG | dodlig | dödligt skadad | dödsolycka | DÖDSOLYCKA | dodsolycka | dödsfall | död | döda | två döda | dog | Dog. | piloten dog | PILOTEN DOG | dog på platsen | dog av skadorna | han dog | omkom | omkommen | omkomna | avliden | avled på sjukhus | miste livet | förlorade livet | överlevde inte | inga skadade, en död | ingen passagerare men piloten omkom',
    serious:
      'allvarlig | allvarligt skadad | ALLVARLIGT | allvarliga skador | allvarlig skada | svår | svårt skadad | svart skadad | svåra skador | livshotande | livsfarlig | livshotande skador | kritiskt tillstånd | inte dödlig men allvarlig | inga döda, två allvarligt skadade | inte lindrigt utan svårt skadad | allvarligt skadade | ingen passagerare, piloten allvarligt skadad | inte piloten utan passageraren allvarligt skadad | pilot utan passagerare allvarligt skadad | ingen utom piloten allvarligt skadad',
    minor:
      'lindrig | lindrigt skadad | LINDRIGT | lindriga skador | lätt | lätt skadad | latt skadad | lätta skador | mindre | mindre skador | små skador | smärre skador | ytliga | skrubbsår | blåmärken | skråmor | obetydliga | mindre allvarlig | stukning',
    none: 'oskadd | oskadda | oskadad | OSKADD | ingen | inga | inga skador | ingen skadad | utan skador | inga personskador | ej skadad | inga allvarliga skador | inte allvarligt skadad | inte allvarligt | inga döda | ingen dog | ingen blev allvarligt skadad | ej dödlig | inga döda eller allvarligt skadade | utan allvarliga skador | inget allvarligt | välbehållen | nej | ingen av piloterna allvarligt skadad | varken piloten eller passageraren allvarligt skadad | ingen i besättningen omkom | ingen annan allvarligt skadad',
  },
};

const DAMAGES: Record<Language, Typed> = {
  en: {
    critical:
      'destroyed | Aircraft destroyed | DESTROYED | totally destroyed | glider destroyed | not destroyed | total loss',
    serious:
      'substantial | Substantial damage | SUBSTANTIAL | substantially broken | no substantial damage | insubstantial',
    minor: 'minor | Minor damage | MINOR | minor scratches | no minor damage | minor, to the wheel',
    none: 'none | No damage | nil | undamaged | intact | N/A | wreckage | written off | major | severe | irreparable | gross weight | important | considerable | cosmetic | gravel chips | stark | the whole wing | a total of nothing | a dog ran into it | leverage | minimal',
  },
  de: {
    critical:
      'zerstört | Zerstört | ZERSTÖRT | zerstoert | völlig zerstört | Totalschaden | TOTALSCHADEN | wirtschaftlicher Totalschaden | Totalverlust | Wrack | Schrott | schrottreif | verschrottet | irreparabel | nicht mehr reparabel | ausgebrannt | zerschellt | kein Kratzer, Totalschaden',
    serious:
      'erheblich | erheblicher Schaden | erhebliche Schäden | ERHEBLICH | schwer beschädigt | schwere Schäden | großer Schaden | grosser Schaden | GROSSER SCHADEN | große Schäden | groß | größere Schäden | groesserer Schaden | beträchtlich | betraechtlicher Schaden | stark beschädigt | starke Beschädigung | massiv: massive Schäden | wesentlich | Strukturschaden | umfangreich | nicht unerheblich | kein geringer Schaden | nicht zerstört, aber schwer beschädigt',
    minor:
      'leicht | leichter Schaden | LEICHT | leicht beschädigt | leichte Schäden | gering | geringer Schaden | geringfügig | klein | kleiner Schaden | kleine Kratzer | Kratzer | Lackschaden | Lackschäden | Bagatellschaden | unerheblich | unwesentlich | kosmetisch | Schramme | kein Totalschaden, nur Kratzer',
    none: 'kein | keiner | kein Schaden | keine Schäden | KEINER | ohne Schaden | unbeschädigt | unbeschaedigt | nicht beschädigt | nicht zerstört | kein Totalschaden | keine größeren Schäden | keine schweren Schäden | ohne großen Schaden | nichts | intakt | heil | keinerlei Schaden | kein erheblicher Schaden | Schwerpunkt geprüft',
  },
  fr: {
    critical:
      "détruit | détruite | détruits | DETRUIT | planeur détruit | totalement détruit | épave | EPAVE | perte totale | hors d’usage | hors d'usage | irréparable | planeur irréparable | dégâts irréparables | destruction totale | bon pour la casse | non réparable | désintégré | aucun blessé, planeur détruit",
    serious:
      'important : dégâts importants | dégâts importants | degats importants | DEGATS IMPORTANTS | dommages importants | dégât important | avaries importantes | dégâts majeurs | majeur | majeurs | majeure | substantiels | considérables | graves | gravement endommagé | sérieux | sérieusement endommagé | gros dégâts | lourds dégâts | lourdement endommagé | fortement endommagé | très endommagé | dégâts structurels | sévères | non négligeables',
    minor:
      'léger | légers | dégâts légers | LEGERS | légèrement endommagé | mineur | mineurs | dégâts mineurs | petits dégâts | petite rayure | minimes | superficiels | cosmétique | éraflures | égratignure | rayures | faibles | négligeables | peu importants | peu endommagé | sans gravité | limités',
    none: 'aucun | aucune | AUCUN | aucun dégât | aucun dommage | néant | rien | intact | intacte | pas de dégâts | pas de gros dégâts | sans dommage | sans dégâts importants | sans dégât majeur | aucun dégât majeur | non endommagé | rien de grave | pas grave | RAS | pas détruit | pas de dégâts importants',
  },
  nl: {
    critical:
      'vernield | volledig vernield | VERNIELD | verwoest | vernietigd | wrak | WRAK | total loss | total-loss | totaal verlies | afgeschreven | onherstelbaar | onherstelbare schade | schroot | schrootrijp | uitgebrand | niet meer te repareren | gesloopt | geen gewonden, toestel vernield',
    serious:
      'aanzienlijk | aanzienlijke schade | AANZIENLIJKE SCHADE | ernstig | ernstig beschadigd | ernstige schade | zwaar beschadigd | zware schade | zwaarbeschadigd | grote schade | groot | flinke schade | forse schade | substantiële schade | substantiele schade | omvangrijke schade | veel schade | behoorlijke schade | structurele schade | niet gering',
    minor:
      'licht | lichte schade | LICHTE SCHADE | licht beschadigd | klein | kleine schade | geringe schade | gering | beperkt | beperkte schade | oppervlakkig | kras | krassen | krasje | lakschade | cosmetisch | minimale schade | weinig schade | minder ernstig',
    none: 'geen | GEEN | geen schade | onbeschadigd | niet beschadigd | zonder schade | niets | nihil | intact | heel | geen ernstige schade | geen grote schade | geen aanzienlijke schade | geen zware schade | zonder grote schade | niet ernstig | geen total loss | niet vernield | nee',
  },
  pl: {
    critical:
      'zniszczony | zniszczona | zniszczone | ZNISZCZONY | całkowicie zniszczony | uległ zniszczeniu | całkowite zniszczenie | rozbity | szybowiec rozbity | rozbita | całkowicie rozbita | kasacja | do kasacji | skasowany | szkoda całkowita | szkoda calkowita | wrak | złom | na złom | nie nadaje się do naprawy | doszczętnie spalony',
    serious:
      'znaczne | znaczne uszkodzenia | ZNACZNE | poważne | poważne uszkodzenia | powazne uszkodzenia | poważnie uszkodzony | ciężkie uszkodzenia | ciężko uszkodzona | istotne | duże | duże uszkodzenia | duze uszkodzenia | rozległe uszkodzenia | mocno uszkodzony | silnie uszkodzony | bardzo uszkodzony | wielkie szkody | większe uszkodzenia | niemałe',
    minor:
      'lekkie | lekkie uszkodzenia | LEKKIE | lekko uszkodzony | lekko uszkodzona | drobne | drobne uszkodzenia | niewielkie | niewielkie uszkodzenia | nieznaczne | nieznacznie uszkodzony | małe uszkodzenia | powierzchowne | zarysowania | rysa | kosmetyczne | otarcia | minimalne | mniejsze uszkodzenia',
    none: 'brak | BRAK | bez uszkodzeń | bez uszkodzen | brak uszkodzeń | żadne | nieuszkodzony | nieuszkodzona | nie uszkodzony | nic | cały | bez poważnych uszkodzeń | bez dużych uszkodzeń | brak poważnych uszkodzeń | nie zniszczony | bez szkód | nic poważnego | bez znacznych uszkodzeń | silnik sprawny',
  },
  cs: {
    critical:
      'zničeno | zničen | zničena | zničené | ZNIČENO | zniceno | úplně zničen | vrak | totálka | totálku | totální škoda | totalni skoda | neopravitelné | neopravitelne | sešrotován | šrot | na odpis | shořel | úplně rozbitý | větroň zničen, bez zranění',
    serious:
      'značné | značné poškození | ZNAČNÉ | znacne poskozeni | značně poškozen | vážné | vážné poškození | vážně poškozen | těžké poškození | těžce poškozen | závažné | podstatné | rozsáhlé | rozsáhlá škoda | velké | velká škoda | velke poskozeni | větší poškození | silně poškozen | výrazné | nikoli nevýznamné',
    minor:
      'lehké | lehké poškození | LEHKÉ | lehce poškozen | lehce poškozena | drobné | drobné poškození | malé | malá škoda | menší | menší poškození | nepatrné | nevýznamné | zanedbatelné | povrchové | kosmetické | škrábance | mírné | méně závažné',
    none: 'bez poškození | bez poskozeni | žádné | ŽÁDNÉ | žádná škoda | nepoškozen | nepoškozeno | nepoškozena | bez škody | beze škod | bez vážného poškození | bez větších škod | bez velkých škod | bez těžkého poškození | nebyl zničen | nic | nic vážného | v pořádku | rozbité sklo: ne | zlomené nic',
  },
  it: {
    critical:
      'distrutto | distrutta | distrutti | DISTRUTTO | aliante distrutto | completamente distrutto | relitto | perdita totale | demolito | da rottamare | rottamato | irreparabile | irreparabili | danni irreparabili | fuori uso | non riparabile | non più riparabile | distruzione | nessun ferito, aliante distrutto',
    serious:
      'gravi | grave | GRAVI | danni gravi | gravi danni | gravemente danneggiato | gravemente danneggiata | sostanziale | danni sostanziali | considerevoli | notevoli | danno notevole | rilevanti | importanti | danni importanti | ingenti | ingenti danni | seri danni | severi | grossi danni | grandi danni | danni estesi | molto danneggiato | strutturali | non indifferenti | non trascurabili',
    minor:
      'lieve | lievi | LIEVI | danni lievi | lievemente danneggiato | leggero | leggeri | danni leggeri | leggermente danneggiato | piccolo | piccoli danni | minori | danni minimi | modesti | superficiali | graffi | trascurabili | estetici | danni limitati | di poco conto | danni non gravi',
    none: 'nessuno | NESSUNO | nessun danno | senza danni | intatto | intatta | illeso | niente | usura delle ali | forse | non danneggiato | senza danni gravi | senza gravi danni | nessun danno grave | nessun danno rilevante | niente di grave | non distrutto | nessun grosso danno | non grave | nulla | no',
  },
  es: {
    critical:
      'destruido | destruida | destruidos | DESTRUIDO | totalmente destruido | se destruyó | destrozado | destrozada | siniestro total | pérdida total | perdida total | destrucción total | inservible | para el desguace | chatarra | calcinado | no reparable | velero irreparable | sin heridos, avión destruido',
    serious:
      'sustancial | sustanciales | daños sustanciales | SUSTANCIALES | danos sustanciales | importante | importantes | daños importantes | grave | graves | daños graves | gravemente dañado | considerables | serios daños | severos | daños mayores | grandes daños | cuantiosos | de consideración | muy dañado | estructurales | no desdeñables',
    minor:
      'leve | leves | LEVES | daños leves | danos leves | levemente dañado | ligero | ligeros daños | ligeramente dañado | menor | menores | daños menores | pequeños daños | pequeño golpe | superficiales | mínimos | arañazos | rasguños | rozaduras | sin importancia | escasos | poca importancia',
    none: 'ninguno | ninguna | NINGUNO | ningún daño | sin daños | sin danos | nada | intacto | intacta | ileso | no hubo daños | sin daños graves | sin daños importantes | sin grandes daños | ningún daño grave | no hubo daños importantes | nada grave | sin desperfectos | no destruido | no',
  },
  sv: {
    critical:
      'förstörd | förstört | FÖRSTÖRT | forstord | helt förstört | totalförstört | totalhaveri | totalhavererat | totalförlust | totalskada | totalskadad | kasserad | kasserat | skrotad | skrotat | SKROTAD | skrotas | vrak | demolerad | ej reparerbar | går inte att reparera | inga skadade, planet förstört',
    serious:
      'betydande | betydande skador | BETYDANDE | allvarlig | allvarliga skador | allvarligt skadad | omfattande | omfattande skador | stora skador | STORA SKADOR | stor skada | större skador | svåra skador | svårt skadad | kraftiga skador | kraftigt skadad | väsentliga | avsevärda | rejäla skador | mycket skadad | inte obetydliga',
    minor:
      'lindrig | lindriga skador | LINDRIGA | lindrigt skadad | lätt | lätt skadad | lätta skador | mindre | mindre skador | små skador | smärre skador | obetydlig | obetydliga skador | ytliga | repor | repa | lackskada | begränsade skador | liten skada | ringa | mindre allvarlig',
    none: 'ingen | inga | INGA | inga skador | ingen skada | oskadad | oskadat | utan skador | ej skadad | inga större skador | inga allvarliga skador | inga betydande skador | inte förstört | inte allvarligt skadat | utan större skador | inget allvarligt | intakt | hel | nej',
  },
};

export type TypedText = { language: string; field: 'injuryLevel' | 'highestDamage'; text: string; severity: Severity };

const textsOf = (field: TypedText['field'], table: Record<Language, Typed>): TypedText[] =>
  Object.entries(table).flatMap(([language, typed]) =>
    (Object.entries(typed) as [Severity, string][]).flatMap(([severity, texts]) =>
      texts.split(' | ').map((text) => ({ language, field, text, severity })),
    ),
  );

export const TYPED_TEXTS = [...textsOf('injuryLevel', INJURIES), ...textsOf('highestDamage', DAMAGES)];
