/** People after whom airports are named and whose names nobody else is likely to have; folded. */
export const EPONYMS: ReadonlySet<string> = new Set(
  `leonardo da vinci|da vinci|marco polo|galileo galilei|cristoforo colombo|amerigo vespucci|falcone borsellino|falcone e borsellino|giuseppe verdi|charles de gaulle|
  saint exupery|antoine de saint exupery|roland garros|jean mermoz|john wayne|john f kennedy|ronald reagan|george bush|louis armstrong|will rogers|bob hope|
  martin luther king|rosa parks|abraham lincoln|benito juarez|jorge newbery|simon bolivar|jose marti|pablo picasso|pablo ruiz picasso|federico garcia lorca|
  adolfo suarez|cesar manrique|josep tarradellas|seve ballesteros|franz josef strauss|konrad adenauer|willy brandt|albrecht durer|otto lilienthal|
  anton de kom|vaclav havel|vaclava havla|leos janacek|leose janacka|frederic chopin|fryderyk chopin|fryderyka chopina|lech walesa|lecha walesy|
  jan pawel|jana pawla|ignacy jan paderewski|ignacego jana paderewskiego|nikola tesla|mother teresa|robin hood|lech walesa|billy bishop|pierre elliott trudeau|
  lester b pearson|chuck yeager|barron hilton|juan carlos primero|helmut schmidt|hamburg helmut schmidt|havla|
  john lennon|george best|sandro pertini|valerio catullo|guglielmo marconi|federico fellini|raffaello sanzio|karol wojtyla|henryk wieniawski|
  wladyslaw reymont|mikolaj kopernik|mikolaja kopernika|hans christian andersen|camilo jose cela|miguel hernandez|antoine de st exupery|
  lucien servanty|
  adam mickiewicz|adama mickiewicza`
    .split('|')
    .map((name) => name.trim()),
);
