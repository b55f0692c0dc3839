/** Function and gliding words by language; the last few only avoid confusion with similar languages. */
export const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  en: 'the and was were with from that this had his her our their then when there which have been my of to it we he she they by you but who could would not on at in is as for are an into after before during about because while just very some all no did did us me him them its what where so if or up down out over off cable rope launch landed landing canopy winch glider tow field runway pilot broke opened feet height aircraft release',
  de: 'der die das und ein eine einen einem einer den dem des nicht mit auf ist war wurde wurden ich wir beim nach sich zu als im er es vom zum zur hat hatte hatten aber dann noch bei aus mein meine meinem unser unsere kein keine vor von durch wie auch sehr nur schon wieder über unter während weil dass ohne gegen sind bin habe haben um wo so da wenn kurz nun mir mich uns ihm ihn bis für an in seil seilriss winde windenstart start landung landete gelandet haube flugzeug schlepp platz piste hohe metern geradeaus schaden',
  fr: 'le la les des du une un est dans pour avec sur qui pas et que je il elle nous vous ils au aux était avait été ont suis mon ma mes son sa ses notre cette ce ces mais sans plus très puis alors après avant pendant lors car donc où par ne se en y à lui leur tout fait comme même quand cable treuil treuillage atterrissage verriere planeur remorquage remorque piste terrain casse metres decollage vol',
  nl: 'het een van niet naar bij ik en was de met op dat te zijn er aan maar wel geen hij zij we wij mijn ons onze ook uit toen tot voor werd heeft hebben waren had om hem haar nog dan omdat tijdens na over door zonder deze dit daar die in is als ze je kon moest kabel kabelbreuk lier lierstart landing geland kap zweefvliegtuig sleep veld baan hoogte meter start rechtdoor',
  pl: 'w na nie się jest był była było były do i z ze o od po za przez pod nad przed ale tak już tylko który która które gdy kiedy jak jako dla mi mnie mój moje tego tym tej to co czy bez ponieważ podczas został została oraz być jego jej ich nas nam zaraz potem bardzo a u lina liny wyciagarka ladowanie start startu kabina szybowiec hol pole pas wysokosci metrow samolot prosto holu samolotem nisko hamulce',
  cs: 'v na se je byl byla bylo byly do a z ze o od po za při pod nad před ale tak už jen který která které když jak jako pro mi mně můj moje toho tím to co bez protože během jsem jsme jsi si že aby nebo ve ke k s i by mu jeho její nás nám potom velmi ještě lano lana naviják navijakem pristani start startu kryt kabiny vetron kluzak vlek pole draha vyska vysce metru primo',
  it: 'il lo la gli le i un una uno del della dei delle dal dalla nel nella al alla sul sulla che non di e è era sono stato stata ho ha hanno con per da a in si mi mio mia ma anche come quando dopo prima senza molto più questo questa ci ne se o durante perché poi mentre aveva cavo verricello atterraggio capottina aliante traino campo pista metri quota decollo aereo rottura davanti',
  es: 'el la los las un una de del que en y a con por para no se su al lo como más pero fue era es estaba había me mi sin sobre cuando después antes muy este esta ese yo nos durante porque ya o si le tenía hasta desde mientras ha he cable torno aterrizaje cabina planeador velero remolque campo pista metros altura despegue avion rotura',
  sv: 'och att det som jag vi av på ett en är var inte med om när innan efter mot alla bara fick trots enligt upp ner igen sedan där den de han hon min mitt vår från till för hade har men under eller utan över så vid skulle kunde blev mycket i lina linbrott vinsch vinschstart landning landade huv huven segelflygplan bogsering falt bana meters hojd start rakt skador',
  pt: 'o os as um uma do da dos das no na nos nas ao à que não e de em com por para se mas mais foi era estava tinha eu meu minha muito sem sobre quando depois antes este esta durante porque já ou até pelo pela',
  sk: 'v na sa je bol bola bolo boli do a z zo o od po za pri pod nad pred ale tak už len ktorý ktorá ktoré keď ako pre mi mňa môj moje toho tým to čo bez pretože počas som sme si že aby alebo vo ku k s i by mu jeho jej nás nám potom veľmi ešte',
  fi: 'ja on ei oli että se hän minä mutta kun niin tai jos myös sitten olin olimme ollut joka jonka tämä kanssa jälkeen ennen koska',
  hu: 'a az és egy nem hogy volt is de meg csak már mint után előtt miatt alatt amikor ezért vagy én mi ez van lett',
  'da-no':
    'og at det som jeg vi av på et en er var ikke med om når før efter etter mot alle bare fik fikk opp op ned igjen igen så der den de han hun min mitt mit vår vores fra til for hadde havde har men under eller uten uden over ved skulle kunne ble blev meget i',
};

export const LETTERS: Readonly<Record<string, RegExp>> = {
  de: /[ß]|[äöü]/giu,
  pl: /[łąęśćńźż]/giu,
  cs: /[ěřů]/giu,
  sv: /[åäö]/giu,
  es: /[ñ¿¡]/giu,
  fr: /[çœêèù]/giu,
  pt: /[ãõ]/giu,
  sk: /[ľĺŕô]/giu,
  'da-no': /[øæ]/giu,
};
