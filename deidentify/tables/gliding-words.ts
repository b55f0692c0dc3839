/**
 * Words of gliding by language, folded, in the forms that open a sentence or a headline: parts of a glider, what
 * launches it, air, ground and kit. Collected for this project from the invented reports of tagger/training/ and from
 * general knowledge.
 */
import type { LanguageCode } from '../tagger/languages.ts';
import { words } from './words.ts';

/** Gliding terms by language, even if the lists of names contain them. */
export const GLIDING_WORDS: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: words(`
    glider gliders sailplane sailplanes tug tugs towplane towplanes tow tows aerotow winch winches rope ropes cable cables strop strops
    link links weaklink parachute parachutes chute chutes canopy canopies rudder rudders elevator elevators aileron ailerons flap flaps
    airbrake airbrakes spoiler spoilers brake brakes trim trimmer wheel wheels tailwheel skid skids tyre tyres tire tires wing wings wingtip
    wingtips winglet winglets tail tailplane fin fuselage cockpit cockpits seat harness strap straps buckle ballast water battery batteries
    radio radios flarm transponder vario variometer altimeter barograph logger oxygen cannula engine propeller sustainer turbo
    trailer trailers hangar hangars runway runways taxiway apron windsock caravan strip gust gusts thermal thermals lift sink wave
    rotor ridge cloud clouds launch launches landing landings outlanding takeoff approach circuit stall spin bounce flare groundloop
    rigging derigging rig hook hooks ring rings pin pins bolt bolts drone drones quadcopter quadcopters quadrocopter checklist
    retrieve retrieves cone towhook release releases hold flow
  `),
  de: words(`
    gut lenti lentis
    feder federn loch locher segelflugzeug segelflugzeuge segelflieger flieger flugzeug flugzeuge doppelsitzer einsitzer motorsegler schlepper schleppflugzeug
    schlepp f-schlepp schleppseil winde winden windenseil windenstart windenstarts seil seile seilriss sollbruchstelle vorseil seilfallschirm
    fallschirm haube hauben ruder seitenruder hohenruder querruder bremsklappe bremsklappen klappe klappen wolbklappe wolbklappen
    bremse trimmung rad spornrad kufe reifen flugel flache flachen flachenende leitwerk rumpf cockpit sitz gurt gurte wasserballast
    ballast wasser batterie batterien funk funkgerat flarm transponder vario hohenmesser sauerstoff motor propeller
    anhanger halle hangar piste pisten bahn startbahn landebahn vorfeld windsack bo boe boen thermik aufwind steigen sinken
    welle rotor hang wolke wolken start starts landung landungen aussenlandung anflug platzrunde trudeln aufbau bolzen
    drohne drohnen quadrocopter quadrokopter ring ringe haken kupplung schwerpunktkupplung startaufbau lepo ruckholwagen
  `),
  fr: words(`
    bien planeur planeurs biplace monoplace avion avions remorqueur remorqueurs remorquage treuil treuils treuillage cable cables corde
    fusible parachute parachutes verriere verrieres palonnier gouverne gouvernes gouvernail profondeur aileron ailerons volet volets
    aerofrein aerofreins frein freins compensateur roue roulette patin pneu pneus aile ailes saumon empennage derive fuselage
    cockpit siege harnais sangle sangles ballast ballasts eau batterie batteries radio flarm transpondeur vario altimetre oxygene
    moteur helice remorque remorques hangar hangars piste pistes manche rafale rafales thermique thermiques ascendance onde rotor
    pente nuage nuages decollage atterrissage atterrissages approche vrille decrochage montage crochet anneau drone drones vache
  `),
  nl: words(`
    goed zweefvliegtuig zweefvliegtuigen zwever kist kisten tweezitter eenzitter sleepvliegtuig sleepkist sleep sleepkabel lier lierkabel
    lierstart lierstarts kabel kabels kabelbreuk breukstuk parachute kap kappen roer richtingsroer hoogteroer rolroer rolroeren
    remklep remkleppen kleppen flaps rem remmen trim wiel staartwiel schaats band banden vleugel vleugels tip staart romp cockpit
    stoel riem riemen gordel gordels waterballast ballast water accu radio flarm transponder vario hoogtemeter zuurstof motor
    propeller aanhanger aanhangwagen hangaar loods baan strip windzak vlaag windvlaag thermiek stijgwind golf rotor wolk wolken
    start starts landing landingen buitenlanding nadering circuit tolvlucht overtrek drone drones haak ring ringen bout ophaalauto
  `),
  es: words(`
    bien planeador planeadores velero veleros biplaza monoplaza avion avioneta remolcador remolque remolques torno tornos cable cables cuerda
    fusible paracaidas cupula cupulas carlinga timon alerones aleron flap flaps aerofreno aerofrenos freno frenos compensador rueda patin
    neumatico neumaticos ala alas cola fuselaje cabina asiento arnes cinturon lastre agua bateria baterias radio flarm transpondedor
    variometro altimetro oxigeno motor helice hangar pista pistas manga racha rachas termica termicas ascendencia onda rotor
    ladera nube nubes despegue despegues aterrizaje aterrizajes aproximacion circuito barrena perdida gancho anilla dron drones
  `),
  it: words(`
    bene aliante alianti biposto monoposto aereo trainatore traino traini verricello verricelli cavo cavi fune fusibile paracadute capottina
    capottine timone equilibratore alettone alettoni flap flaps diruttore diruttori aerofreni freno freni trim ruota ruotino pattino
    pneumatico pneumatici gomma ala ali coda fusoliera cabina sedile cintura cinture zavorra acqua batteria batterie radio flarm
    transponder variometro altimetro ossigeno motore elica carrello rimorchio hangar pista piste manica raffica raffiche termica termiche
    ascendenza onda rotore pendio nube nubi nuvola decollo decolli atterraggio atterraggi avvicinamento circuito vite stallo
    gancio anello drone droni fuoricampo
  `),
  pl: words(`
    dobrze szybowiec szybowce szybowca samolot samoloty holowka hol hole wyciagarka wyciagarki wyciagarke lina liny line linka linki bezpiecznik
    spadochron spadochrony kabina kabiny owiewka oslona oslony ster stery lotka lotki klapa klapy hamulec hamulce hamulcow trymer kolo
    kola kolko ploza opona opony skrzydlo skrzydla ogon statecznik kadlub fotel pasy balast woda bateria akumulator radio flarm
    transponder wariometr wysokosciomierz tlen silnik smiglo wozek przyczepa hangar pas rekaw podmuch podmuchy termika komin noszenie
    fala rotor zbocze chmura chmury start starty ladowanie ladowania podejscie krag korkociag przeciagniecie zaczep hak kolucho dron drony
  `),
  cs: words(`
    dobre kluzak kluzaky vetron vetrone letadlo letadla vlecna vlek vleky vlecne navijak navijaky lano lana lanko pojistka padak padaky kabina
    kabiny kryt kormidlo smerovka vyskovka kridelko kridelka klapka klapky brzda brzdy brzdici trim kolo kolecko lyzina pneumatika
    pneumatiky kridlo kridla ocas trup sedadlo pasy balast voda baterie radio flarm odpovidac vario vyskomer kyslik motor vrtule
    vozik prives hangar draha drahy rukav poryv poryvy termika stoupani stoupak vlna rotor svah mrak mraky start starty pristani
    priblizeni okruh vyvrtka pretazeni hak krouzek spojka dron drony
  `),
  sv: words(`
    bra hogsta lagsta segelflygplan segelflygplanet flygplan flygplanet tvasits ensits bogserplan bogserplanet bogsering bogserlina bogserlinan vinsch
    vinschen vinschstart vinschlina vinschlinan lina linan vajer vajern brottsakring fallskarm fallskarmen huv huven roder rodret
    sidroder sidrodret hojdroder hojdrodret skevroder skevroderet broms bromsar bromsarna luftbroms luftbromsar luftbromsarna klaff
    klaffar trim hjul hjulet sporrhjul dack dacket vinge vingen vingar stjart stjarten fena kropp kabin sits balten ballast
    vattenballast vatten batteri batteriet radio radion flarm transponder vario hojdmatare syre motor motorn propeller slapvagn
    vagn hangar hangaren bana banan stripa vindstrut vindby byar termik termiken stig lyft vag rotor moln start starten landning
    landningen utelandning inflygning varv spinn ring dronare dronaren
  `),
};
