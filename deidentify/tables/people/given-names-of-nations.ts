/**
 * More given names and what people are called for short, in the Latin alphabet without accents: Europe from Iceland to
 * Turkey, South and East Asia, Africa. General knowledge of first names, written down for this project.
 */

const NAMES = `
ash aada aaliyah abbey abebe abeni abigayle abiodun abiola abosede ackroyd adair adalbert adamina adanna adaora addy ade adebola
adedayo adeola adesina adewale adi adriano adrie adrien advait afia afolabi agapitos agda aggie agneta agnete agostino agoston agris
agueda aija ailbhe aileas aili ailsa aine akinyi akoni aladar albane albin aleida aleksandr aleksey aleksy alemayehu alexej alexia
alfio algot algy alia alick alienor aline alisdair alisha alix aliya aljosa allie allister almaz almond almudena alojzy
altan alvar alvis alwin amadeo amadi amadou amani amari amaury amaya ambre ambrogio ambrose ambrus aminata amir amogelang amos anan
andis andrius andriy andrus aneirin aneurin ange angele angelina anjelica annalise annemieke annett annica annukka antoinette
antonina antoon anushka anwen apolonia areti ariaan ariane ariel arlo armas arnaldo arndt arni arnost arnoud aroldo arran arturas
arvids arwel arwen arzu asante asher ashlee ashlyn ashton aslihan asmund astley athanasia athena athol auberon aubree augustus
augustyn aukusti aurelija auriol ayana ayden ayhan ayo aytac aytekin babajide babette babis babs bahar bailey bairbre baraka barnabe
barra barrett barrington bartholomew bartolome bartolomeu basak bashir basilio baudouin bauke bayo beathan beau beckett
becks bedwyr bello benas benedick benedikt benedito benedykt beniamino benj benny bentley bep bernadett bernardus berni bernie bernt
bernward berthe bertie bertus biko biljana binta birdie birgir birgitt biruta blair blaire blazena blodwen blythe bodhi
bogumil bogumila bogusia bohus boitumelo boldizsar boudewijn bowen boyd bozenka braden bradyn bragi branwen braxton brayan breanna
brechtje bregje brielle brita brock brodie bronislawa bronson brooklyn bror brunella brunon brygida bryson buhle bushra busisiwe
buster caddy cadfael cadi cahal caitlyn cale camilo caner caolan caradog carine carlotta caro carolin caryl cass cassius cathal
cathrin cathrine cayden cedar cees ceinwen cemal cenk ceris ceyda cezar charalambos charis charity charmaine chaz chelsie chibuike
chidera chidinma chiemeka chika chima chinonso chinwe christabel christobel chukwuemeka cian claas clarisse clarrie claudette clelia
clem clemens clementina clementine cleo clodagh cokkie colby cole coline coll colman colt colton conchi conn conny constantine
constantino cordula corine corrie cosima cosmin cosmo costanza craigie crispian crispin cristiana cruz ctirad cuan cullen
cuthbert cvetka cyprian cyrus dacian daffyd daina daiva dalton damaris damilola damla dante dara darshan dashiell davi davio davy
dayo deandre dearbhla debs deiniol delfim delyth demelza demi denholm denzil derwent desdemona desiree detlev devi devrim
dexter diarmid didem diethard dietlinde diewertje digby dikembe dilly dilwyn dimitri dineke dinsdale dionizy dirkjan ditmar ditte
dmytro domingos dominica donatas donatien donnacha donncha dorcas dorit dorrie dougie drummond drusilla duccio duff dulcie dusty
dyfan dyfrig dymphna dzintars ealasaid eamonn eartha easton ebenezer ebere ecem edda edie edmond edvard edvin edvins edwige eef efa
effie efi egill ehrenfried eibhlin eifion eike eilis einars einir eirian eirikur eirlys eirwen ekene ekow eladio elaina elda
eleftheria elen eleonore elfreda elfrida elgar elian eliana elie eliette eline elio elisabet elisabete elle ellert ellery elly elma
elof elouise elpida elsbeth eluned elwood emeline emeric emerson emery emiko emilien emmanouil emmeline emmett emmi emmy
encarna enda enfys eniola enis enitan ennio enza ephraim erdogan eriko ermelinda ertan ertugrul erwan eryk esben eskild esmee
esmeralda ethna etta euan eurwyn eustace euzebio evald evangeline evelien everard everett everly evi evren evy ewout eyjolfur
eylem ezekiel ezequiel fabiano fabrizia fadekemi fariha farquhar fatou fedde fela feliciano felicie felicien felicja felisa femi
ferdy fergal feride fernande fevzi fflur fhionnlagh fiachra fidelma fingal finlay finley finlo finnegan finnur finola fionnuala
fiorenzo firat fitz flavien fleur flick fliss florencia florinda florine florrie flossie folami folke fons foppe forbes franky
frederike fride fridrik frieda friedbert friedel froukje fulke funda funmi furio gabe gage gaius galip gathoni gaye gbenga gea
gearoid geertruida genji genowefa geoffroy georgette georgiana gerallt geralt gerhild gerrard gertraud gervase gerwin gerwyn gesa
gesine giacinto gianmaria gianpiero gica giedre gigel gijsbert gildo gillespie gines ginger gintautas gioele giosue girolamo
gisbert gisele giselle gitta giuditta gjertrud glenys glesni godric godwin goffredo gordie gorm goro goronwy gosta gotthard gottlieb
gough govert gracie grady grainger greetje gretel greyson grigore griselda grizel gruffudd gruffydd grzes gudbjorg gudlaug
gudni guilhem gunars gunde guro gursel guthrie guto gwenaelle gwenan gwenda gwenn gwenno gwion gwyndaf gyles habiba hacer hadiza
hadley hadrian hadrien haf haico hakim haldun halla hallgrimur hallie hamilton hamisi hannibal hansjoachim hardy harper harris haru
haruna hasse hauke haukur haydar haydon haytham heathcliff hebe heida heide heidemarie heiki helma heloise helvi hendrikje henn
henny herdis hereward hermia hermione heston heulwen hilmar hinke hiro hjalti hjortur hlynur hoang honey hongwei horatia horatio
horatiu hordur hotaru howie hrafnhildur hrefna hubie hudson hughie huib huibert humph humphry iago iarla ibironke ichabod idowu
ifeanyi ifor ige ignacia ignatia ihab ikechukwu ikenna ilinca illtyd ilmar imani imanol imbi imelda imke immanuel inci ingi ingolfur
ingvi inkeri inma innes innokenty iolanthe iolo ionela iordanis iorwerth ipek ippolito iqbal irem irini iryna isabell isacco isadora
isak isam isaure iseult ishbel islwyn isoke iva iver iyabo izaak izumi izydor izzy jaana jabari jabez jabulani jacco jace jacinthe
jacobo jacoby jada jaden jaelyn jago jamesina jameson jamil janey jannes jannik janwillem jaxon jaxson jayla jaylen jeannette jelani
jem jengo jerker jethro jetske jett jiang jiaqi jimena jimi jindriska jinny jirka jocasta jodi jolana jolene jomo jonna joop jorund
jorunn jory josefin josephe josiah josien josselin jotham jovanka jozica jubal jud judah judicael juliane julianne julissa juma
jurica justina kabelo kaden kaede kaia kairi kaitlin kaj kaleb kaleo kalpana kamaria kameron kamilla kamran kapil kareem
karena karina kariuki karolis karrie kartik kat katelyn kathi kathie kathrine katia katinka katlego kato kayden kazimiera keegan
keeley keelin kehinde keimpe keir keita kelechi kellan kelsie kendal kendall kendrick kenna kennard kennedy kenzo keon keren kerim
ketill kettil kezia khadijah khanyi kiki kimball kimora kingston kiprop kiptoo kirsteen kizzy klaasje klemen kobe kolbrun kordian
kordula korhan kors kostis kris krister kristinn kubra kuda kunle kuno kvetoslava kwaku kyla kyler kyra ladka landon lari latoya
laureline laurentiu laurenz laurits lawson lazarus leander leandre lechoslaw leela leen leighton lekan leni lennaert lennon lenora
leocadia leonel leopoldo lesedi lethabo letitia letsego lexie lianne lieselotte lieuwe lii lijun liliane lilith lilja lill lillemor
lilly lilou limbani lindani linford lingling linn liselott lissi livvy liwia llewelyn llinos llion loke lonnie lorcan
lorelei lorentz loreta lorin lorne louie louison lucasta lucetta lucile ludo ludvig ludwika luella luigina lulama lulu luna luned
lungile lwandile lysander lyuba mable mabli machel mackenna maddox maddy madge madoka maelys mahir mahmood maik maike maiken
mailis mair maira mairi makary makena makhosi malaika malc malgosia malo malvina mamadou mamie mandisa manny manu marceau marcelle
marcelline marcellus mared maredudd margareta marged margie margo margrethe mariann mariella marika marilena marios marley marlis
marsali marte martial martim martino martta martynas maryla marysia masego matei mateja mateus matheus mathys matthes mattias mattie
mattis matty mauricette maurycy maverick maximilien maximus maya maynard mbali mbongeni mckenna mckenzie mduduzi meabh medwyn
mehitabel meinir melba melih melodie melva mengjie menna meral mercia mercy mererid merrick merryn mervin meseret micael
micah mickael micke mihalis mihangel mihnea mikayla mikk mila milburn milimo miljan millicent millie milorad milota milutin mimmi
minghao minseo minty miro misha mitsuko mitzi moeketsi moelwyn momcilo monia monroe montague montgomery morena morfydd morwen mosi
motoko mpho msizi mucahit muir muireall muireann muna mungo murdo mutua mwenda mykhailo mykola myla myrddin myron myrthe naci naeem
nahid nairn najib nala nana nanami nandipha nanette naoise nash nasha nasir natacha natan nate nathanial naveen nazir neasa neema
neeraj nehemiah nelu nene nerina nerissa nese netta nev neva nevaeh neve nevena ngoc ngugi nicklas nicla nicolae nicolai niek
nigella nikolas nikolett nilay nilgun niraj nkechi nkem nkiru nkosana nnamdi nnenna noam noboru nobu noe noirin nokuthula nola
nomvula nonhlanhla noomi noora nosipho nothando nthabiseng nuala nuran nurcan nursen nyla oakley oana oba obadiah oberon obi oceane
octavia octavius oddmund odhran odion ogwen okello olabisi oladele olaniyi olavo olayinka olev oliffe oliwer olle olusegun
oluwadamilare omari omolara onno onyeka oonagh oran orlane orsolya orvokki osagie osbert osborne osei osian osmund ostap osvald
ottavia oumar ousmane ozzie paisley panashe panayiotis parker parth parthenia pasco patricio paule pauleen pauly payton peadar
pearce pearly pedr peik pelham penda perdita peredur peregrine pericles persephone petronella petunia petur phelim philibert phineas
phyllida pien piera pierfrancesco pinelopi pio pip pippin porter posy prabhu presley prisca priscila proinsias
prospero prunella qing quiller quinlan quinton rab rachele radko raegan raelynn rafe rafferty raffy ragnvald raimondas raitis raivo
rajan ralphie rana ranald raphaelle rashad rashidi raylan rayner raza rebecka rebekka redvers reese refik refilwe rehan reid
reimar reimund reinder reinhardt rejane rembrandt remington renan rense resi resul reyes rhydian rhydwyn ria ricarda ricardas
rickard ridley riekje rien rifat rihards rika riku rima robertas robina rodrigue roeland rolandas romaric romilly romola romy rona
ronaldo rong ronin ronny rosaleen rosangela rosanne roscoe rosi rosina rosine roxy ruairi ruairidh rubem rubina ruchi runar rutendo
ryder ryker rylan ryno ryu saar sacha sadia sadik sadiq saemundur saif saleem sallamari salome samet samu samy sanda
sandie sanele sanita santana santino sarolta sascha saso satoko sawyer saxon saylor seb sebastiaan sebastiao segolene sekou
selah selene semra sena senja senta seonag seonaid seoyeon septimus serafino seraphina sercan serpil seun shabana shahid shaka
shakir shania shaniqua sharif shawna shayla shayna sheree sheryl shiloh shireen shirl shiva sho shogo sholto shona shuai sibongile
sidonie siegmund sies sietse sifiso sigbritt sigfrid sigge siggi sigitas sigmar sigtryggur sigurjon sigvard sigve sigyn silvester
silvo simba simo simphiwe simran sina sinbad sinclair sinem siphiwe sissie sixten siyabonga siyu sjef sjors skuli skyler sloane sly
snezana sofie sohail soili sola solbritt solly solomon solvita sonke sophiso sophy sorley spence spiros staale stanislas
stasia steaphan stefanie steinunn stetson stew subira suki sukru suleiman sulev sulo sulwyn susann sussi sutton suzan suzanna suzie
suzy svante svantje svava svea sveinn sveva swen sybille syed sylke sylvestre sylviane tabea taffy tahir taiwo takis taku talbot
talia taliesin tallulah tambudzai tamika tanaka taneli tapiwa tareq tarquin tatu tatum teagan tebogo ted teddy tegwen tellervo telma
teo teofil terrell thaddeus thais thanos theodosia thibaud thom thomasina thordis thorstein thorvaldur thyra tia tibby tiernan tijn
tilde tilen timm timofey timothe tinashe tineke titilayo titouan titus tiwa tjalling tjasa tomi tommie tomoya tonka topher torgunn
tori toril torolf torvald toshi traudel traugott travers trenton trev trevon trey triin trijntje tripp trix trudi truls trung
tryggvi tucker tumelo turan ture turlough tyrese tyson uday uffe ugochi uisdean uku ulku ullrich ulric ulrica ulysses umar urbano
uriah uriel usman uta uzoma valda valentim valere valerian vali valters valur vance vanda vania vanna vasilije vasja vasso veljko
verena verna verner vesla vianney vicenta vick vidkun vidkunn vikki vilde vilja viljar vinnie vinny violetta vipin virgile viveca
viveka vojin vojislav vojko vroni vsevolod wagner wairimu wanderley wanja waylon weijie wenjing weston whitney wibke wiebke wiebren
wieger wierd wies wiesia wiggo wijnand wilbert wilco wilfrid willeke willemijn willibald wilson winnie winona wioletta woody wubbo
wyn xanthe xiaoyu xiu yaa yahir yakup yasir yasmina yemi yesim yifan yiming ymke yolande yosef yoshi yuhan yulan zachariah zain
zanda zander zandra zawadi zeb zebedee zekeriya zelie zelma zheng zia zinhle zinnia zivko ziya ziyi zlata zoey zoraida zorica
zuleika zuri
`;

/** Folded, lower case. */
export const GIVEN_NAMES_OF_NATIONS: readonly string[] = NAMES.trim().split(/\s+/);
