/** Words that recognisers/numbers/plate.ts reads. */
import { words } from '../words.ts';

/** Vehicles that carry a plate, folded. */
export const VEHICLES =
  words(`car van lorry truck vehicle trailer tractor minibus jeep plate plates reg auto wagen fahrzeug pkw kennzeichen nummernschild anhanger voiture
  plaque coche matricula auto targa macchina targata targato kenteken wagen samochod tablica bil bilen skylt immatricule immatriculee remorque remolque rimorchio przyczepa slap van furgone camioneta combi kombi lierauto lierwagen kabelauto kabelwagen startwagen trekker windenwagen lepo ruckholwagen privatbil privatbilen hamtbil hamtbilen slapvagn slapvagnen rejestracja rejestracji rejestracyjny rejestracyjnych samochodu auta dodavka dodavky vozidlo voz furgoneta camion fourgon vehicule vehiculo veicolo automobile bestelbus busje bus lieferwagen transporter aanhanger tilhenger`);
