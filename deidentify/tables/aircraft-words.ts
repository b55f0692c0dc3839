/**
 * Names of aircraft, makers, engines, equipment and physics that sound like people and must stay (C5.3), and the
 * abbreviations of flying. Sources: makers' own type lists and the public glider type lists of national federations.
 */

/** Types, makers, engines, instruments and things named after people; folded, one entry per word. */
export const MAKES_AND_TYPES: readonly string[] = `
acrostar adler advance aeolus aermacchi aeromere aeronca aeropro aerostar aeros aerotechnik airbus airspeed aiglet akaflieg
alaparma alatus albatros allstar alisport alpavia alpha alphajet altair ametyst amigo antares antonov apis aquila arcus
arrow arup askoy aster astir astore astro auster austria autan aviat aviastroitel avionic avro azur balaur ballerina
banjo baron beagle bede beech beechcraft bellanca bergfalke bernoulli besenyo blanik blume boeing boing bolkow
boelkow bonanza borgelt bowden bowlus braunschweig brako breguet briegleb britten brditschka bristell buccaneer
bucker buecker cadet calif camcopter canard caproni caravan carat carbon carman castel castelmauboussin caudron celier
centrair champion cherokee chilton chipmunk cirrus citabria citation cijan clouddancer cobra colibri comanche condor
concordia convair corsair corvette cub cumulus cunimb cygnet cadet cessna dassault dart dedale delphin diamant diamond diana
dimona dimona discus dittel dornier dove dragonfly duo duodiscus dyneema dynamic dyn eb edgley edelweiss egret eichelsdorfer elfe
embraer eon erla eta etrich eurofox eurostar evektor europa extra fafnir faigle falcon falco falke fauvel favorit fedorov
ferber ferrari fes filser finkenhof flarm fledgling fokker foka fournier fox foxbat frelon fw galaxy gazelle
garmin gehrlein genesis glaser gliderol glasflugel glasfluegel globe goair gomhouria gossamer goeppingen goppingen govier grasshopper
greif grob grumman grunau gull gullwing guerin gyro haig halny harth haller handasyde harvard heinkel hawk
hirth hispano hoffmann hols hornet horten huetter husky ikarus icom iris ilmatar isolaire issoire jabiru jak
jantar janus janowski jaskolka jastreb javelot jodel jonker jurca kadet kaiser kestrel kite kittiwake koala kobuz
kobold kolibri kormoran kranich krosno krokus kukulka laister lak lange lakes lark letov libelle lightwing lilienthal lippisch
lippnik lockheed loessl luftfahrttechnik lunak lycoming lx lxnav macchi mach magni marganski maule mechta
mercury messerschmitt michelob micro mini minimoa minitow minx mistral mita moelders moswey monerai mooney morane morelli moth
motorfalke motorraab mucha mustang musger navajo navigator nearn neukom newport nimbus nipper nippi nitro noin oare
oberlerchner olympia orion orlican orlik oudie oldershaw pacer pawnee peak pegas pegase pelikan peravia phoebus phoenix
piccolo pik pilatus pinocchio pioneer pipistrel piper piraja pirat pitot pitts placko platypus polaris poppelman
pottier prandtl prefect proctor prue ptenec puchacz puchatek puchar quicksilver quartz quintus rallye rans raven
reiher rhonbussard rhonlerche rhonsperber rhonadler rieseler robin robinson rolladen rolls romaine rotax rotec rubik rv
saab sagitta salto samburo savannah savage scheibe schempp schleicher schneider schreder schroeder schweizer schweyer schwade
scud sedbergh seagull semicub sf shark shk sigma silene silent sinus siren sirocco skeeter skyarrow skyhawk skylane
skylark skymaster skyranger slingsby smaragd socata sohaj sopwith sparrow spatz sperber spirit spitfire
stampe standard stemme steen stinson stork straton strojnik super supercub superfalke swallow swales swift
sz szd tandem tangent tasman taurus taifun taylorcraft tecnam teifun tiger tomahawk tornado tost totem trener
trident trimble triplex tst tug turbo tutor twin twister typhoon uetz urupema ural utu varese vampire vasama vega ventus
viking venture virus vogt vonschulthess wankel wassmer weihe weiss weltensegler whisper whittle wicko wilga woodstock
yakovlev yak zephir zefir zlin zugvogel zuni zaunkoenig fauconnet strale squale mesange choucas lambada sportine canguro urendo harbinger eagle elliotts czapla demant galanka krajanek pionyr
crystal jet perlan sonex applebay windward scout klenhart abeking weatherly ag grunau sailplane sailplanes astir speedastir
condor duodiscus twinastir acro twinacro lom limbach continental honeywell jetstream becker funkwerk dittel trig microair winpilot
seeyou oudie naviter clearnav ilec westerboer peschges bohli thommen airpath venturi mylar kevlar nimonic bendix
schleppkupplung ottfur gallus rogallo hirth mccauley muhlbauer hoffmann slick marvel stromberg bosch tillotson mikuni webra
gascolator mandl skylaunch gelder tost supacat landrover jeep rover deere massey ferguson toyota
subaru mercedes peugeot citroen renault volvo audi volkswagen nissan honda suzuki mitsubishi isuzu dacia skoda fiat opel
vauxhall chevrolet dodge chrysler kubota polaris gator quad
velcro perspex plexiglas loctite araldite kestrel celsius fahrenheit beaufort coriolis doppler bluetooth galileo
cumulonimbus stratocumulus altocumulus foehn fohn mistral scirocco bora stratus harmattan kelvin helmholtz rossby
bernina moazagotl lenticular mosquito bee shark wasp kiwi atlas jeans phonix phobus nexus panjo geier habicht specht bocian ogar capstan vega sprite nymph petrel
albatross zogling fauconne alliance ximango aeromot xenos raab doppelraab spalinger alpin falkon binder baby meise vivat allgaier
gobe jantars perkoz koliber dromader citabria decathlon samburo husky dynamic silent maule dynaero lunaks juniors kestrels skylarks pawnees supermunk bijave pegasus astirs discuses ventuses cirruses fournier tecnam tulak sinus technoflug streifeneder duckhawk sparrowhawk superblanik junior gawron nimeta nixus archaeopteryx ruppert birdy aeriane sundancer
distar laister kauffman marske floater avialsa brondel profe gramex lehtovaara stratos vuk lommatzsch holighaus hanle haenle bell hotellier lhotellier pratt whitney allison sikorsky norman britten ellison lycoming permatex mcdonnell douglas lear benadryl magneto allen phillips torx hercules chinook chinooks globemaster
`
  .trim()
  .split(/\s+/);

/** Abbreviations of flying, weather and administration, which are never people; folded. */
export const ACRONYMS: readonly string[] = `
dodar eicas fanet freda frtol aaib aais acas acc ad adsb aeroc aft afis afiso agl ahrs aic aip amsl ansp anac aoa aopa apu asi asl asr asap ata atc atcc atco atis ato
atpl atsu atz austro avgas awos bazl becmg bea bfu bga bfi bgasc bkn bug caa cavok cbs cfi cfit cft cg cgi clr cloud cpl cpt crm csa
cta ctaf ctr cts dab daec dgac dme doi dto easa eccairs eet efato egt eif elt emas ema epirb eta etd etops faa fai faf fbo fes fic fir
fis fiso flarm fmc foi fod fss ga gamet gafor ganp gasil gfa gmt gnss gnz gp gpm gps gpwr gs hems hgt hpa hrs hud iaa iap iata icao
icp ias ident ifr iga igc iln ils imc inop insp ird isa ist iv jaa jar knkt km kmh kts kt lapl lat lba ldg lba lfv lht loa lon ltd lv 
mba mcc mdm mdz met metar mogas mmo moh mph mra mrz msl mtom mtow mtwa nato nav ncas nco ndb nm nmi nosig notam notams nose npz ntsb nvfr
oam ocas ogn oat ok osi ovc pa papi parc pax pca pcas pda pic pilot pirep pj plb pms ppl ppr pob poh p1 p2 prm ptt pwr qdm qdr qfe
qff qfu qnh qnt qne qsy raaf raf ramp rasp rat rc rcc rdf rdp regs rmz rnav rotax rpm rt rtf rto rvr rwy sar sas sb sct sera sfc sfcl 
sigmet skc slmg sms smm snow sop sops spl spr ssa ssr sta stc std stol  svfr swc swy taf taws tas tbo tcas tda tdp tem tempo tma tmg
tmz toc tod tora toda tra tsa twr twy tws ufn ulm usaf usgs utc uhf uk usa us ussa va vasi vdl vfr vhf vmc vne vor vra vref vs vso vsi vsp
vspeed vx vy wip wgc wx xc zulu stop fire help note clear mayday panpan pan warning caution danger land launch open closed lock locked
gear down full left right front rear only not never must always yes no and the for was has had off out rpt nil airprox adwr ars chirp
cbsift aerotow cb cbsiftcb gumps  hasell hasll ulf utas wulf tout llf tocs rascal fust chaos imsafe smart
`
  .trim()
  .split(/\s+/);

/**
 * Beginnings of glider, motor glider and tug types, runways and pressures: "ASK 21B", "LS4", "HK36TTC", "RWY 27L".
 */
export const TYPE_OR_AVIATION_CODE =
  /^(?:AS[KWGH]?|LS|DG|K[AR]?|SZD|PW|JS|SF|LAK|PIK|VSO|VT|DA|HK|PA|MS|TMG|RWY|THR|TWY|QNH|QFE|FAR|CS|ILS|VOR|NDB|FL)(?:\d|$)/;
