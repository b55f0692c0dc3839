// Sentences of the same classes as those that once missed: numbers, links, addresses and clubs in other spellings. All
// people, clubs and machines are invented.

import { linesOf } from '../row.ts';

/** One sentence a line; what must go stands as {text|kind}. */
export const OTHERWISE_SIBLINGS: readonly string[] = linesOf(`
I'm at {505-555-0162|phone} all week.
We landed out behind {Upper Mill Farm, 3 Chapel Road, Wenfield|address} and were made welcome.
The farmer lives at {Rook Barn, 12 Station Road, Harrowmere|address}.
He lives at {3 Chapel Road|address}, Wenfield.
I am on {602-555-0148|phone} most evenings.
You can get me at {415.555.0137|phone} after work.
Find me at {303 555 0119|phone} on weekdays.
My number: {702-555-0184|phone}
He can be reached at {801-555-0171|phone}.
She is at {208-555-0143|phone} until Monday.
Leave a message at {970-555-0126|phone}.
Try {575-555-0198|phone} if nobody answers.
The tracker page is {live.harrowmere-soaring.example/track|link} for all to see.
See {briefings.upwind-gc.example/today|link}.
The roster is kept at {rota.nordvik.example|link}.
The film is on {media.wolds-video.test/clip7|link}.
We read {weather.ridgecam.example/live/2|link} first.
The form is at {forms.cloudbase.page/report|link}.
Look at {igc.uploads.cloud/k21|link} for the trace.
The logbook/journey log was not signed.
We flew out/return/out and the e.g. and i.e. were mixed.
The engine.The wheel was down.
It was a Part 91.Video showed the rest.
The other glider landed.Team briefing was at nine.
It was safe to test.live ropes were moved.
The rope is stored/checked.At noon we stopped.
He lives at {4410 W. Cholla Road, Apt 12, Hemet, CA 92545|address}.
Write to {17 Larch Avenue, Unit 6, Boulder, CO 80301|address}.
My address is {230 S. Mesa Drive, Suite 200, Tucson, AZ 85701|address}.
The owner lives at {1205 Birch Street, #4, Reno, NV 89501|address}.
She moved to {88 E. Willow Lane, Apartment 3C, Elmira, NY 14901|address}.
Vivo en {Calle del Olmo 22, 2º A, 28900 Getafe|address}.
Mi casa está en {Avenida de los Pinos 7, 4º D, 41010 Sevilla|address}.
La dirección es {Calle Real 31, bajo B, 45300 Ocaña|address}.
Die Adresse lautet {Lindenstraße 12, Whg. 4, 79098 Freiburg|address}.
Mieszka przy {ul. Lipowej 4 m. 7, 38-400 Krosno|address}.
L'{Association Vélivole de la Haute-Brenne|club} nous a prêté un planeur.
L'{Aéro-Club du Val Sorel|club} nous a accueillis.
J'ai appris à l'{Association Aéronautique du Mont-Clairval|club}.
L'{Union Vélivole de Saint-Aubrac|club} organise le stage.
Le planeur appartient à l'{Association Sportive Vélivole du Lac-Brun|club}.
L'association organise un stage en mai.
L'instructeur a repris les commandes.
L'Alpilles et le Ventoux étaient visibles.
Ich bin Mitglied bei der {FG Talbrunn|club}.
Wir waren zu Gast bei der {SFG Hohenrain|club}.
Er fliegt beim {LSC Erlenbach|club}.
Ich war im {FSV Grünwalde|club} bis 2019.
Das Flugzeug gehört der {FLG Steinach|club}.
Sie lernt bei der {LSG Moorheide|club}.
Gestern war ich beim {SFC Buchental|club}.
Der Start war bei der {FTG Rabenau|club} um zehn.
Latałem w {AK Nowa Dolina|club}.
Jestem członkiem {AG Zielonka|club} od lat.
Ik vlieg bij {ZC Veendal|club}.
Wir landeten beim LX Rechner ohne Meldung.
Die Frequenz der FIS München war 128.
Bei der FAI Regel gilt das nicht.
Bei der QNH Einstellung lag ein Fehler vor.
Im SERA Text steht es anders.
`);
