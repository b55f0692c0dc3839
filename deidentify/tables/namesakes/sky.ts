/** What is said of a place and seldom of a person: its weather, whether it is open, in which country it lies; folded. */
import { words } from '../words.ts';

/** "was", "lies", "era", "byl": between the place and that; in nine languages. */
export const LIES =
  words(`was were is are lies lay remained stayed looked war waren ist sind liegt lag lagen wurde blieb etait est sont sera restait se lag lagen ligt
  was waren is werd byl byla bylo jest lezy zostal byl byla bylo je lezi zustal era e erano sono resta restava si estaba esta era queda quedaba
  var ar ligger lag blev forblev`);

export const SKY =
  words(`fog fogged cloud clouds cloudy clear overcast closed open shower showers rain raining thunderstorm storm mist misty haze sunshine shade wet snow snowed
  flooded waterlogged busy unreadable minima sight visible ahead behind abeam reach miles km north south east west canada argentina france
  nebel wolken wolke frei offen geschlossen gesperrt schauer regen gewitter dunst sonne schatten nass schnee sicht kanada norden suden osten westen
  brouillard nuages nuage degage libre ferme ouvert fermee averse pluie orage brume soleil ombre mouille neige vue vent nord sud est ouest bache bouche
  mist wolken wolk vrij dicht gesloten bui regen onweer nevel zon schaduw nat sneeuw zicht noorden zuiden oosten westen helder
  mgle mgla chmurach chmura chmurami wolny wolna zamkniety otwarty deszczu deszczem burza slonce cieniu sniegu widoczny polnoc poludnie kanadzie zalany zalana
  mlze mraku mracich mrakem volno volny uzavren otevren desti destem bourka slunce stinu snehu videt sever jih kanade zaplaveny zaplavena
  nebbia nubi nube libero libera chiuso chiusa aperto pioggia temporale foschia sole ombra bagnato neve vista nord sud est ovest coperto coperta
  niebla nubes nube libre despejado cerrado cerrada abierto lluvia tormenta bruma sol sombra mojado nieve vista norte sur este oeste tapado tapada cubierto
  dimma moln fri fritt stangd stangt oppet skur regn aska dis sol skugga vatt sno sikte norr soder oster vaster`);
