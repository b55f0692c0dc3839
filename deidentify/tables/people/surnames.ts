/**
 * Common surnames of many nations, without accents, and the endings that surnames have: general knowledge, written down
 * for this project. They corroborate: an ordinary word among them decides nothing alone.
 */

const SURNAME_LIST = `
field fields abbott abrahams adams adamson ahmed ainsworth aitken akhtar alcock aldridge alexander allan allen allison ambrose anderson
andrews anthony appleby appleton archer armitage armstrong arnold arthur ashby ashcroft ashton ashworth askew aspinall
atherton atkins atkinson attwood austin ayres bailey bainbridge baird baker baldwin ball ballard bamford banks bannister
barber barclay barker barlow barnard barnes barnett baron barr barrett barron barrow barry bartlett barton bassett bateman
bates batten battersby baxter bayliss beal beaumont beck beckett bedford beech bell bellamy bennett benson bentley beresford
berry best bevan bingham birch bird birkett bishop black blackburn blackmore blackwell blair blake bloggs blythe bolton bond
booker boon booth boothroyd boswell bourne bowden bowen bower bowers bowes bowles bowman boyce boyd boyle bradbury bradford
bradley bradshaw brady braithwaite bramley brand brandon bray brennan brewer bridges briggs bright bristow britton broadbent
brook brooks brookes brown browne browning bruce bryan bryant bryce buchanan buck buckley bull bullock burgess burke burnett
burns burrows burt burton bush butcher butler butterworth byrne cain cairns calder caldwell callaghan cameron campbell cannon
cantrell carey carlin carlisle carlson carlton carmichael carney carpenter carr carroll carson carter cartwright carver casey
cassidy castle chadwick chalmers chamberlain   chandler channing chaplin chapman charlton chester childs
chisholm christie church churchill clancy clark clarke clarkson clayton clegg clements clifford clifton coates cobb cochrane
coffey cohen coleman coles collier collingwood collins connell connolly connor conrad conroy conway cook cooke coombes cooper
cope copeland corbett corcoran cormack cornwell costello cotter cotton coulson  cousins cowan coward cowell cox craig
crane craven crawford crawley creighton crook cross crosby crossley crowe crowley crowther cullen cummings cummins cunningham
curran currie curtis cuthbert dale dalton daly daniels darby davenport davey davidson davies davis davison dawes dawson day
deacon dean delaney dempsey denham dennis denton devlin dewhurst dickens dickinson dickson dixon dobson docherty dodd dodds
doherty dolan donaghy donald donaldson donnelly donovan douglas dowling downes downing downs doyle drake draper drew driscoll
drummond drury duckworth dudley duff duffy duggan duke duncan dunlop dunn dunne dutton dwyer dyer dyson eagle earl eastwood
eaton edmonds edmunds edwards egan eldridge elliott ellis ellison emerson emery england english evans everett ewing fairbairn
fairclough fairhurst fallon farley farmer farnworth farrell farrow faulkner fawcett fearn feeney fenton fenwick ferguson 
fielding  finch findlay finlay finn finnegan firth fisher fitzgerald fitzpatrick fleming fletcher flint flood flower
flynn foley forbes ford foreman forrest forrester forster forsyth foster fothergill fountain fowler fox francis franklin fraser
freeman french frost fry fuller gale gallagher galloway gamble gardiner gardner garland garner garrett garside geddes george
gerrard gibbons gibbs gibson gilbert giles gill gillespie gilmore gilmour gladstone gleeson glover goddard godfrey godwin
golding goldman goldsmith gomersall goodall goodman goodwin gordon gorman gough gould gower grady graham grainger grant graves
gray grayson greaves green greene greenfield greenhalgh greenwood gregory gregson grey grierson griffin griffith griffiths
grimes grimshaw grover groves guthrie haigh haines hale hall halliday hamer hamill hamilton hammond hampson hampton hancock
hand hanley hanlon hanna hannah hansen hanson harding hardman hardwick hardy hargreaves harker harper harrington harris
harrison hart hartley harvey haslam hastings hatton hawkins hawthorne hay hayes haynes hayward hayward head healey healy heath
heaton hedges henderson hendry hendricks hennessy henry henshaw herbert heron hewitt heywood hibbert hickey hickman hicks
higginbotham higgins higgs hill hills hilton hinchcliffe hinton hirst hobbs hobson hodge hodges hodgkins hodgkinson hodgson hogan
hogg holden holder holland hollis holloway holman holmes holt hood hooper hope hopkins hopkinson hopper horn horne horner
horton houghton houston howard howarth howe howell howells howes hubbard hudson huggins hughes hull humphrey humphreys
humphries hunt hunter hurley hurst hussain hussey hutchings hutchins hutchinson hutchison hyde hynes iles ingham ingram
innes ireland irvine irving irwin isaac jackson jacobs jacobson james jamieson jarvis jeffery jeffries jenkins jenkinson
jennings jessop johns johnson johnston johnstone jones jordan joseph joyce judd judge kane kavanagh kay keane kearney keating
keegan keeling keen keenan kelleher keller kelly kelsey kemp kendall kennedy kenny kent kenyon kerr kershaw keyes khan kidd
king kingsley kinsella kirby kirk kirkham kirkpatrick kirkwood kitchen knight knott knowles knox lacey laing laird lake lamb
lambert lancaster lane lang langdon langley larkin larsen law lawler lawrence lawson lawton layton leach leadbetter leary
leaver lee leigh lennon lennox leonard leslie lester levy lewis leyland lindsay lister little livingstone lloyd locke
lockwood lodge lomax london  longbottom lord lovell lowe lucas lund lunn lynch lynn lyon lyons macdonald mackay mackenzie
mackie mackintosh maclean macleod macpherson madden maddox magee maguire maher mahoney makin mallinson malone maloney mann
manning mansell mansfield march marks marlow marriott marsden marsh marshall martin martyn maskell mason massey masters
matheson mather mathers matthews maxwell may mayer mayes maynard mcallister mcarthur mcbride mccabe mccain mccall mccallum
mccann mccarthy mccartney mcclure mcconnell mccormack mccormick mccoy mccullough mcdermott mcdonagh mcdonald mcdonnell
mcdougall mcevoy mcewan mcfadden mcfarlane mcgee mcgill mcginty mcgovern mcgowan mcgrath mcgregor mcguinness mcguire mchugh
mcintosh mcintyre mckay mckee mckenna mckenzie mckeown mckinnon mclaren mclaughlin mclean mcleod mcloughlin mcmahon mcmanus
mcmillan mcnally mcnamara mcneil mcneill mcpherson mcqueen mcveigh mead meadows mellor mercer meredith merritt metcalfe
middleton miles millar millard miller mills milne milner milton mitchell moffat molloy molyneux monaghan monk montgomery moody
mooney  moore moorhouse moran morgan moriarty morley morris morrison morrow mortimer morton moss mottram mountford moyle
muir mulholland mullen mulligan mullins munro murdoch murphy murray musgrave myers nadeem nash naylor neal neale neville
newell newman newton nicholas nicholls nichols nicholson nightingale nixon noble nolan noonan norman norris  northcott
norton nowell nugent nunn oakes oakley obrien ocallaghan oconnell oconnor odonnell ogden ogrady ohara okeefe oldfield oldham
oleary oliver omalley oneill oreilly orourke orr osborne osullivan otoole owen owens  paget paine palmer park parker parkes
parkin parkinson parks parr parrott parry parsons partridge pascoe patel paterson paton patterson payne peacock peake pearce
pearson peck pemberton pendleton penn pennington pepper percival perkins perry peters petersen peterson phelan phelps phillips
philpott pickering pickett pickles pickup pike pilkington pitt platt plumley pollard pollock poole pope porter potter potts
powell power powers pratt prescott preston price prince pritchard procter proctor prosser pryce pugh purcell pym quigley quinn
radcliffe rafferty raine rainey ralph ramsay ramsbottom ramsden randall ratcliffe rawlings rawson ray raynor read reade reader
redfern redmond reece reed rees reeves regan reid reilly render renshaw reynolds rhodes rice rich richards richardson richmond
rickard riddell ridley rigby riley rimmer ritchie roach robbins roberts robertson robinson robson roche rodgers roe rogers
rogerson rooney roper rose ross rossi rothwell rowe rowland rowlands rowley rowntree roy royle rush rushton russell rutherford
ryan ryder sadler sampson samuel samuels sanders sanderson sandford sands sargent saunders savage sawyer scanlon schofield scott
searle seddon sellers sergeant sewell sexton seymour shackleton shannon sharma sharp sharpe sharples shaw shea shelton shepherd
sheppard sheridan sherwood shields shore  siddall simmonds simmons simms simpson sims sinclair singh singleton skelton
skinner slade slater sloan smart smith smithson smyth snell snow somers southern spears speight spence spencer spooner squires
stacey stafford stanley stanton staples stark steel steele stephens stephenson sterling stevens stevenson steward stewart
stirling stock stokes stone storey stott strange street stringer stroud stuart styles sugden sullivan summers sumner sutcliffe
sutherland sutton swain swan sweeney sweet swift swindells sykes symonds talbot tanner tate tattersall tatum taylor teague
temple tennant terry thatcher thomas thompson thomson thorne thornhill thornton thorpe thurston tierney tilley timms tindall
tobin todd tolley tomkins tomlinson tompkins tonge toole topham townsend tracey tranter travis traynor treadwell trevino trotter
truman tucker tuckwell tully turnbull turner turton tweedie twigg tyler tyrrell tyson underwood unsworth upton urquhart vance
varley vaughan venables vernon vickers vincent vine wade wadsworth wagstaff wainwright waite wakefield walker wall wallace waller
wallis walmsley walsh walter walters walton warburton ward wardle wareham warner warren waterhouse waters waterman watkins watkinson
watson watt watters watts waugh weaver webb webber webster weeks weir welch weller wells welsh  weston westwood whalley
wharton wheatley wheeler whelan whitaker white whitehead whitehouse whitehurst whiteley whiteside whitfield whiting whitlock whitman
whitmore whittaker whittingham whittington whittle whitworth wicks wiggins wilcox wild wilde wilder wilding wiley wilkes wilkins
wilkinson willetts williams williamson willis willoughby wills wilmot wilson wilton windsor winfield winstanley winter winters
winterbottom wise withers wolfe wong wood woodcock woodhouse woodruff woods woodward woolley worrall worth worthington wray wren
wright wyatt wylie wynn wynne yates yeates yeo york young younger
garcia rodriguez gonzalez fernandez lopez martinez sanchez perez gomez martin jimenez ruiz hernandez diaz moreno munoz alvarez
romero alonso gutierrez navarro torres dominguez vazquez ramos gil ramirez serrano blanco molina morales suarez ortega delgado
castro ortiz rubio marin sanz nunez iglesias medina garrido cortes castillo santos lozano guerrero cano prieto mendez cruz calvo
gallego vidal leon marquez herrera pena flores cabrera campos vega fuentes carrasco diez reyes caballero nieto aguilar pascual
santana herrero lorenzo montero hidalgo gimenez ibanez ferrer duran santiago benitez mora vicente vargas arias carmona crespo
roman pastor soto saez velasco moya soler parra esteban bravo gallardo rojas beltran mendoza silva pereira costa oliveira sousa
santos ferreira rodrigues martins almeida ribeiro carvalho teixeira moreira correia mendes nunes soares vieira monteiro cardoso
rocha raposo neves coelho cruz cunha pires ramos reis simoes antunes matos fonseca machado araujo barbosa tavares lourenco castro
figueiredo azevedo freitas borges pinto magalhaes
rossi russo ferrari esposito bianchi romano colombo ricci marino greco bruno gallo conti  costa giordano mancini rizzo
lombardi moretti barbieri fontana santoro mariani rinaldi caruso ferrara galli martini leone longo gentile martinelli vitale
lombardo serra coppola desantis dangelo marchetti parisi villa conte ferraro ferri fabbri bianco marini grasso valentini messina
sala deangelis gatti pellegrini palumbo sanna farina rizzi monti cattaneo morelli amato silvestri mazza testa grassi pellegrino
carbone giuliani benedetti barone rossetti caputo montanari guerra palmieri bernardi martino fiore derosa ferretti bellini basile
riva donati piras vitali battaglia sartori neri costantini milani pagano ruggiero sorrentino damico orlando negri bertoni
bernard dubois thomas robert richard petit durand leroy moreau simon laurent lefebvre michel garcia david bertrand roux vincent
fournier morel girard andre lefevre mercier dupont lambert bonnet francois martinez legrand garnier faure rousseau blanc guerin
muller henry roussel nicolas perrin morin mathieu clement gauthier dumont lopez fontaine chevalier robin masson sanchez gerard
nguyen boyer denis lemaire duval joly gautier roger roche roy noel meyer lucas meunier jean perez marchand dufour blanchard marie
barbier brun dumas brunet schmitt leroux colas fernandez pierre arnaud renard arnould rolland caron aubert giraud leclerc vidal
bourgeois renaud lemoine picard gaillard philippe leclercq lacroix fabre dupuis olivier rodriguez  hubert louis charles guillot
riviere leguern charpentier moulin berger perrot renault collet delacroix delorme descamps deschamps vasseur tessier poirier
besson chauvin pichon maillard benoit guyot maillot lebrun cordier bouvier
muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann schafer schaefer koch bauer richter klein wolf schroder
schroeder neumann schwarz zimmermann braun kruger krueger hofmann hartmann lange schmitt werner schmitz krause meier lehmann schmid
schulze maier kohler koehler herrmann konig koenig walter mayer huber kaiser fuchs peters lang scholz moller moeller weiss jung
hahn schubert vogel friedrich keller gunther frank berger winkler roth beck lorenz baumann franke albrecht schuster simon ludwig
bohm boehm winter kraus martin schumacher kramer kraemer vogt stein jager jaeger otto sommer gross seidel heinrich brandt haas
schreiber graf schulte dietrich ziegler kuhn kuehn pohl engel horn busch bergmann thomas voigt sauer arnold wolff pfeiffer beckmann
lindner hubner huebner kuhlmann nagel seifert paul brand reuter ebert grosse lindemann pietsch stahl stahlmann obermaier petersen
mertens hansen janssen jansen behrens bruns ahrens carstens thomsen hinrichs clausen claussen detlefsen andresen jessen lorenzen
brunner moser gruber steiner mayr hofer leitner berger eder fuchs pichler schwarz maier reiter egger wimmer schmid wallner auer
aigner lechner haas schuster binder lang ebner wieser strasser stadler winkler bacher zimmerli burkhard frei baumgartner gerber
graber brunner aebischer meili huber widmer luscher zbinden amstutz
dejong devries vandijk bakker janssen visser smit meijer deboer mulder degroot bos vos peters hendriks vanleeuwen dekker brouwer
dewit dijkstra smits degraaf vandermeer kok jacobs vermeulen vandenberg schouten willems hoekstra koster verhoeven prins
huisman peeters claes goossens wouters maes willemse mertens vandamme lambrechts declercq desmet vandevelde hermans aerts pauwels
martens michiels devos verbeke dubois lemmens segers bosman postma wiersma bosma bouwman kuiper kuipers kramer blom veenstra
nowak kowalski wisniewski wojcik kowalczyk kaminski lewandowski zielinski szymanski wozniak dabrowski kozlowski jankowski mazur
kwiatkowski wojciechowski krawczyk kaczmarek piotrowski grabowski zajac pawlowski michalski krol wieczorek jablonski wrobel
nowakowski majewski olszewski stepien malinowski jaworski adamczyk dudek nowicki pawlak gorski witkowski walczak sikora rutkowski
baran michalak szewczyk ostrowski tomaszewski pietrzak marciniak wroblewski zalewski jakubowski jasinski zawadzki sadowski bak
chmielewski wlodarczyk borkowski czarnecki sawicki sokolowski urbanski kubiak maciejewski szczepanski wilk kucharski kalinowski
lis mazurek wysocki adamski sobczak czerwinski kolodziej kazmierczak
novak svoboda novotny dvorak cerny prochazka kucera vesely krejci horak nemec pokorny marek pospisil hajek jelinek kral ruzicka
benes fiala sedlacek dolezal zeman kolar navratil cermak urban vanek blazek kriz kratochvil kopecky bartos vlcek musil simek
konecny polak malek cech stanek hruska kadlec vavra havlicek soukup dusek horvath kovac varga toth nagy balaz lukac molnar
kovacs szabo kiss nemeth farkas balogh papp takacs juhasz lakatos meszaros olah simon racz fekete szilagyi torok feher balazs gal
szucs kis kocsis fodor pinter szalai sipos magyar lukacs gulyas biro kiraly katona laszlo bogdan balog jakab
krajnc zupancic kovacic potocnik kralj zagar golob kos vidmar turk hribar kotnik kavcic bizjak mlakar rozman kastelic oblak
petek korosec kolar zorman hrovat horvat maric babic juric novakovic kovacevic knezevic vukovic markovic petrovic matic tomic
pavlovic bozic blazevic grgic pavic radic peric filipovic saric lovric vidovic popovic jovanovic nikolic stojanovic djordjevic
milosevic ilic stankovic
hansen johansen olsen larsen andersen pedersen nilsen kristiansen jensen karlsen johnsen pettersen eriksen berg haugen hagen
johannessen andreassen jacobsen halvorsen dahl jorgensen henriksen lund sorensen jakobsen moen gundersen iversen strand solberg
svendsen eide knutsen martinsen paulsen bakken kristoffersen mathisen lie rasmussen amundsen nguyen bakke moe solheim lien ness
nielsen christensen madsen poulsen thomsen christiansen moller johansson andersson karlsson nilsson eriksson larsson olsson
persson svensson gustafsson pettersson jonsson jansson hansson bengtsson jonasson lindberg jakobsson magnusson lindstrom lindqvist
olofsson lindgren axelsson berg bergstrom lundberg lind lundgren lundqvist mattsson berglund fredriksson sandberg henriksson
forsberg sjoberg wallin engstrom eklund danielsson lundin hakansson bjork bergman gunnarsson holm wikstrom samuelsson isaksson
fransson bergqvist nystrom holmberg arvidsson lofgren soderberg nyberg blomqvist claesson nordstrom martensson hedlund
korhonen virtanen makinen nieminen makela hamalainen laine heikkinen koskinen jarvinen lehtonen lehtinen saarinen salminen
heinonen niemi heikkila salonen kinnunen turunen salo laitinen tuominen rantanen karjalainen jokinen mattila savolainen lahtinen
ahonen ozturk yilmaz kaya demir celik sahin yildiz yildirim aydin ozdemir arslan dogan kilic aslan cetin kara koc kurt ozkan
simsek papadopoulos papadakis georgiou nikolaou ioannou dimitriou ivanov petrov sidorov smirnov kuznetsov popov sokolov lebedev
kozlov novikov morozov volkov shevchenko kovalenko bondarenko tkachenko kravchenko dimitrov georgiev todorov popescu ionescu
popa dumitrescu  stoica gheorghe rusu munteanu matei berzins kalnins ozolins jansons liepins kazlauskas petrauskas jankauskas
tamm saar sepp magi kask kukk rebane
tanaka sato suzuki takahashi watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi matsumoto inoue kimura
hayashi shimizu yamazaki mori abe ikeda hashimoto yamashita ishikawa nakajima maeda fujita ogawa goto okada hasegawa murakami kondo
ishii saito sakamoto endo aoki fujii nishimura fukuda ota miura fujiwara okamoto matsuda nakagawa wang li zhang liu chen yang zhao
huang zhou wu xu  zhu  guo lin gao luo zheng liang xie tang  cao deng xiao feng cheng yuan kim park choi jung kang cho yoon
sharma verma gupta singh kumar patel shah mehta desai joshi reddy rao nair menon iyer iyengar pillai  dutta bose banerjee
mukherjee chatterjee chakraborty ghosh  roy mishra pandey tiwari dubey yadav chauhan rathore kaur gill sidhu dhillon malhotra
kapoor khanna chopra bhatia agarwal aggarwal jain bansal mittal goel saxena srivastava kulkarni deshpande patil naidu raman
hussein hassan ahmed khalil haddad mansour nasser saleh farouk aziz rahman chowdhury akhtar malik iqbal siddiqui qureshi ansari
vandermerwe botha pretorius venter coetzee vanwyk fourie nel kruger smit vanniekerk steyn dutoit swanepoel viljoen joubert
olivier labuschagne vanzyl potgieter vorster erasmus marais terblanche oosthuizen dlamini nkosi ndlovu khumalo sithole mokoena
mahlangu zulu naidoo govender okafor okonkwo adeyemi mensah owusu
`;

/** Folded, lower case, with repetitions. */
export const SURNAMES: readonly string[] = SURNAME_LIST.trim().split(/\s+/);

/** Endings of surnames of many nations, for words of at least six letters. */
export const SURNAME_ENDING =
  /(?:sk[iy]|ska|cki|cka|wicz|czyk|czak|icz|sson|sdottir|dottir|ssen|nsen|rsen|tsen|mann|meier|mayer|meyer|maier|huber|bauer|escu|eanu|enko|chuk|poulos|idis|akis|adis|iou|[aeo]vic|ovich|evich|nko|shvili|dze|oglu|[ei]nen|qvist|quist|strom|gren|lund|berg|stra|sma|inga|aitis|auskas|evicius|unas|eva|ov|ev|kova|ich|elli|etti|ucci|acci|oni|ini|uez|guez|dez|nez|rez|worth|bottom|thwaite|smith|wright|kumar|preet|moto|mura|yama|shima|zaki|naka)$/;
