/**
 * Ordinary words, which a capital letter alone does not make a name. English first, then the function words and the
 * common nouns of the other languages of the reports. General vocabulary, written down for this project.
 */

const ENGLISH = `
aboard certificate certificates foggy herself himself hypoxia overcome thereupon whiplash index input inputs nylon pylon pylons servo servos unhurt unconscious
cattle cows geese goose pigeons pigeon crows gulls gull seagulls buzzards swifts swallows hawks kestrels rooks ducks lambs ewes calves bulls bullocks
heifers heifer hereafter horses ponies pony pigs pig goats goat dogs cats rabbits rabbit hares hare foxes badgers badger deer stags elk moose coyotes
coyote wasps wasp bees hornets ants moths mice mouse rats rat bats vultures vulture storks stork herons swans ravens jackdaws starlings larks
pheasants pheasant partridges peacocks livestock wildlife birdlife dispatch dispatchers reception maintenance management rescue ambulance police
union associations customs immigration headquarters hers theirs yourselves latch latches latched hinges pins ropes spar spars buckle
crystal marina eddy melt beat don coral flip gage raven spike trace piper ginger gift blessing buster birdie cedar duff dusty flick posy pearly saxon sly stew woody zander minty hebe colt misty buzz blaze chip dot bunny 
a able about above absolute absolutely accept access accident accidents according account across act action actions active activity
actual actually add added additional additionally adequate adjust admin advance advice affect after afternoon afterwards again against
age agency ago ahead aid aim air airborne airbrake airbrakes airfield aircraft airframe airport airspace airspeed alarm alert all allow
allowed almost alone along already also alternatively although altimeter altitude always am amber ambulance among amount an analysis and
angel angle annual another answer any anybody anyone anything anyway apart apparently appear approach approaching appropriate approx
approximately archer are area arm around arrange arrival art as ash ask aspect assess assessment assist association at attach attack
attempt attempting attention attitude authority auto automatic autumn available average avoid avoidance aware away axe back background
backup bad badge badly bail baker ball ballast band bang bank bar barber bare barn baron barrel base based basic basically batch battery
battle bay be beach beacon beam bean bear bearing because become beck bed been beer before began begin behind being bell below belt bend
bent berry beside best better between beyond big bill bills bird birds bishop bit black blade blame blank blind block blocked blow blue
bluff board boat body bolt bond book booker boom boot booth border both bottle bottom bought bound bow bowl box boy brake brakes
branch brand brave break breaking breeze brewer bridge brief briefing briefly bright bring british broad broke broken brook brown brush
buck bud buddy build building bull bumpy bunch bureau burn burst bus bush business busy but butcher butler button buy by cabin cable
cables calm came camera camp can canopy cannon canoe cap capital car carbon card care career careful carefully carpenter carrier carry
cart carter case cash cast castle casual cat catch category caught cause causes caution ceiling cell center central centre certain
certainly chain chair chamber champion chance chandler change changed changes channel chapel chapman chapter charge charity charlie chart
chase cheap check checking checklist checks chester chief child children choice church circle circuit circuits circumstances city civil
claim class classic clay clean clear clearance clearly clerk cliff climb climbing clip clock close closed closely closer closing
cloud clouds club clubhouse clumsy coach coast cockpit code coffee cold cole collect collision color colour combination come comfort coming
command comment comments commercial commission committee common communication company compare competition complete completed completely
complex computer concern concerned concerning conclusion condition conditions conduct configuration confirm confusion connect
connection consequently consider considerable considering contact contest continue continued continuing contract contrary
contributing control controlled controls cook cool cooper cope copy core corner corporal correct correction correctly cost costs could
council count counter country county couple courage course court cover covered cow cox crack craft crane crash crashed crew critical
crook crop cross crosswind crouch crow crowd cruise cub culture cup current currently curve cut cutter cycle daily daisy dale damage
damaged damp dance danger dangerous dark dash data date dawn day days dead deal dean dear death debrief debriefing decent decide
decision deep deer defect definitely delay delayed delivery demo den department departing departure depth descending descent described
describing description desert design desk despite detail details determine device diamond dick did die difference different difficult
difficulty dimension dinner direct direction directly dirt disc discussion display distance ditch dive do dock does dog dolly dome
domestic done dont door double doubt dove down downhill downwind draft drag drain drake drawing dream dress drew drift drill drink
drive driver drizzle drop drum dry dual due duke during dust duties duty dyke each eagle earl earlier early earth ease easily east
eastern easy edge edition education effect effective effects effort eight eighth either elbow elder electric element elevator
eleven else elsewhere emergency empty encounter end ended ending energy engine engineering engineers england english enough
ensure ensuring enter entire entirely entry equal equally equipment error essential established estimate estimated eve even evening event
events eventually ever every everybody everyone everything everywhere evidence evidently exact exactly examination example excellent
except exception excessive exercise exit expected expensive experience experienced expert explain explanation exposed express extended
extension extra extreme extremely eye fabric face fact factor factors factory fail failing failure fair fairly faith fall falling false
familiar family fan far farm farmer farmers fast fatal father fatigue fault fear feature february fee feedback feel feeling feet fell
fellow fence fern few fewer fiber field fields fifteen fifth fifty fight figure file fill film fin final finally finals find finding
findings fine finger finish finished finn fire firm first firstly fish fisher fit five fix fixed flag flaming flap flaps flare flash
flat fleet flex flicker flight flights flint flood floor flora flow flower fluid fly flyer flying foam focus fog foil follow followed
following food fool foot football for force forced ford foreman forest forget fork form formal former fortunately forty forward found
foundation four fourth fowler fox frame france frank frankly free freedom freeman french frequency frequently fresh friday friend friends
from front frost fry fuel full fully function fund funny further furthermore fuselage future gain gale game gap gardener gardner garage
gas gate gather gauge gave gay gear gem general generally gentle gently german get getting giant gill give given giving glad glass glen
glider gliders glide gliding glove go goal going gold golden golf gone good grab grace grade grand grant grass gravel gray great greater
green greeting grey grid grip groove ground group groups grow growth guard guess guest guidance guide guidelines gun guns gust gusts gusty
guy gypsy had hail hair hale half hall halfway hand handle handling hands hangar happened happy harbour hard hardly hardy harm harness
harper hart harvest has hat have having hawk hay haze hazard hazel he head heading headset health healthy hear hearing heart heat heath
heather heavy hedge height held helicopter hello help helpful hence her herb here heritage hero high higher highly hike hill hills him
himself hind hinge hire his history hit hold holder holding hole holiday holly home honest honey honor hood hook hooked hooker hooks
hope hopefully horn horizontal horse hose hospital hot hotel hour hours house hover how however huge human hundred hunt hunter hurry
hurt ice idea ideal identification if ill image immediate immediately impact implement important impossible impression improve in
inadequate inbound inch incident incidents include included including increase increased increasing indeed independent indicated
indicating indication indicator individual industry inexperienced information initial initially injured injuries injury inner inquiry
inside insight inspect inspection inspections instance instead instruction instructions instrument instruments insufficient insurance
intended intention interest interesting internal international interview into introduction inversion investigation iris iron is island
issue issues it item items its itself ivory ivy jack jade jam jay jet job joint joke jolly josh jot journey joy judge jug july jump
junction june junior just justice keel keen keep keeping kept key kick kid kind king kit kitchen kite knee knew knight knob knot know
knowing knowledge known knots lace lack lad ladder lady lake lamb land landed landing landings landing lane large largely last late later
lateral launch launches launching launchpoint law lawn lay layer lead leader leading leaf leak lean learn learned learning least leather
leave leaving led lee left leg legal legs lens less lesson lessons let letter level levels lever liaison license licence lid lie life lift
light lighter lightning lights like likely likewise lily limb limit limited line lines link lion list listen lit little live load loan
local locally locate location lock locked log logbook logger long longer look looking lookout loop loose lord lose loss lost lot lots loud
love low lower lowering luck luckily lucky lunch mad made magic maid mail main mainly maintain maintenance major make making male man
manage management manager maneuver manned manner manoeuvre manual manufacturer many map march marine mark marked marker market markings
marks marsh marshal mason mass massive mast master mat match material matter mature max maximum may maybe mayor me mead meadow mean
meaning means meanwhile measure mechanical medical medium meet meeting melody member members memo memorial memory men mention merchant
mercy mere merely message met metal meteorological method metre metres mick mid midday middle midland might mike mild mile miles military
milk mill miller million mind mine minimum minor mint minute minutes mirror misc miss missed missing mission mist mistake mistakes mix
mobile mode model moderate modern modification modified mole moment monday money monitor month months moon moor more moreover morning most
mostly mother motion motor mount mountain mountains mouse mouth move movement moving much mud multiple music must my myself myth nail name
nan narrow narrative nasty nation national natural nature nav near nearby nearest nearly neat neck need needed negative neither nest net
never nevertheless new news newly next nice nick nick night nil nine ninth no nobody noble noise none nonetheless noon nor normal normally north
northern northerly norm nose not note notes nothing notice november now nowhere number numbers numerous nut oak object objective
observation observer obstacle obstacles obtain obvious obviously occasion occasional occasionally occasions occur occurred occurrence
odd of off office officer often oil ok okay old olive on once one ones only onto open opening operate operating operation operational
operations operator opinion opposite option or orange order ordinary organisation original originally other others otherwise ought
our ours ourselves out outboard outbound outcome outlanding outside over overall overhead overload overrun overshoot own owner owners oxygen
pace pack pad page pain paint pair panel panic paper parachute park parked parker parking parson part partial partially participants
particular particularly partly partner parts party pass passed passenger passing past pat patch path patience patrol pattern pause paving
pay peace peak pearl pedal peg pen people pepper per perfect perfectly performance performed performing perhaps period permanent
permission permit perry person personal personally personnel petal phase phone photo physical pick picked picking pickup picture
pie piece pike pilot pilots pin pine pink pipe pit pitch pitching place placed places plain plan plane planes planned planning plant
plastic plate play please plenty plus pocket point points pole police policy pond pony pool poor pope poppy population port portable porter
position positive possibility possible possibly post pot potential potter pound powell power powered practical practice pratt pray
precaution precautionary precise predict prefer preflight preliminary preparation prepare prepared preparing present presently president
press pressure presumably pretty prevent preventing prevention previous previously price priest primarily primary prime primrose
prince principle print prior priority private probability probable probably problem problems procedure procedures proceed proceeding
process produce production professional professor profile program programme progress project promise prompt prop propeller proper properly
property protect provided providing proximity public pull pulling pump punch pundit pupil pupils purpose push pushing put putting quality
quarter queen query question questions quick quickly quiet quietly quite race rack radar radio rail rain rainbow raise ram ramp ran
randy range rank rapid rapidly rare rarely rate rather raw ray reach reaching reaction read reader reading ready real realistic
reality really rear reason reasonable reasonably reasons recent recently reception recommend recommendation recommendations
recommended record recorded records recover recovering recovery red reduce reduced reduction reed reef reference reg regarding region
regular regularly regulation regulations reign related relative relatively release released releasing relevant reliable relief
rely remain remained remaining remains remark remarks remember reminder remote removal remove removed renewed rent repair repaired repairs
repeat repeated repeatedly replace replaced replacement reply report reported reporter reports request require required requirement
rescue research reserve reset resident resolution resolved resort respect respond response responsibility responsible rest restricted
result resulted resulting results retrieve retrieving return returned returning revenue reverse review revised rex rib rice rich rick
ride ridge ridges riding rig rigger rigging right ring rip rise rising risk risks river road rob robin rock rocky rod role roll rolling
roof room root rope rose rotor rough roughly round route routine row royal rub rudder ruby rule rules run running runway runways rush
rust rusty sad saddle safe safely safer safety sage said sail sailing sailplane sailplanes sale sally salt same sample sand sandy satisfactory
saturday save saved saw sawyer say saying scale scene schedule school score scott scout scratch screen screw sea seal search season seat
seated seats second secondary secondly seconds secret section secure secured security see seed seeing seek seem seemed seems seldom self
selling send senior sense sensor sent separate separation september sequence sergeant serial series serious seriously serve service
services session set setting settle seven several severe severity shade shadow shaft shall shallow shape share shark sharp shaw she shear
sheep sheet shelf shell shepherd shield shift ship shirt shock shoe shop shore short shortly shot should shoulder shoulders show shower
showers shown shut shy sick side sign signal signals significant significantly silence silent silver similar similarly simple simply
since single sink sinking sister sit site situation six sixth size skid skill skills skin skinner skip sky skylark slack slade slate slater
sleep slid slide slight slightly slip slope slow slowing slowly small smaller smart smash smoke smooth snap snow so social soft soil
solar sold soldier sole solid solo solution some somebody somehow someone something sometimes somewhat somewhere song sonny soon sooner sorry
sort sound source south southern sowing space spare spark sparrow speak special specific specifically speed speeds spell spin
spinning spirit splash split spoiler spoilers spoke sport spot spread spring square squad squawk squeeze stability stable staff stage
stain stake stall stalling stalls stamp stand standard standards standing star stark start started starting state stated statement station
stationary statistics stats stay steady steel steep steering step steps sterling stern steward stick stiff still sting stitch
stock stone stood stool stop stopped stopping store storm story straight strain strange strap straps stream street strength stress
stretch strict strike string strip strobe stroke strong strongly struck structural structure strut stuck student students studies
study stuff sub subject subsequent subsequently substantial success successful successfully such sudden suddenly sufficient suggestion
suit suitable sum summary summer sun sunday sunny sunset super supervise supervision supervisor supply support supposed sure surely
surface surprise surprised surrounding survey suspect swallow swan sweet swift swing switch system systems table tail tailor tailwind
take takeoff taken taking talk tall tank tanner tape target task tasks taste taught taxi taxiway tea teach team teams tech technical
technically technique techniques telephone temperature temple temporary ten tend tension term terms terrain terrible test tested testing text
than thank thankfully thanks that the theft their them themselves then theory there thereafter therefore thermal thermalling thermals these
they thick thin thing things think third thirdly thirty this thorough thoroughly those though thought thousand thread three threshold
through throughout throw thrust thumb thunder thunderstorm thursday thus tick ticket tide tie tight tiller timber time timing tiny
tip tired title to today toe together told tomorrow tone tongue tonight too took tool tools top topic total totally touch
touchdown touching tough tour toward towards tower towing town track tract traction tractor trade traffic trail trailer trailers train
training transfer transition transmission transponder transport trap travel traveller treated tree trees trial trim trimmed trip
triple trouble truck true truly trust truth try trying tube tuck tucker tug tugs turbo turbulence turbulent turn turned turner turning
turns twelve twenty twice twin twist two type types tyre tyres typical typically ultimately umbrella unable uncertain unclear
uncontrolled under undercarriage underneath undershoot understand understanding unexpected unexpectedly unfamiliar unfortunately uniform
unit university unknown unless unlike unlikely unlocked unsafe unstable until unusual up upon upper upside upward urgent us use used useful
user using usual usually val vale valley valuable value valve van variable variation variometer vario various vary vast vehicle vehicles
velocity vent venture verified version vertical very vet vice vicinity victim video view viola violet virtually visibility vision visit
visiting visitor visitors visual visually vital void volume wade wait waiting wake walk walker walking wall want wanted war ward
warm warmer warn warned warning warnings warrant warren was wash washing waste watch watching water wave waves way ways we weak weaker
weakness wealth wear weather weaver web webb wedge wednesday week weekend weekly weeks weight welcome well wells went were west western
wet what whatever wheat wheel wheels when whenever where whereas whereby wherever whether which whichever while whilst white who whoever whole whom whomever whose why
wide widely wider wild will willing willow win winch winching wind windmill window winds windscreen windshield windsock windy wine wing
winged winglet wings wingtip wink winner winter wire wise wish with within without witness wolf woman women wonder wont wood wooden woods
word words work worked worker working workload works workshop world worm worn worry worse worst worth would wound wrap wreckage wren
wright wrist write written wrong yard yaw year years yellow yes yesterday yet yield york you young your yours yourself youth zero zone
flarm cavok metar gafor loads limits locks tolerance suits clips types beams bolts ring rings meter meters airprox outlandings retrieve
abeam airtraffic cumulus lookout overshot wingdrop groundloop groundlooped canopies weaklink tailchute tailskid tailwheel nosewheel bungee
bungy aerotow aerotows autotow aerobatic aerobatics cablebreak propwash downdraft updraft downdraught handover takeovers shutdown
paraglider paragliders microlight microlights balloon balloons parachutist motorglider hangglider sinkrate cloudbase
turbulence lookout inspection logbooks winchman launchpoints afternoon variometer variometers altimeters windsock tyre sundown sunrise moonlight midair nearmiss seatbelt lanyard toggle wander eyewitness eyewitnesses passengers investigators investigator magneto magnetos trooper handbook certification aviation administration
federal transportation board bureau airlines airways directive directives circular airworthiness coordinated universal digital annex republic
dug tore vic australian austrian american canadian mexican french german italian spanish portuguese dutch belgian swiss polish czech slovak
hungarian slovenian croatian serbian romanian bulgarian greek turkish russian ukrainian swedish norwegian danish finnish icelandic estonian
latvian lithuanian irish scottish welsh british english european african asian indian chinese japanese korean malaysian indonesian thai
peruvian bolivian brazilian argentinian argentine chilean colombian jordanian israeli egyptian arabian iranian iraqi saudi kenyan nigerian
ghanaian hawaiian californian texan alaskan parisian bavarian californian martian guardian custodian technician pedestrian civilian
ferry paddy roger chuck cotton marshall resource resources payload aerial residue warrior sunshine southern northern
meridian median radian obsidian equestrian italian icing spray sprayed spiral spirals flown filed gross gully drugs dense fumes float fills
spots spent speech devil doing drove doors seals hanger grain decay gouge disks gages guage specs gears gyros freed forms dated inspn destn
dscnt intxn aprx drg deg degs flt plt pax acft rwy ctl ctlr ctlrs ft mi knots knot
hi hello hey dear info anonymous
marks hopes bills roses faiths dawns graces hills fields banks
`;
const GERMAN = `
aber alle allem allen aller alles als also am an andere auch auf aus bei beim bereits besonders bis da dabei dadurch daher damit danach
dann daran darauf das dass dem den denn der des deshalb die dies diese dieser dieses direkt doch dort durch ein eine einem einen einer
eines er erst es etwa etwas fast fur gegen gerade gut habe haben hat hatte hatten hier hinter ich ihm ihn ihr ihre im immer in ist ja
jede jeder jedoch kam kann kein keine konnte kurz lang lange leider man mehr mein mich mir mit nach nachdem neben nicht nichts noch nun
nur ob oben oder ohne schon sehr sein seine seit selbst sich sie sind so sofort sondern sonst sowie trotz uber um und uns unser unsere
unter viel vom von vor war waren warum was wegen weil weiter weitere welche wenn wer wie wieder wir wird wo wurde wurden zu zuerst zum zur
zuruck zwar zwei zweite zwischen abend abflug absturz achtung alarm anflug angriff anlage ansage ansatz antwort arbeit art ausbildung ausrustung
bahn berg blick boden bremse bremsklappen briefing dach druck ende endanflug fahrt fahrwerk fall fallschirm fehler feld feuer flache
flieger flug fluge flugel flugbetrieb flugbuch fluggast flughafen flughohe flugplatz flugschuler flugsicherung flugzeug flugzeuge funk
funkspruch funkkontakt gefahr gegenanflug gelande gerat geschwindigkeit gewicht gewitter gras grund gruppe gurt hand hang haube heck hilfe
himmel hohe hohenruder hohenmesser kabine kabel klappe klappen klein knuppel koch kontrolle kopf kraft kupplung kurve lage landung
landebahn landefeld landewiese leistung leitwerk lepo lift loch luft luftraum mal maschine meter minute minuten mitte moment motor 
nachmittag nahe nase neu notfall ort person piste platz platzrunde problem propeller punkt querruder queranflug rad rand recht regel regen
richtung riss ruder ruck rumpf sache schaden schein schlepp schleppseil schlag schnell schuler schule schwarz schwer segel segelflug
segelflugzeug segelflugschuler seil seilriss seite sekunde sekunden sicherheit sicht sinken sitz sog sommer sonne spitze start starts
startstelle startwinde stark stein stelle stelle steuer steuerknuppel steuerung storung strasse strecke stuck stunde stunden tag tage teil
thermik tor trudeln turm uberlandflug uhr unfall unterlagen ursache verein verkehr verletzung versuch vogel vorfall vorflugkontrolle wald
wagen warnung wart wasser weg weiss wetter wiese wind winde windenstart winkel winter wolke wolken woche zeit ziel zustand klar weit hoch
tief rechts links voll leer knapp weich hart braun jung lehrer schmied bauer fischer richter kaiser konig vogt weber wagner zimmermann
jager metzger becker
`;
const ROMANCE_AND_OTHERS = `
le la les un une des du de au aux et ou mais donc car ni que qui quoi dont ou ce cet cette ces mon ma mes son sa ses notre nos votre vos
leur leurs je tu il elle on nous vous ils elles me te se lui en y ne pas plus moins tres trop bien mal avec sans sous sur dans par pour
apres avant pendant depuis lors lorsque quand comme si alors ensuite puis enfin aussi encore deja toujours jamais ici tout toute tous
toutes deux trois premier premiere piste planeur avion vol vent champ cable treuil remorqueur atterrissage decollage approche verriere
aile ailes train pilote eleve commandes vitesse altitude hauteur virage final finale base aerodrome petit petite grand grande blanc noir
rose roux brun marchand boulanger berger roi jour matin soir heure heures minute incident accident cloture barriere
het een en van de die dat dit deze ik jij hij zij wij jullie hun mijn zijn haar ons onze op in uit aan bij naar met voor na over onder
tegen tussen door zonder om te toen dan als maar want dus nog al niet geen wel ook zeer veel weinig meer baan vliegtuig zweefvliegtuig
lier kabel landing start wind veld instructie hoogte snelheid kap vleugel wiel remkleppen vlucht vluchten circuit bakker jong groot klein
wit bruin zwart boer visser smit kok prins bos berg dijk
i w z na do od po za o u nie tak ale lub oraz jest byl byla bylo byly sie jak co kto gdy kiedy potem nastepnie przed po podczas nad pod
przy bez dla ze pas pasa lot lotu lotnisko lotniska szybowiec szybowca samolot lina wyciagarka ladowanie start wiatr pole wysokosc
predkosc skrzydlo kabina hamulce
el los las una unos unas y o pero porque cuando como donde que quien este esta estos estas ese esa mi su sus nuestro nuestra yo ella
ellos nosotros no si muy mas menos con sin sobre bajo entre para por desde hasta despues antes durante luego entonces tambien ya pista
planeador vuelo viento campo cable torno remolcador aterrizaje despegue cabina ala alas tren velocidad altura delgado blanco rubio
moreno bravo calvo leon flores torres cruz reyes santos pastor herrero guerrero iglesias campos
il lo gli uno e ed o ma perche quando come dove che chi questo questa questi queste quello mio suo nostro io lui lei noi voi loro non
molto piu meno con senza su sotto tra fra per da dal dalla dopo prima durante poi allora anche gia pista aliante volo vento campo cavo
verricello trainatore atterraggio decollo cabina ala ali carrello velocita quota costa greco bianco neri rossi serra sala riva
och att det som en ett pa ar av for med till den har inte om ett var jag han hon vi de ni men sa nar da efter innan under over
utan mellan ur fran bana banan segelflygplan flygplan flygning vind falt lina vinsch landning start hojd fart huv vinge berg lund holm
og at det som en et er af til ikke om jeg han hun vi de men nar da efter for under over uden mellem fra bane banen svaevefly fly flyvning
ikkje ikke eg landingen landing hoyde hojde moe dal lie strand even odd dag stein bo liv per finn
`;

/** English words; folded, lower case, with repetitions. */
export const ORDINARY_WORDS: readonly string[] = ENGLISH.trim().split(/\s+/);

/** Words of the other languages of the reports, which in English texts are nothing but names ("Dan", "Ella", "Vic"). */
export const FOREIGN_WORDS: readonly string[] = [GERMAN, ROMANCE_AND_OTHERS].flatMap((words) =>
  words.trim().split(/\s+/),
);
