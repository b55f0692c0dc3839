// People and identifiers in the languages of issue C. All people, clubs and machines are invented.

import { linesOf } from '../row.ts';

/** One sentence a line; what must go stands as {text|kind}. */
export const LANGUAGE_SIBLINGS: readonly string[] = linesOf(`
Meine Lizenznummer lautet {DE-SPL-0099123|number}.
Führerschein Nr. {B072RRE2I55|number}
Ausweis-Nr. {L01X00T47|number}
Mitglieds-Nr. {20077|number}
Mein Auto hat das Kennzeichen {LÖ-AB 123|number}.
Das Fahrzeug {FR-XY 99|number} stand im Weg.
Meine Nummer ist {0761 123456|phone}.
Rückruf unter {0171 9876543|phone}
Wohnhaft in der {Schillerstraße 12, 79102 Freiburg|address}.
Anschrift: {Am Sonnenhang 4, 72280 Dornstetten|address}
Adresse: {Hinter den Höfen 9|address}
E-Mail an {max.huber@verein.example.de|email}
Schreib an {max punkt huber at verein punkt de|email}
Herr {Obermüller|name} rief an.
Frau {Yıldız|name} war Startleiterin.
Fluglehrer {Kurt Obermeier|name} hat eingegriffen.
Unser Fluglehrer {Obermeier|name} hat eingegriffen.
Windenfahrer {Ludwig|name} gab zu viel Gas.
Der Schlepppilot {H. Brenner|name} klinkte aus.
Der Flugschüler, {Jonas Weidner|name}, war nervös.
Mein Vereinskamerad {Tobias|name} stand daneben.
Zeuge: {Manfred Kessler|name}
{Obermeier|name} übernahm sofort.
Laut {Tobias|name} war das Seil verschlissen.
Mit {Annika|name} auf dem vorderen Sitz starteten wir.
Gemeldet von {Ralf Steinhauer|name}.
Gruß, {Ralf|name}
Ma licence n° {FRA.FCL.00123|number}
numéro de licence {SFCL 123 456|number}
carte d'adhérent n° {45210|number}
matricule {12345|number}
La voiture immatriculée {AB-345-CD|number} bloquait.
Tél. : {01 42 68 53 00|phone}
mon numéro est le {06 12 34 56 78|phone}
J'habite {14 bis rue de la Paix, 75002 Paris|address}
{3, impasse des Lilas|address}
{8 avenue du Général-Leclerc|address}
Mme {Lefebvre|name} a vu.
Monsieur {Nguyen|name} était là.
Le moniteur {Yves Kerbrat|name} a repris.
L'instructeur, {Yves Kerbrat|name}, a repris.
notre chef pilote {Alain|name} a décidé
Le remorqueur {Bruno|name} a largué.
Le treuilleur, {Jean-Luc|name}, a coupé.
L'élève {Manon Girard|name} était en place avant.
Avec {Solène|name} à bord, nous avons décollé.
Selon {Patrick|name}, le câble était usé.
{Patrick Vasseur|name} pilotait.
Cordialement, {Hervé|name}
Mijn brevetnummer is {NL-12345|number}
Rijbewijs nummer {5123456789|number}
lidmaatschapsnummer {2201|number}
Kenteken van de auto: {GB-123-K|number}
mobiel {06 4812 3456|phone}
Ik woon aan de {Molenweg 21|address} in het dorp.
{Stationsstraat 4b, 3511 AB Utrecht|address}
De heer {Verhoeven|name} belde.
Mevr. {Smeets|name} zag het.
Dhr. {Van Dijk|name} hielp.
Instructrice {Anneke de Wit|name} nam over.
De leerling, {Bram|name}, trok te hard.
Lierman {Henk|name} stopte.
Startleider {Marijke|name} riep stop.
Sleepvlieger {Wouter Postma|name} koppelde af.
Volgens {Henk|name} was de kabel oud.
Samen met {Lotte|name} duwde ik hem terug.
Groeten, {Sjoerd|name}
Licencja nr {PL-SPL-1234|number}
nr licencji {12345|number}
legitymacja nr {778|number}
samochód {WA 1234C|number} stał na drodze
tel. kom. {601 222 333|phone}
Mieszkam przy {ul. Lipowej 5/7|address}
{al. Jerozolimskie 44|address}, Warszawa
Pan {Jankowski|name} zadzwonił.
Pani {Zofia|name} widziała.
Instruktor {Marek Zawadzki|name} przejął stery.
Instruktora {Zawadzkiego|name} nie było.
Uczeń {Kamil|name} ciągnął za mocno.
Wyciągarkowy {Stefan|name} zatrzymał wciągarkę.
Kierownik lotów {Adam Sikora|name} zamknął lotnisko.
Pilot holówki {Jerzy|name} wyczepił.
Według {Marka|name} lina była zużyta.
Pozdrawiam, {Agnieszka|name}
Mi licencia es {ESP-SPL-00213|number}
número de socio {1022|number}
DNI {12345678Z|number}
El coche con matrícula {4455 KLM|number}
móvil {600 123 456|phone}
Vivo en {C/ Mayor 12, 28013 Madrid|address}
{Avda. de América 33|address}
Señor {Ortega|name} llamó.
Sra. {Benítez|name} lo vio.
El instructor {Javier Roldán|name} tomó el mando.
El alumno, {Iker|name}, tiró fuerte.
El remolcador {Paco|name} soltó.
La piloto {Marta Salas|name} aterrizó.
Según {Paco|name}, el cable estaba viejo.
Saludos, {Íñigo|name}
Licenza n. {IT-SPL-4455|number}
tessera n. {8890|number}
L'auto targata {FG 123 HK|number} era lì.
cell. {333 1234567|phone}
Abito in {via dei Mille 14|address}
{Piazza Garibaldi 2, 38122 Trento|address}
Il signor {Bianchi|name} ha chiamato.
Sig.ra {Conti|name} ha visto.
L'istruttore {Paolo Ferri|name} ha preso i comandi.
L'allievo {Luca|name} ha tirato troppo.
Il trainatore {Giorgio|name} ha sganciato.
Secondo {Giorgio|name} il cavo era vecchio.
Saluti, {Elena|name}
Certifikat nr {SE-12345|number}
medlemsnr {889|number}
Bilen {ABC 123|number} stod i vägen.
mobil {070-555 12 34|phone}
Han bor på {Björkvägen 3|address}
{Skolegata 14, 7012 Trondheim|address}
Hun bor i {Nørregade 7|address}
Herr {Bergström|name} ringde.
Läraren {Anders Ek|name} tog över.
Eleven {Moa|name} drog för hårt.
Vinschföraren {Kjell|name} stannade.
Instruktør {Hanne Dahl|name} tok over.
Flyveleder {Jens|name} stoppede flyvningen.
Flyinstruktør {Per Olsen|name} greb ind.
Ifølge {Kjell|name} var wiren slitt.
Sammen med {Ingrid|name} rigget vi.
Hilsen {Torbjørn|name}
Mvh {Lisa|name}
`);
