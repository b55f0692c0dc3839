/**
 * Given names of many nations, without accents, in the Latin alphabet: general knowledge of first names, written down
 * for this project. Names that are also words, places or months are here too; the recognisers weigh them.
 */

const ENGLISH = `
aaron abbie abby abe abel abigail abraham ada adam adrian adrienne agatha agnes aidan aileen aimee ainsley al alan alana
clay chip reed bud lance colt ginevra beau alastair alasdair albert albie alec aled alex alexa alexander alexandra alexis alf alfie alfred algernon alice alicia
alison alistair allan allen allison ally alma althea alun alvin alwyn amanda amber amelia amy andrea andrew andy angela
angie angus anita ann anna annabel annabelle anne annette annie anthea anthony antonia april archibald archie ariana arlene
arnold art arthur ashleigh ashley aubrey audrey austin autumn ava avery avril barbara barnaby barney barrie barry basil
bea beatrice beatrix becca becky belinda bella ben benedict benjamin bernadette bernard bernice bert bertha beryl bess
beth bethan bethany betsy betty beverley beverly bev bianca bill billie billy blake blanche bob bobbie bobby bonnie boris
brad bradley brandon brenda brendan brent brett brian briana bridget brigitte britney brody bronwen bronwyn brooke bruce
bryan bryn bryony buddy burt byron caitlin caleb callum calum calvin cameron camilla candice cara carl carla carlton
carly carmen carol carole caroline carolyn carrie carter carys casey cassandra cassie cath catherine cathy catrin cecil
cecilia cecily cedric celeste celia ceri chad chandler chantal charlene charles charley charlie charlotte chas chase
chelsea cherie cheryl chester chloe chris chrissie christa christian christina christine christopher christy chuck ciara
cindy claire clara clare clarence clarissa clark claude claudia clayton clement clifford cliff clint clinton clive clyde
cody colette colin colleen connie connor conor constance cooper cora cordelia corey corinne cornelius courtney craig
crystal curtis cynthia cyril daisy dakota dale damian damien damon dan dana daniel danielle danny daphne darcy daren
darlene darrell darren darryl daryl dave david davey davina dawn dean deanna debbie deb debora deborah debra declan
deirdre delia della delilah denis denise dennis denny derek dermot derrick des desmond devin diana diane dianne dick
diego dilys dinah dolly dolores dom dominic don donald donna donny donovan dora doreen dorian doris dorothea dorothy dot
doug dougal douglas drew duane dudley  duncan dustin dwayne dwight dylan eamon earl ebony ed eddie eddy eden edgar
edith edmund edna edward edwin edwina eileen elaine eleanor elena eli elijah elinor eliot elisa elisabeth elise eliza
elizabeth ella ellen ellie elliot elliott ellis elmer eloise elsa elsie elspeth elton elvis elwyn emily emma emmanuel
emrys emyr enid enoch eric erica erika erin ernest ernie errol esme esmond estelle esther ethan ethel eugene eugenie
eunice eva evan eve evelyn evie ewan ewen ezra faith fay faye felicity felix fenella fergus fern fiona fletcher flo
flora florence floyd frances francesca francine francis frank frankie franklin fraser fred freda freddie freddy frederick
freya gabriel gabriella gail gareth garfield garry garth gary gavin gaynor gayle gemma gene genevieve geoff geoffrey george
georgia georgie georgina gerald geraldine gerard germaine gerry gethin gideon gilbert giles gill gillian gina ginny gladys
glen glenda glenn gloria glyn glynis godfrey gordon grace graeme graham grahame grant greg gregg gregor gregory greta
greville griff griffith guinevere gus guy gwen gwendolyn gwyn gwyneth gwynne hal haley hamish hannah harley harold harriet
harrison harry harvey hattie haydn hayden hayley hazel heath heather hector hedley helen helena henrietta henry herb
herbert herman hester hetty hilary hilda hiram holly homer honor hope horace howard howell hubert  hugh hugo humphrey
hunter huw hywel iain ian ianthe ida idris ieuan ifan imogen ina ingram inigo ioan iona ira irene iris irma irvin irving
isaac isabel isabella isabelle isaiah isla isobel israel ivan ivor ivy jack jackie jackson jacob jacqueline jacqui jade
jake james jamie jan jancis jane janet janette janice janine jared jarvis jasmine jason jasper jay jayne jean jeanette
jeanne jeannie jeff jefferson jeffrey jemima jemma jen jenna jennie jennifer jenny jeremiah jeremy jerome jerry jess jesse
jessica jessie jill jillian jim jimmy jo joan joanna joanne joby jocelyn jock jodie jody joe joel joey john johnnie johnny
jolyon jon jonah jonas jonathan jonny jordan joseph josephine josh joshua josie joy joyce juan juanita jude judith judy
julia julian juliana julie juliet juliette julius june justin justine kaitlyn kane kara karen karin karl kate katherine
kathleen kathryn kathy katie katrina katy kay kaye kayla kayleigh keely keira keith kelly kelsey kelvin ken kendra kenneth
kenny kent kerr kerri kerry kevin kev kieran kiera kim kimberley kimberly kirk kirsten kirstie kirsty kit kitty kristen
kristin kristina kurt kyle kylie lachlan lacey lana lance lara larry laura lauren laurence laurie lavinia lawrence lea
leah leanne lee leigh leila len lena lenny leo leon leona leonard leonie leonora leroy les lesley leslie lester leticia
levi lewis lexi liam libby lilian lillian lily linda lindsay lindsey linus lionel lisa liz liza lizzie lizzy llewellyn
lloyd logan lois lola loretta lorna lorraine lottie lou louis louisa louise lowri lucas lucia lucille lucinda lucy luke
luther lydia lyle lyn lynda lyndon lynette lynn lynne mabel mackenzie maddie madeleine madeline madison mae maggie
magnus maisie malachi malachy malcolm mandy marc marcia marcus margaret margarita margery margot marguerite maria mariah
marian marianne marie marilyn marina mario marion marissa marjorie mark marlene marlon marsha marshall martha martin
martina marty martyn marvin mary mason mat matilda matt matthew maud maude maureen maurice mavis max maxine maxwell may
mayumi meg megan mel melanie melinda melissa melody melvin melvyn mercedes meredith meriel merle mervyn mia michael
michaela michelle mick mickey mickie mike mikey mildred miles milly milo milton mimi minnie miranda miriam mitch mitchell
moira molly mona monica monique monty morag mordecai morgan morris mort mortimer morwenna moses moya muriel murray myfanwy
myles myra myrtle nadia nadine nan nancy naomi natalie natasha nathan nathaniel neal ned neil nell nellie nelson nerys
nesta neville nia niall niamh nicholas nick nicky nico nicola nicole nigel nikki nina noah noel noelle nora noreen norm
norma norman norris olga olive oliver olivia ollie olly olwen omar oona opal ophelia orla orlando orson orville oscar
osmond oswald otis owain owen paddy padraig paige pam pamela pansy pascoe pat patience patricia patrick patsy patti patty
paul paula pauline pearl peggy penelope penny perce perceval percival percy perry pete peter petra petula phil philip
philippa phillip phillipa phillis phoebe phyllis pierce piers pippa pixie polly poppy portia prudence primrose priscilla
quentin quincy quinn rachael rachel rae raelene ralph ramona randall randolph randy raquel ray raymond reagan rebecca
rebekah reece reg reggie reginald regina rene renee rex reuben rhiannon rhian rhoda rhodri rhona rhonda rhys ricardo rich
richard richie rick rickie ricky riley rita rob robbie robert roberta robin robyn rocky rod roddy roderick rodger rodney
roger roisin roland rolf rollo roman romeo ron ronald ronan ronnie rory rosa rosalie rosalind rosamund rose roseanne
rosemary rosie ross rowan rowena rowland roxanne roy ruby rudolph rudy rufus rupert russ russell rusty ruth ryan sabrina
sadie sally sam samantha sammy samson samuel sandra sandy sara sarah sasha saul savannah scarlett scott sean seamus
sebastian selena selina selwyn serena seth seymour shane shannon sharon shaun shauna shawn sheena sheila shelagh sheldon
shelley shelly sheridan sherri sherry shirley sian sid sidney sienna silas silvia simeon simon simone sinead siobhan 
skye sofia sonia sonya sophia sophie spencer stacey stacy stan stanley stef stefan stella steph stephanie stephen stephie
sterling steve steven stevie stewart stu stuart sue summer susan susanna susannah susie sybil sydney sylvester sylvia
tabitha tamara tammy tamsin tania tanya tara tasha tatiana tegan terence teresa teri terrance terrence terri terry tess
tessa thea thelma theo theodora theodore theresa thomas thora tiffany tilda tilly tim timmy timothy tina tobias toby tod
todd tom tommy toni tony tracey tracy travis trent trevor tricia trina trinity trish trisha tristan tristram trixie troy
trudy tudor tyler tyrone una ursula val valentine valerie vanessa vaughan vaughn velma venetia vera verity vernon veronica
vic vicki vickie vicky victor victoria vince vincent viola violet virgil virginia viv vivian vivien vivienne wade wallace
wally walter wanda ward warren warwick wayne wendell wendy wes wesley wilbur wilf wilfred will willa willard william willie
willis willow wilma winifred winston wyatt xander yasmin yolanda yvette yvonne zach zachary zack zak zara zeke zelda zena
zoe zola
`;
const MORE = `
brittany shelby madison kaylee brianna jayden aiden brayden caden peyton skylar   makayla alyssa kiara jasmin tiana
jonathon tyrell darius marquis jerome lamar deshawn randal darnell wendell lyndsey lindy marcy patti peggie dottie nettie loretta rhett 
bronagh aoife caoimhe saoirse niamh eoin oisin cillian diarmuid fionn conall daithi eoghan padraic grainne orlaith maeve roisin cormac
tadhg donal dermot ronan mairead brid eimear aisling ciaran finbar fintan colm colum malachy seosamh tomas sorcha  mhairi eilidh
catriona fearghas ruaridh struan torquil isobel morven kirstin heledd ffion cerys carys nia lleucu gwenllian sioned eleri angharad
dafydd emlyn geraint gethin gwilym gwynfor hefin idwal llew maldwyn meirion meurig tudur rhodri rhidian tegid cai macsen
hanneke annelies annelie ingegerd ingalill ulrika pernilla jessika madelene torbjorn thorbjorn asbjorn arnbjorn gunborg gunvald
hjalte jorgen kasper laust mikkeline nikolaj soeren tobias ulrik villads vilma astri bergljot borghild brage eilif embrik fredrikke
gunnhild halldis ingar jofrid kjellaug ketil lillian margunn nils oddny oddveig olaug petra rannveig reidunn snefrid torhild torunn
wenche ase asta oyvind aslak  aila niillas heljo
gundula heidrun hiltrud irmela karola liane lore margrit marietta notburga ottilie petra renata rosemarie rosmarin sieglind thekla
traute trude ulla undine veronika waldtraut wiltrud zenta alarich anselm arnulf baldur bertram burghard dankwart eckehard edgar egbert
engelbert erasmus ewald fritjof gandolf gebhard gerolf giselher gregor guntram hanspeter harro hartwin helmfried henrik herwig hinrich
hjalmar ingbert isidor jobst jorgen kunibert lambert leonhard lorenz ludolf luitger magnus meinolf nepomuk ortwin pirmin raimar
roderich rolfdieter ruthard sigurd tassilo theobald theodor udo urban valentin vitus wendelin werther wigbert winand wolfhard wunibald
aloysius karljosef karlheinz hansjurgen hansjuergen klausdieter heinzjosef
marieke annelore godelieve goedele griet hilde ingeborg katrien kristien leentje lieselot martine mieke nele reinhilde  veerle
wivina ignace joris jurgen kristof lode lowie marnix piet rik stijn tijl tine  wannes yves yannick bieke dries gertjan jorn jurjen
aurore capucine celestin clotilde cyprien eloi fabrice firmin fulbert gaspard gonzague gwendal hermine ivan jeremie jocelyn joachim
landry lazare leopold loick lucille margot marjolaine maryvonne melissa mylene nadine noelie ophelie prosper quitterie roxane sixtine
soizic sylvette tiphaine victoire violaine wilfried yaelle yvonnick
aitana amaia ander ane arkaitz benat edurne eneko garazi gorka haizea ibai iker itziar izaro jone jon koldo leire maialen markel miren
nagore naroa oihane olatz peio unax xabi yeray zurine aleix arnau berta biel gemma jaume joan laia marc meritxell miquel oriol pau pol
quim roger roser sergi xavier nuria neus mireia ferran carles esteve
agostina alessia annarita azzurra battista brigida calogera carmela cataldo desiderio donatella eufemia fedele fiammetta filomena
fortunata gaspare gavino genoveffa gerardo giacinta gioacchino giordano gregorio guerrino ignazia immacolata isidoro ivonne lazzaro 
liborio loriana luisella macario marianna maristella michelangelo mirta natalina nevio  olimpia ombretta onofrio orsola osvaldo
palmira pantaleo pasqualina  plinio priamo quirino  raimondo rodolfo rosalinda rosetta sabino santina saturnino secondo selvaggia
settimio silverio teodolinda terenzio tosca tullia venanzio veronica vitale vittore zaira zeno zita
bozydar celestyna czcibor dobroslawa elwira faustyna gertruda gracjan halszka hipolit iwan jarogniew jeremiasz juda kajetana kasandra klara
klemens konstancja krzesimir ligia lubomir ludomir malina marzenna melania mieczyslawa mscislaw narcyz nela niko olgierd onufry
oriana otylia pelagia piotrus przybyslaw radek romualda rufin salomea samanta sambor seweryna sobieslaw sylwia tymek uljana wieslaw
wilhelmina witoslaw wislawa ziemowit zenobiusz zbyslaw zdzislawa
hedda janos zoltan bence mate boglarka dezsoe lilla reka zselyke tihamer szabolcs zente
rajinder surinder balwinder narinder parminder satnam gurmeet jaswinder sukhdev balbir kulwant amarjit hardeep lakhbir devinder
sanjiv rohini kamini urmila vasudha yamini suresh ramnath mukund gajanan pandurang shyam hemlata padmini ambika chandrakant vasanti
kazumasa kazunori masayoshi mitsuhiro nobuhiro shuhei sumire takafumi takanori tomohisa yasuhiko yukihiro hanako hina honoka aoi yuna
jiho jihye kyung seung  hyuk eunkyung hyejin jaehyun joon minji seojin sooyoung taeyang yeonju
thanh nguyet phuong huong hien linh tuan   minh quang trang thuy anh duc hieu khanh   
achmad agus bambang budi dewi  hartono indah joko kartika ketut  putu ratna rudi slamet sri sukarno sutrisno wayan wahyu yanti
kwabena kojo kweku esi efua adwoa yaaba chukwuma chukwudi amaka adaeze ifeoma olumide olamide babatunde folake funmilayo segun tobi
yetunde temitope wanjiru kipchoge cheruiyot kiprono chebet njeri nyambura onyango tafadzwa nyasha kudzai thulani themba sizwe bongiwe
ayanda nontobeko zodwa lwandle tshepo palesa kagiso
abdulaziz abdurrahman anis arif asad ashraf ayham aymen bilqis chakib dounia driss faiza fahmi ghassan hadil haidar ikram imad intisar
issam jihad karima kawthar khalida lotfi maissa malika marouane mounir mouna nabila nadjib nawfal noureddine ouissam qasim rafik ramzi
riyad rkia sabri safwan salwa sanaa slimane souad sofiane tawfiq wassim yacine youcef zakia zoubida zouhair
aydin baran berna bora cagla cansu cemil cumhur deniz derya dogan duygu ediz ekrem emrullah erdem eray erkin fulya gokce gurkan hilal
ilkay kayra koksal kutay melike munevver nalan nedim nehir nihan okan ozan onder perihan ruya sanem sevgi sevil sezen soner taylan tuna
tulay umran ugur vildan volkan yagmur zeynel
apostolis christina christoforos dionysis  ektoras  fani fanis giota grigoria iason katerina kleanthis kyriaki lazaros leonidas
loukas magda margarita marina matina michail nefeli nikoleta pelagia periklis rena sofia sotiris stathis stella thaleia theofanis
theodosis thodora tryfon vaggelis vaios vangelis yannis yorgos zoi
`;
const GERMAN_DUTCH = `
achim adelheid adolf albrecht alfons alois aloys ansgar anja anke annegret annelie anneliese annemarie anton antje armin
arne arno artur astrid august axel balthasar barbel bastian beate benno bernd bernhard berthold bettina birgit bjarne
birte bodo britta brunhilde bruno burkhard carina carsten christel christoph claus constanze corinna cornelia dagmar
detlef diether dieter dietmar dietrich dirk dominik doro dorothee eberhard eckart eckhard edeltraud egon ekkehard elfriede
elke elmar emil enno erhard erich erna ernst erwin eugen evelin ewald fabian falk ferdinand florian folker franz franziska
frauke friederike friedhelm friedrich fritz gabi gabriele georg gerd gerda gereon gerhard gerlinde gernot gero gert gertrud
gisela gottfried gregor gudrun guido gunnar gunter gunther guenter guenther gustav hagen hanna hannelore hannes hanno hans
hansi hansjorg harald hartmut hartwig hedwig heidi heike heiko heiner heini heino heinrich heinz heinzpeter helga hellmut
helmut helmuth henning henrike heribert hermann hermine herta hildegard hinnerk holger horst hubertus ilka ilona ilse
immo inge ingeborg ingo ingolf ingrid irmgard irmtraud isolde jakob jana janna jens joachim jochen johann johanna johannes
jorg joerg jorn joern jurgen juergen jutta kai karlheinz karsten kaspar kathe kathrin katharina katja katrin kerstin kilian
klara klaus konrad konstantin korbinian kornelia kristof lars leopold liesel liselotte lothar lotte ludger ludwig luise
luitpold lukas lutz magda magdalena malte manfred manuela mareike margarete margit margret marianne marko markus marlies
marten mathias matthias mathilde maximilian mechthild meike meinhard melchior micha mirko monika moritz nadja niklas niko
nils norbert olaf oliver ortrud oskar otmar ottmar otto paulina peer philipp pia rainer raimund ralf rasmus regine
reiner reinhard reinhold renate roswitha rudi rudiger ruediger rudolf ruprecht sabine sepp sebald siegbert siegfried
siegmar sieglinde sigi sigmund sigrid silke silvio sonja soren steffen steffi stephan susanne sven svenja swantje tanja
thea theresia thilo thorsten thorben till tilman tilo timo tjark tobi torben torsten traudl udo ulf uli ulli ulrich ulrike
urban urs ursel uschi ute uwe valentin veit vera viktor vinzenz volker volkmar walburga waldemar walther waltraud wenzel
werner wieland wilfried wilhelm wilhelmine willi willy winfried wolf wolfgang wolfram xaver beat reto ueli urs jurg ruedi
hansruedi regula vreni kaspar andri gian flurin
aafke aart adriaan aldert anneke annemiek anouk arend arie arjan arjen aukje bart bas bastiaan berend bouke bram brecht
chiel coen cor corne daan derk dick diederik dieuwke douwe dries eelco eelke ellen els elske emiel erik ernst evert ewoud
femke fenna  floor floris fokke frank frans freek frits geert geertje gerben gerlof gerrit gert gerard gijs guus hans
harm harmen harrie heleen hein hendrik hendrika henk henkjan hessel hidde huub ineke inge jaap jaco jacobus janneke janny
jantje jarno jasper jelle jelmer jeroen jesper  jeltje jitske jochem joep johan joke jolanda jonne joost joran joris
jorrit jos josje jouke jurre jurriaan karel kees klaas koen koos laurens leendert lennart lex lieke lies liesbeth lieve
loes lotte lourens luuk maaike maarten machteld manon marcel margriet marieke marijke marijn marijke marinus marjan marjolein
marleen mark marloes mart martijn matthijs maurits meindert menno merel michiel mieke miep mirjam nanda niels nienke noor
olivier paulien peter piet pieter pim renske reinier remco rens rik rinus robbert roel roelof rogier ronald ruben rudolf
ruud sander sanne saskia sharon siebe siem sietske sijmen sipke sjaak sjoerd sophie stef stefan sybren sylvain tamar teun
teunis thijs tijmen tjeerd tjitske tom toon truus twan tycho vincent wendela wessel wiebe wil willem wim wouter wytze yoeri
yvonne ype
`;
const ROMANCE = `
adele adeline agathe aime alain alban alexandre alexis alphonse amandine ambroise amelie anais andre andree angelique
annick anouk antoine apolline armand armelle arnaud arsene aude audrey augustin aurelie aurelien axelle baptiste barthelemy
bastien beatrice benedicte benjamin benoit berenice bernard bertrand blaise blandine brice brigitte bruno camille candide
capucine carole caroline cecile cedric celine chantal charline christelle christiane christophe claire claude claudine
clemence clement clothilde colette coralie corentin corinne cyrille cyril damien danielle david delphine denis denise
desire didier dominique edgard edith edouard elea eliane elise elodie emile emilie emmanuel emmanuelle eric ernestine
estelle etienne eugene evelyne fabien fabienne fabrice fanny faustine fernand flavie florent florian florence franck
francois francoise frederic frederique gabin gael gaelle gaetan gaston gautier genevieve georges gerald geraldine germain
ghislain ghislaine gilbert gilles ginette gregoire gregory guillaume gustave guy gwenael helene henri henriette herve
hippolyte honore hortense hugues huguette ines irene isabelle isidore jacky jacques jeannine jeannot jerome joelle joel
jocelyne joseph josette josiane jules julie julien juliette justine karine laetitia laure laurence laurent lea leon leonce
lionel lise loic loris louane louis louise luc lucas lucette lucie lucien lucienne ludivine ludovic lydie madeleine mael
maelle magali manon marc marcel marceline margaux marguerite marianne marielle marine marius marlene marthe martine
maryse mathieu mathilde mathis matthieu maud maurice maxence maxime melanie michel micheline mireille monique morgane
muriel myriam nadege nathalie nicolas noemie norbert odette odile olivier ombeline oriane pascal pascale patrice paul
paulette perrine philippe pierre pierrick pierrette quentin rachel raoul raphael raymonde regis remi remy renaud rene renee
richard robert rodolphe roland rolande romain romane roselyne sandrine sebastien serge severine severin simone solange
solene sophie stephane suzanne suzette sylvain sylvaine sylvie tanguy theophile therese thibault thibaut thierry timothee
tristan ulysse urbain valentin valentine valerie veronique victorien vincent violette virginie viviane xavier yanis yann
yannick yoann yohan yves yvette yvon yvonne zacharie zoe
abelardo adela adelaida adolfo adriana agustin aitor alba alberto alejandra alejandro alfonso alfredo alicia alonso alvaro
amalia amparo ana anabel andres angel angela angeles angelica aniceto antonio araceli arantxa ariadna armando arturo asier
asuncion aurelio aurora azucena beatriz begona belen benito berta blanca borja bruna camila candela carlos carlota carmen
carolina casimiro catalina cayetano cecilia celestino cesar claudio clemente concepcion concha conchita consuelo cristian
cristina cristobal dario diego dolores domingo edgardo eduardo efrain elena elias elisa eloy elvira emilio encarnacion
enrique ernesto esperanza esteban estefania estela eugenia eugenio eulalia eusebio eva fabiola facundo fatima federico
felipe fermin fernanda fernando fidel francisca francisco gabriela gaspar gerardo  gilberto gloria gonzalo graciela
gregorio guadalupe guillermo gustavo gutierre hector heriberto hernan hilario hortensia horacio hugo humberto ignacio
inaki inmaculada ines inigo irene isabel isidro ismael ivan jacinto jaime javier jeronimo jesus joaquin jordi jorge jose
josefa josefina josep josu juan juana julian julio lazaro leandro leonardo leticia lidia lorena lorenzo lourdes lucia
luciano luis luisa lupe macarena maite manolo manuel manuela marcela marcelino marcelo marcos margarita maria mariano
maribel maricarmen marisa marisol marta martin mateo matias mauricio maximo mercedes miguel mikel milagros miriam moises
monica montserrat montse natalia nacho nerea nestor nicolas nieves noelia norberto nuria octavio olga oriol oscar osvaldo
pablo paco paloma paola pascual patricia paula pedro pepa pepe pilar placido purificacion rafa rafael ramiro ramon raquel
raul rebeca regina reinaldo remedios ricardo roberto rocio rodolfo rodrigo rogelio rosa rosalia rosario ruben salvador
sancho sandra santiago sara saul sebastian segundo sergio silvia simon sofia sol soledad sonia susana tamara teodoro teresa
tomas trinidad unai valentina vanesa veronica vicente victor victoria vidal virginia xabier xavi ximena yago yolanda
adalberto adelmo alberta aldo alessandra alessandro alessia alessio amedeo anastasia andrea angelo anna annalisa annamaria
annibale anselmo antonella antonello antonietta arianna armida arrigo assunta attilio augusto barbara bartolomeo battista
benedetta benedetto beppe bice biagio bonifacio bruna bruno calogero camillo carla carlo carmela carmelo carmine caterina
cesare chiara cinzia ciro claudia claudio clara concetta corrado cosimo costantino cristiano cristina dalila damiano daniela
daniele danilo dario davide debora demetrio diletta dino domenica domenico donatella donato edoardo elena eleonora elia
elisa elisabetta emanuele emanuela emiliano emma enrica enrico enzo ercole ermanno ettore eugenio ezio fabiana fabio
fabrizio fausto federica federico felice ferdinando ferruccio filippo fiorella flavia flavio francesca francesco franca
franco fulvio gabriella gaetano gaia gennaro giacomo giada giampaolo giampiero giancarlo gianfranco gianluca gianluigi
gianmarco gianna gianni gianpaolo gigi gilda gina gino giorgia giorgio giovanna giovanni giulia giuliana giuliano giulio
giuseppe giuseppina giusy graziano graziella greta gualtiero guglielmo guido ignazio ilaria ines iolanda irene isabella
italo ivana ivano ivo jacopo lamberto lara laura lauro lavinia leonardo letizia lia libero licia lidia liliana lina livia
livio loredana lorella lorena lorenza lorenzo loris luana luca luciana luciano lucio lucrezia ludovica ludovico luigi luigia
luisa maddalena manlio manuela mara marcella marcello marco margherita mariagrazia mariangela mario marisa martina massimo
massimiliano matilde matteo mattia maura maurizio mauro melania michela michele mirco mirella mirko moreno nadia natale
nazario nello nicola nicoletta nicolo nino noemi nunzia nunzio orazio oreste orietta ornella ottavio palmiro paola paolo
pasquale patrizia patrizio pierangelo piergiorgio pierluigi piero pierpaolo pietro primo raffaele raffaella remo renata
renato renzo riccardo rinaldo rino rita roberta roberto rocco romano romeo romina romolo rosalba rosanna rosaria rosella
rossana rossella ruggero sabrina salvatore samuele sandro santina santo saverio sebastiano serafina serena sergio severino
silvana silvano silvestro silvia silvio simona simone siro sofia sonia stefania stefano susanna tamara tania tarcisio
teodora teresa tina tiziana tiziano tommaso tonino tullio ubaldo ugo umberto valentina valentino valeria valerio vanessa
vera vincenza vincenzo virgilio virginia vito vittoria vittorio viviana walter
abilio acacio adelino afonso agostinho aires albertina albino alda alexandra almeida aloisio alvaro amadeu amancio amaro
ana andreia anibal antonia antonio arlindo armindo artur aurea baltasar bento bernardo bras bruno caetano candido carlos
catarina celso cesario claudia conceicao cristiano cristovao deolinda diogo dinis duarte edson eduarda elisio elsa emilia
estevao eurico evaristo fabricio faustino fernao filipa filipe filomena flavio francisca fulgencio gil gilson goncalo
graca guilherme gustavo heitor helder henrique hercules hermano ilda ines inocencio iolanda iria isaias isaura jacinta
jaime januario joana joao joaquim jorge jose judite julio leonor licinio lidia liliana lino lopo lourenco luciana luis luiz
luisa luzia madalena mafalda manuel marcia margarida mariana marilia marina marisa matilde mauricio micaela miguel moises
natercia nelson nuno octavio odete olinda orlando osorio otavio palmira paulo pedro quim quiteria rafaela raimundo raul
renato ricardo rita rodrigo rogerio romeu rosalina rui salvador samuel sandra saulo sergio silvino simao sofia soraia tania
telmo teofilo thiago tiago tome ulisses valdemar vasco vera vitor xavier zelia zulmira
adrian alexandru alin alina ana andreea andrei anca aurel bogdan camelia catalin ciprian claudiu constantin corina cornel
costel costin cristi cristian crina dan daniela danut diana doina dorin dragos dumitru elena emil eugen felicia florentina
florin gabriel gavril gelu gheorghe horia iancu ileana ilie ioan ioana ion ionel ionut irina iulia iulian iuliana lavinia
liviu loredana lucian luminita madalina marcel marian mariana marius mihaela mihai mihail mirela mircea monica neculai
nicoleta nicu octavian ovidiu petre petru radu raluca razvan rodica roxana sebastian serban silviu simona sorin sorina
stefania stelian teodor tiberiu traian valentin vasile veronica victor viorel viorica vlad
`;
const SLAVIC_BALTIC_HUNGARIAN = `
adam adrianna agata agnieszka albert aleksander aleksandra alicja alina anastazja andrzej aneta angelika aniela anita anna
antek antoni apoloniusz arkadiusz artur asia aurelia barbara bartek bartlomiej bartosz basia beata bernadeta blazej
bogdan boguslaw boguslawa bohdan boleslaw bolek borys bozena bronislaw bronislaw cecylia celina cezary czeslaw czeslawa
damian daniel danuta daria dariusz darek dawid dominik dominika donata dorota edmund edward edyta eligiusz elzbieta emilia
ernest eugeniusz ewa ewelina fabian feliks ferdynand filip florian franciszek franek fryderyk gabriela gerard grazyna
grzegorz grzesiek gosia gustaw halina hania hanna helena henryk henryka hieronim honorata hubert ignacy iga igor ilona
irena ireneusz iwo iwona iza izabela izabella jacek jadwiga jagoda jakub kuba janina janek janusz jaroslaw jarek jasiek
jedrzej jerzy jerzy joanna jola jolanta jozef jozefa juliusz jurek julita justyna kacper kaja kajetan kalina kamil kamila
karol karolina kasia kasper katarzyna kazik kazimierz kinga klaudia klaudiusz kleofas konrad konstanty kornel kornelia
krystian krystyna krzysiek krzysztof krzys ksawery ksenia laura lech leszek leokadia leon liliana lidia longin lucja
lucjan lucyna ludmila ludwik lukasz maciej maciek madzia magda magdalena maja maksymilian malgorzata malwina marcelina
marcin marek mariola mariusz marlena marta martyna marzanna marzena mateusz matylda michal michalina mieczyslaw mietek
mikolaj milena milosz miroslaw mirek miroslawa monika nadzieja natalia nikodem nina norbert olaf olek olga oliwia olek ola
oskar otylia patrycja patryk pawel piotr piotrek przemek przemyslaw radek radoslaw rafal regina remigiusz renata robert
roksana roman romuald roza rozalia ryszard rysiek sabina sandra sebastian sergiusz seweryn slawek slawomir sonia stanislaw
stanislawa stasiek stefania stefan sylwester sylwia szczepan szymon tadek tadeusz teodor teresa tomasz tomek tymon tymoteusz
urszula ula wacek waclaw waldek waldemar walenty waleria wanda wawrzyniec wera weronika wieslaw wieslawa wieslawa wiktor
wiktoria wilhelm wincenty wit witek witold wladek wladyslaw wlodek wlodzimierz wojciech wojtek zbigniew zbyszek zdzislaw
zenon zenobia ziemowit zofia zosia zuzanna zygfryd zygmunt zyta
adela alena ales alexandr alzbeta anezka antonin barbora bedrich blanka bohumil bohumir bohuslav borivoj bozena bretislav
brona bronislav ctibor dagmar dalibor dana daniela danuse denisa dita dobromila drahomira dusan eduard eliska emanuel
evzen ferdinand frantisek gabriela hana havel hedvika helena honza hynek irena iveta ivana ivo jachym jakub jan jana jarek
jarmila jaromir jaroslav jaroslava jindrich jindra jiri jirina jitka josef josefina julie kamil kamila karel karla karolina
katerina klara kristyna krystof kveta kvetoslav ladislav lada lenka leos libor libuse linda lubomir lubos lucie ludek
ludmila lukas magdalena marek marcela marie marketa martin martina matej matous maxim michaela michal mikulas milada milan
milena milos miloslav miloslava miluse miroslav miroslava mojmir monika nikola oldrich olga ondra ondrej ota otakar otto
patrik pavel pavla pavlina petr petra premysl radek radim radka radmila radomir radoslav radovan rehor rene renata richard
robert roman romana rostislav rudolf ruzena sarka simona slavomir sona stanislav stanislava stepan stepanka svatopluk
svatava svetlana tadeas tereza tibor tomas vaclav vasek vera veronika vilem viktor vit vitek vitezslav vladimir vladimira
vlasta vlastimil vlastislav vojta vojtech vratislav zbynek zdena zdenek zdenka zikmund zita zuzana zuzka
andrej anton arpad branislav darina drahoslav fedor frantisek igor imrich jan jozef juraj jan katarina kornel kristina
lubica ludovit lubomir marian marta matus miriam mikulas milan miloslav miroslav nada oliver ondrej pavol peter rastislav
samuel slavka stefan svetozar terezia tibor tomas vendelin viera vincent vladimir vojtech zdenko zoltan zlatica zora
adam adel agnes agota akos alajos albert alexandra aliz andor andras aniko annamaria antal aranka aron arpad attila balazs
balint barna barnabas bela bence bendeguz benedek bertalan bettina bianka boglarka borbala botond brigitta csaba csilla
csongor daniel david denes dezso domonkos dora dorottya ede edina edit elemer elod emese emil endre erika erno ervin
erzsebet eszter etelka eva ferenc ferko fruzsina gabor gaspar gellert geza gizella gusztav gyorgy gyorgyi gyongyi gyozo gyula
hajnalka henrik hunor ibolya idilko ildiko ilona imre istvan ivett jakab janka janos jeno jolan jozsef judit julianna kalman
karoly katalin kati kinga klara kornel krisztian krisztina laszlo laci lajos levente lili lilla lorand lorant magdolna marcell
margit marianna marton mate matyas melinda mihaly miklos mira misi monika nandor noemi nora norbert odon oliver otto oszkar
pal panni peter petra piroska pista rebeka reka richard robert roland rozalia rudolf sandor sara sari sebestyen szabolcs
szilard szilvia tamas tekla terez tibor timea tivadar tunde valeria vencel vera veronika viktoria vilmos vince viola virag
zita zoltan zsanett zsigmond zsofia zsolt zsombor zsuzsa zsuzsanna
alenka ales aljaz alojz andraz andreja anze barbara blaz bojan boris borut bostjan branko breda brigita cveto damjan danica
darko davorin dejan domen drago dusan erna franc franci gasper goran gorazd grega gregor igor irena ivan iztok jaka janez
jani janko jasna jelka jernej jerneja joze jure ksenija lara leon lidija ljubo lojze luka majda manca marija marinka marjan
marjeta marko martina masa matej matevz matic matija matjaz metka miha mihael mitja milan mirjana mojca nace nada natasa nejc
nina peter petra polona primoz rado rok rozle samo sasa sergej silva simon slavko sonja spela stane stanko tadej tatjana
tina tine tomaz uros urska vera vesna vid vida vinko vlado zala zan zdravko ziga zoran zvone
alen ana anamarija ante anto antun blazenka bozidar branimir branka bruno dalibor damir danijel darija darinka davor denis
dinko domagoj dragan dragica drazen dubravka dubravko duro edin emir filip franjo goran gordana gordan hrvoje igor ines ivana
ivan ivica ivo ivona jadranka jadranko jakov jasmina jasenka jelena josip josipa jovan jovana jure kata katarina kresimir
kristijan kristina lovro luka ljiljana ljubica maja marija marijan marijana marin marina mario marko mate matija mia mijo
milan mile miljenko mirela mirjana mirko miroslav mislav mladen nada natasa neven nenad nikica nikola nikolina niksa
novak olja petar petra predrag radmila radoslav ranko rajko renata robert sandra sanja sasa senad silvija sime sinisa
slaven slavica slavko slobodan snjezana srdjan srdan stipe stjepan suzana svetlana tamara tea tena tihomir tomislav tomo
tonci valentina vanja vedran velimir vera vesna viktorija vinko vjekoslav vjeran vladimir vlado vlatka zdenka zdenko zdravko
zeljka zeljko zlatko zoran zorana zrinka zvonimir zvonko bojana boban branislav dejana djordje dusko goca ljubomir
milena milica milos miodrag nebojsa nemanja ognjen olivera radomir ratko sava stevan svetozar tijana uros vladan  zarko
aleksandar aleksej aleksei alexei alexey alyona anatoli anatoly anastasia andrei andrey anton arkadi arkady arseny
artem artyom boris dasha denis dima dmitri dmitriy dmitry egor ekaterina elena evgenia evgeni evgeny fedor fyodor galina
gennadi gennady georgi georgy gleb grigori grigory igor ilya inna irina ivan katya kirill konstantin ksenia larisa lena
leonid lev lidia liudmila lyubov lyudmila maksim maxim marat marina masha mikhail mitya nadezhda nastya natalia natalya
natasha nikita nikolai nikolay oksana oleg olga olena oleksandr oleksiy pavel petr petro polina pyotr roman ruslan sasha
semyon sergei sergey serhiy sofiya stanislav stepan svetlana taras tatiana tatyana timofei timur vadim valentina valeri
valery vanya vasili vasily vasyl vera viktor viktoria vitali vitaly vladimir vladislav volodya volodymyr vyacheslav
yaroslav yegor yekaterina yelena yevgeny yulia yuri yuriy yury zhanna zinaida asen bogomil boyko boyan desislava dimitar
emil evelina hristo ilian ivaylo kalin kaloyan krasimir lyubomir mariya metodi milen mitko nedyalko nikolay ognyan petya
plamen radoslav rosen rumen silvia stoyan svetoslav teodora todor tsvetan valentin vasil veselin yavor yordan zhivko
aivars agnese aigars ainars aleksandrs andris andrejs anita arnis arturs austris baiba dace dainis didzis edgars egils
eriks evita gatis gints girts guntars gunta guntis ieva igors ilze imants inese ingars ingus inta ivars ilmars janis jekabs
juris kaspars karlis kristaps kristine laima laimonis lauris liene liga linda maija mara maris martins mikelis modris
normunds oskars peteris raimonds raivis ritvars rolands rudolfs sandis sarmite sintija talis toms uldis una vilnis valdis
vija viesturs zane zigmars algirdas algis agne aiste antanas arunas arvydas ausra birute dainius dalia danute darius
deividas edita egidijus egle eimantas gediminas giedrius gintaras gintare gitana indre ingrida inga irmantas jolanta jonas
juozas jurate jurgis justas kazys kestutis kristina laima laura linas lina lukas mantas margarita marija mindaugas mykolas
nerijus neringa nijole paulius petras povilas rasa ramunas rimantas rimas rita romas ruta rokas sarunas saulius sigita
simonas skirmantas stasys tadas tomas valdas vaida vidas vilija vilius virginijus virgis vytas vytautas zilvinas zydrunas
aadu aare ago ahti aigar ain aivar ants ardo arvo avo eerik eha endel enn ene epp erki hannes heino helju helve hillar
indrek jaak jaan jaanus janek joosep juhan juri kaarel kadri kaido kaie kaja kalev kalle karin karl katrin kersti kristjan
koit kristiina kulli laine lauri leida leho lembit liina liis maarika madis maie maire mait malle mare margus marju mart
mati meelis merike merle mihkel moonika neeme oskar peeter piret priit raimo rein riho riina rita siim sirje taavi taavet
tanel tarmo tarvo tauno tiina tiit tonis tonu toomas ulle ulo urmas urve uno vaike vahur vello viive villu
`;
const NORDIC_AND_WIDER = `
aage aase aksel alfhild alva anders anette anita anne annika anniken annelise arne arnfinn arvid asbjorn asgeir aslaug asta
astrid atle aud audun agot ase bent bente berit bengt bertil birger birgitta birgitte birgit birte bjarke bjarne bjorg bjorn
bo bodil borge borje brit britt brynjar camilla carina carl charlotta christer claes dag dagfinn dagny ebba egil eigil
einar eirik eivind elin ella elna elsebeth embla emelie erik erika erland erling ernst espen esbjorn eskil even evert eyvind
finn flemming fredrik freja frida fritjof frode gard geir gerd gitte gjermund gorel goran gote greger gro grete grethe
gudmund gudrun gun gunhild gunilla gunn gunnar gunvor gustaf gustav guttorm gyda haakon hakan hakon halfdan halvard halvor
hanne hans harald havard hedda hedvig hege heidi helge helle hella hilde hildegunn hillevi hjalmar hjordis holger hogne
ida inge ingebjorg ingeborg ingela ingemar inger ingmar ingrid ingunn ingvald ingvar ingvild ivar jakob jan janne jannike
jarl jarle jens jeppe jesper joakim johan johanne johnny jonas jorgen jorn jorun josefine jostein julie jytte kaare kai
kajsa kare karen kari karianne karin karl karoline karsten katarina katrine kent kerstin kirsten kirsti kjartan kjell
kjersti kjetil klaus klas knud knut kolbjorn kristen kristian kristiane kristin kristina kristine kristoffer kurt lars lasse
leif lene lennart line linnea lise lisbet lisbeth liv lone lotta lotte louise lovisa magnar magne magnhild magnus maja
maj malene malin mads maren marianne marit marius mats mathias martha merete mette mikael mikkel mogens mona monica morten
nanna niclas niels niklas nils nina njal ola olaf olav ole oluf olof oddbjorn oddvar odd oskar ottar ove oystein oyvind
pal palle peder peer pelle per pernille perny petter pia poul preben ragna ragnar ragnhild rakel randi rasmus reidar reidun
rigmor rikard rikke roald roar roger rolf rune runa rutger ruth sander signe sigbjorn sigurd sigmund sigrid sigrun siri siv
sindre siw sivert snorre solfrid solveig sondre sonja soren staffan stale stein steinar stellan sten stian stig stine
stina sture sune susanne svein sven svend svenn sverre synne synnove tage tarjei terje thea thomas thor thorbjorn thore
thorleif thorsten thorvald tina tirill tobias tom tommy tone tonje tor torben tord tore torfinn torgeir torgrim torill
torkel torkild torleif tormod torstein tove trine trond troels trygve trym tuva turid tyra ulf ulla ulrik unni vagn valborg
vebjorn vegar vegard veronica vibeke vidar vigdis viggo viktor vilhelm villy vivi ylva yngvar yngve asa ake orjan
aapo aarne aaro aimo aino aki aku aleksi alpo anita anja anna anneli annika anniina anssi anton antero antti anu ari armi arto
arttu arvi asko atte auli aulis eemeli eero eetu eeva eevi eija eila eino elina elli ensio erkki esa esko eveliina hanna hannele
hannu harri heikki heidi heimo heini helena helmi henna henri henrikki hilkka ilari ilkka ilmari ilona ilpo inka ilta irja
irma ismo jaakko jalmari janne jani janina jarkko jarmo jari jarno jenni jere joni joonas jorma jouko jouni juha juhana
juhani juho jukka jussi jyri jyrki kaarina kaarlo kai kaija kaisa kaisu kalervo kalevi kalle karri kari kati katja katri kauko
keijo kerttu kimmo kirsi kosti krista kyllikki kyosti laila lasse lassi lauri leena leevi leila lenita liisa lotta maarit
maija maini mari marianne marita maritta marjatta marja marjo marjut marko markku markus martti matias matleena matti mauno
mauri meeri merja mervi miika mika mikael mikko milla minna mirja mirva mirjami mirka niilo niina niko oili olavi olli
onni oona oskari osmo otso otto outi paavo paivi panu pasi paula pauli paulus pekka pentti pertti petri petteri piia pirjo
pirkko raija raili raimo rami rauha rauno reijo reima reino riikka riitta risto ritva roope saana saara saija saila sakari
salla sami samuli sanna santeri sanni sari satu seija seppo sini sinikka sirkka sirpa sisko soile suvi taina taisto tanja
tapani tapio tarja tarmo taru tea teemu teija teppo terhi tero terttu tiia tiina timo tiina toini toivo tommi toni topi
topias tuija tuire tuomas tuomo tuula tuuli tuulikki tyyne ulla unto urho urpo uuno vaino valtteri veera veijo veikko veli
venla vesa vieno viivi vilho vili ville vilma virpi virve voitto yrjo asgeir birkir birna bjarki bjarni dagur einar elin
freyr gisli gudjon gudmundur gudny gudrun gunnlaugur gylfi hafdis halldor haraldur helgi hildur hrafn hulda ingibjorg
jokull jon jonina kristjan magnea olafur oskar ragnheidur sigurdur sigridur sigrun snorri solveig stefan svanhildur sverrir
thorgerdur thorsteinn unnur
achilleas afroditi agapi alekos alexandros anastasios andreas angeliki antonis apostolos argyris aris aristidis aristotelis
athanasios athina charalampos christos dimitra dimitrios dimitris eftychia eirini eleftherios eleni elias evangelia
evangelos fotini fotis georgia georgios giannis giorgos grigoris haris ilias ioanna ioannis iosif kalliopi katerina kimon
konstantina konstantinos kosmas kostas kyriakos lambros lefteris leonidas makis manolis maria markos michalis miltiadis
nektarios niki nikolaos nikos odysseas orestis panagiota panagiotis panos pantelis paraskevi pavlos petros polyxeni
spyridon spyros stamatis stavros stavroula stelios  tasos thanasis theodora theodoros theofilos thodoris thomais
vasiliki vasilis vassilis xenia yannis yiannis yiorgos zacharias
abdullah ahmet ali alper arda asli ayla ayse aysel aysun baris batuhan berk berkay bilge bulent burak burcu can canan cem
cengiz ceren cihan dilek deniz ebru ece elif emel emin emine emrah emre engin enver ercan erdal erdem eren erhan erkan erol
ersin esin esra fahri faruk fatih fatma ferhat fikret figen filiz furkan gamze gizem gokhan gonul gul gulay gulsen gungor
hakan halil haluk hande hasan hatice hulya huseyin ibrahim ihsan ilhan ilker ilknur irfan ismail ismet kadir kaan kemal kenan
kerem koray leyla levent lutfi mahmut mehmet melek melis meltem meryem merve mert mesut metin muhammet murat musa mustafa
mutlu muzaffer nazli nazim necati neslihan nevin nihat nilufer niyazi nuray nurettin nuri oguz okan oktay omer onur orhan osman
ozan ozge ozgur ozlem pelin pinar ramazan recep ridvan rustu sabri safak salih sedat seda selcuk selim selin selma semih sema
serap serdar serhat serkan sevda sevgi sevim sibel sinan songul suat suleyman sule taner tarik tarkan tayfun tolga tugba tugce
tuncay turgut turhan ufuk ugur umit umut vedat volkan yalcin yasemin yasin yavuz yeliz yigit yildiz yilmaz yucel yunus yusuf
zafer zehra zeki zerrin zeynep
aarav abhijit abhinav abhishek aditi aditya ajay ajit akash akhil akshay alok amar amit amitabh amol amrita anand ananya aniket
anil anirudh anita anjali ankit ankita ankur anup anupam anurag aparna archana arjun arnav arpita arun aruna arvind asha ashish
ashok ashwin asif avinash ayesha balaji bharat bhaskar bhavna chandra chetan chitra deepa deepak deepika dev devendra devika
dhruv dilip dinesh divya ganesh gaurav gautam gayatri geeta girish gita gopal govind gurpreet hari harish harpreet harsh harsha
hemant hitesh imran indira ishaan jagdish jai jaspreet jatin jaya jayant jayesh jignesh jyoti kabir kailash kamal kamala karan
karthik kavita ketan kiran kirti kishore krishna kumar kunal lakshmi lalit lata madhav madhu madhuri mahendra mahesh mandeep
manish manisha manjit manjula manoj meena meera megha milind mohan mohit mukesh nalini namrata nandini naresh narayan navin
neelam neha nikhil nilesh nirmala nisha nitin om padma pallavi pankaj parvati pavan payal pooja prabhakar pradeep prakash pramod
pranav prasad prashant pratap prateek pratik praveen preeti prem priti priya priyanka puja puneet purnima rachna radha raghav
raghu rahul raj raja rajat rajeev rajendra rajesh rajiv rajkumar raju rakesh ram raman ramesh ranjit rashmi ravi ravindra rekha
renuka rishi ritesh ritika ritu rohan rohit roshni rupa sachin sadhana sagar sahil samir sandeep sandhya sangeeta sanjana sanjay
sanjeev santosh sapna sarita satish saurabh savita seema shalini shankar shanti sharad sharmila shashi sheetal shilpa shirish
shivani shreya shruti shubham shweta siddharth sita smita sneha sonal sonali srinivas subhash sudha sudhir suhas sujata sukhdev
suman sumit sunil sunita supriya suraj suresh surya sushil sushma swapnil swati tanvi tarun tejas uma umesh usha vaibhav vandana
varsha varun vasant vedant venkat venkatesh vidya vijay vijaya vikas vikram vinay vineet vinod vipul viraj vishal vishnu vivek
yash yogesh zubin gurdeep kuldeep sukhwinder harjit manpreet
aiko akemi akihiko akihiro akiko akio akira asami asuka atsuko atsushi ayaka ayako ayumi chie chihiro chiyo daichi daiki daisuke
eiichi eiji eiko emi eri etsuko fumiko fumio hajime haruka haruki haruko harumi haruto hayato hideaki hideki hideko hideo
hideyuki hikari hikaru hiroaki hiroki hiroko hiromi hiroshi hiroto hiroyuki hisako hisashi hitomi hitoshi ichiro isamu isao
itsuki jiro jun junichi junko kaito kana kanako kaori katsumi kazuhiko kazuhiro kazuki kazuko kazumi kazuo kazuya keiichi keiji
keiko keisuke kenichi kenji kenjiro kenta kentaro kiyoshi kohei koichi koji kosuke kotaro kumiko kunihiko kyoko mai maiko maki
makoto manabu mariko masaaki masahiko masahiro masaki masako masami masanori masao masaru masashi masato masaya mayu mayumi
megumi michiko midori mieko miho mika miki minoru misaki mitsuo mitsuru miyuki mizuki momoko naoki naoko naoto naoya natsuki
natsumi nobuko nobuo nobuyuki noriko norio osamu reiko rena ren riko rina rumi ryo ryohei ryoichi ryoko ryosuke ryota ryuichi
ryuji sachiko sadao saki sakura satomi satoru satoshi sayaka sayuri seiichi seiji seiko setsuko shigeki shigeo shigeru shin
shingo shinichi shinji shinobu shinya shiori shizuka shohei shoichi shoji shota shun shunichi shunsuke shuichi shuji sora
sosuke sumiko susumu tadashi taichi takahiro takako takao takashi takayuki takehiko takeo takeru takeshi takumi takuya taro
tatsuo tatsuya tetsuo tetsuya tomohiro tomoki tomoko tomomi tomoyuki toru toshiaki toshihiro toshiko toshio toshiyuki
tsubasa tsutomu tsuyoshi umeko wataru yasuhiro yasuko yasuo yasushi yohei yoichi yoji yoko yosuke yoshiaki yoshihiro yoshiko
yoshimi yoshinori yoshio yoshito yoshiyuki yota yui yuichi yuji yuka yukari yuki yukie yukiko yukio yuko yumi yumiko yuri yuriko
yusuke yuta yutaka yuto yuya
baozhong biyu changming chao chaoxiang chen chenguang chunhua cuifen dandan daiyu daquan dawei fang feng guangming guiying
guofeng guoliang guoqiang haiyan haoran haoyu hongmei huifang huiling jiahao jiajun jiali jian jianguo jianhua jianjun jiayi
jie jiechi jing jingyi junjie lanying lei liang lihua lijuan liling liwei meiling meihua ming mingyu na peng ping qiang qiu
ruolan shan shanshan shu shuang shufen tao tian tingting wei weidong weimin wen wenjie xia xiang xiao xiaobo xiaodan xiaofeng
xiaohong xiaohui xiaolong xiaoming xin xinyi xiuying xiulan xue yan yang yanling yaling yi yichen ying yong yu yuan yue yufei
yuxin yun yuting zhen zhenhua zhi zhigang zhihao zhiming zhiqiang zhong zihan ziyang minho minjun jihoon jiwoo seojun hyun
hyunwoo sungmin youngho jisoo eunji soyoung
abdul abdallah abdulrahman abdelaziz abdelkader abu adel adil adnan afaf ahlam ahmad ahmed aisha akram alaa ali amal amin amina
amira amr anas anwar asma ayman aziz badr basel bashar bassam bilal brahim dalia dina djamel emad fadi fahad faisal farah farid
farida faris fatema fatemeh fatima fatma fouad ghada habib hadi hafsa haitham hala hamad hamid hamza hana hani hanan haroun
hassan hatem hicham hind hisham huda hussain hussein ibrahim ibtisam idris iman inas ismael ismail issa jalal jamal jamila jawad
kamal karim khadija khaled khalid khalil laila lamia latifa layla leila lina lubna maha mahdi mahmoud majid malak malik mansour
mariam marwa marwan maryam mehdi mohamad mohamed mohammad mohammed mona moustafa muhammad munir mustapha nabil nada nadia nadir
naima najat nasser nawal nizar noor noura nour omar osama othman rabia rachid rafiq raghad rahim rania rasha rashid reem riad
saad sabah saeed safa safiya sahar said salah saleh salem salim salma salman sami samia samir samira sara sayed shadi sherif
siham soraya suad sumaya taha tahar tamer tarek tariq waleed walid wafa wael yahya yasmin yasmine yasser yassin yousef youssef
yusuf zahra zainab zakaria zaki zaid zeinab ziad zineb zohra dariush farhad babak behnam behrouz mehran parisa reza shirin
soheil arash kourosh nasrin
anele andile anika annelien anneline ansie attie barend bennie bongani boet casper charl christiaan christo cobus coenie daleen
danie deon dewald dirkie dries drikus eben elize elmarie elna esme ettiene fanie faan fourie francois frik gerda gerhardus gert
gerrie gideon hanlie hannes heinrich helgard hendrik hennie hermanus hettie hugo ilse ilze jaco jacobus jannie johan kobie kobus
koos kosie lerato leon liezel lindiwe lourens louw lwazi magriet mandla marais mariette marnus marthinus melt naas nandi neels
nelius nico nkosi nomsa ockert pieter petrus piet pikkie quintus retief riaan rian rudi ruan ruhan sakkie sarel schalk sibusiso
sipho stefanus stephanus stoffel susara thabo thandi theuns tienie tobie trudie vusi wian wikus wilhelmus willem willie wynand
yolandi zandile zanele chidi chinedu chioma emeka ngozi obinna olu oluwaseun tunde uche adebayo ayodele kwame kofi kwesi ama
abena akosua yaw njoroge wanjiku kamau otieno achieng mwangi wambui tendai farai tatenda rudo chipo
`;

/** Folded, lower case, with repetitions. */
export const GIVEN_NAMES: readonly string[] = [
  ENGLISH,
  MORE,
  GERMAN_DUTCH,
  ROMANCE,
  SLAVIC_BALTIC_HUNGARIAN,
  NORDIC_AND_WIDER,
].flatMap((names) => names.trim().split(/\s+/));
