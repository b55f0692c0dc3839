/** Words that recognisers/numbers/plate.ts reads. */
import { words } from '../words.ts';

/** Vehicles that carry a plate, and words for plates, folded. */
export const VEHICLES =
  words(`car van lorry truck vehicle trailer tractor minibus jeep pickup quad suv motorbike motorcycle campervan hatchback plate plates reg wozek wozka wozku wozkiem
  auto autos wagen fahrzeug pkw lkw laster kombi lieferwagen transporter gelandewagen kleinbus bus traktor unimog motorrad wohnmobil wohnwagen zugfahrzeug zugwagen dienstwagen bulli vereinsbus
  anhanger startwagen windenwagen lepo ruckholwagen seilruckholwagen kennzeichen nummernschild
  voiture coche camionnette fourgon fourgonnette utilitaire camion tracteur moto vehicule caravane remorque plaque immatricule immatriculee
  matricula furgoneta furgo furgon camioneta todoterreno vehiculo remolque autocaravana
  targa macchina furgone furgoncino camioncino trattore fuoristrada pulmino rimorchio veicolo automobile targata targato
  kenteken busje bestelbus bestelwagen bestelauto vrachtwagen terreinwagen camper stationwagen personenauto trekker lierauto lierwagen kabelauto kabelwagen combi aanhanger
  samochod samochodu samochodem dostawczak dostawczaka dostawczakiem ciezarowka ciezarowki furgonetka terenowka terenowki traktora traktorem ciagnik przyczepa przyczepy przyczepe laweta motocykl autem
  tablica rejestracja rejestracji rejestracyjny rejestracyjnych
  auta dodavka dodavky dodavku dodavkou vozidlo voz vuz vozu vozem nakladak traktoru ctyrkolka ctyrkolky prives privesu privesem vozik vozikem karavan
  bil bilen skapbil skapbilen lastbil lastbilen personbil dragbil dragbilen minibuss husbil traktorn fyrhjuling slap slapet slapvagn slapvagnen slapvagnar kombin kombibil privatbil privatbilen hamtbil hamtbilen skylt tilhenger`);

/** Of those, words for plates. */
export const PLATE_WORDS = words(
  'plate plates reg kennzeichen nummernschild plaque immatricule immatriculee matricula targa targata targato kenteken tablica rejestracja rejestracji rejestracyjny rejestracyjnych skylt',
);

/** Words and units of three letters that look like a plate in lower case. */
export const NON_PLATES = words(
  'est ist und och ett and the ont ons pro dla tre tra pre gli gra chi che two fra sta bra alt als les des nas pod nad mtr kms yds std sek lbs kgs mps rpm agl utc gmt hrs',
);

/** A trailer; folded, it would be the English "hanger". */
export const UNFOLDED_VEHICLE = /^hänger$/i;

/** "Startbus", "Vereinsauto", "lierwagen", "klubbbilen": compounds of German, Dutch and Swedish. */
export const VEHICLE_ENDING = /^.{3,}(?:wagen|bus|auto|bulli|transporter|bil|bilen|vagn|vagnen)$/;

/** Makes and models of cars that no glider shares, folded. */
export const MAKES =
  words(`volvo v70 v60 v90 xc60 xc70 xc90 skoda octavia fabia golf passat caddy vw volkswagen audi bmw mercedes sprinter vito opel ford toyota hilux nissan navara mitsubishi pajero suzuki subaru mazda kia
  hyundai renault kangoo trafic peugeot citroen berlingo fiat ducato panda dacia duster saab landrover rover defender discovery freelander tesla honda civic
  focus fiesta mondeo kuga transit polo tiguan touran sharan crafter amarok astra corsa vivaro zafira movano insignia clio megane scenic boxer jumper jumpy
  doblo punto scudo superb kodiaq karoq yeti roomster seat leon ibiza alhambra corolla yaris qashqai ceed sportage vitara jimny logan sandero dokker lodgy`);

/** "300 AGL", "FEW046": figures with a unit or a level, clouds. */
export const MEASURED =
  /^(?:\d{3,4} ?(?:AGL|AMSL|MSL|QFE|QNH|LBS|KTS|KPH|MPH|FPM|KGS|RPM|UTC)|(?:FEW|SCT|BKN|OVC)\d{3}|(?:RWY|GPS|VHF|UHF|DOT|ISO|QNH)[ -]?[A-Z\d]+)$/;

/** Switzerland "ZH 918 407": the canton and up to six figures. */
export const SWISS =
  /(?:AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH) \d{1,3}[ ·'’]?\d{3}(?![\p{L}\d])/uy;
