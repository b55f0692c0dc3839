/**
 * Places: words that name a place rather than a person, and words that make the word before or after them a place.
 * General geography, written down for this project.
 */

/** Places that are also given names or surnames, or that often occur where a person might; folded. */
export const PLACES: readonly string[] = `
aberdeen adelaide africa alabama alaska albany alberta alps america amsterdam andes andover antwerp appalachian arizona arkansas
arundel ashford asia aston athens atlanta atlantic auckland austin australia austria avon aylesbury azores baker bala bangor barcelona
barrow bath bavaria bedford belfast belgium berlin bern berwick beverley bicester birmingham bishop black blackburn blackpool bolton
boston bourne bradford brasilia brazil brecon bremen brentwood brighton brisbane bristol britain brittany bromley brussels buckingham
budapest buffalo burnley burton bury buxton calais california cambridge camden camphill canada canberra canterbury cardiff carlisle
carlton carolina carson catalina charleston charlotte chelmsford chelsea cheltenham chester chesterfield cheyenne chicago chile
chilterns china chipping clayton cleveland clifton clinton colchester cologne colombia colorado columbia columbus connecticut
cordoba corfu cork cornwall cotswold cotswolds coventry craven crawley cumbria cyprus czechia dakota dallas darlington dartmoor darwin
dayton delaware denmark denton denver derby derbyshire detroit devon doncaster dorset dover dublin dudley dundee dunstable durham
edinburgh egypt elgin ely england essex estonia eton europe everest everett exeter exmoor falkirk fareham farnham fayetteville finland
flanders florence florida france franklin frankfurt galway gascony geneva genoa georgia germany ghent glasgow gloucester gosport
grantham greece greenland greenwich guernsey guildford gwent halifax hamburg hamilton hampshire hampton harlow harrow hartlepool
hastings hawaii helsinki hereford hertford hilton holland holyhead honiton houston huddersfield hudson hull hungary iceland idaho
illinois india indiana indonesia inverness iowa ipswich ireland israel italy jackson jamaica japan jersey jordan kansas keighley
kendal kent kentucky kenya kettering kiel kingston lancashire lancaster lansing lapland laramie lasham latvia leeds leicester leon
lewes lincoln lisbon lithuania liverpool london lorraine louisiana louth ludlow luton luxembourg lydd lyon madison madrid maidstone
maine malaga malta malvern manchester mansfield maryland marseille massachusetts melbourne mendip mexico miami michigan midland milan
milton minden minnesota mississippi missouri moffat montana monterey montgomery montreal morocco moscow munich naples napier navarra
nebraska nelson nepal netherlands nevada newark newbury newcastle newport newton norfolk normandy northampton northumberland norway
norwich nottingham nymphsfield oakland oban ohio oklahoma oldham olympia ontario oregon orkney orlando oslo ottawa oxford pacific
padua paisley palermo palma paris parma pennines pennsylvania perth peru phoenix pickering pisa plymouth poland poole portland
portsmouth portugal prague prato preston provence provo pyrenees quebec queensland ramsey reading reno rhodes richmond rieti rome
romania rotterdam rugby russell russia rutland saarland salisbury salem salzburg samedan savona savoy saxony scotland scunthorpe
seattle selby serbia seville sheffield shelby sherman shetland shrewsbury sicily siena silverstone skipton sligo slovakia slovenia
slough snowdonia snowdon somerset southampton southend spain spokane stafford stirling stockholm stockport stockton stoke stratford
stroud stuttgart sudbury suffolk sunderland surrey sussex sutton swansea sweden swindon switzerland sydney talgarth tamworth tasmania
taunton telford tennessee texas thuringia thurso toledo toronto torquay tours trento trenton trieste tucson turin turkey tuscany tyrol
ukraine ulster usk utah valencia vancouver venice vermont verona victoria vienna vinon virginia wakefield wales walsall waltham
warminster warrington warsaw warwick washington waterford watford wellington wells westminster weston westmorland wexford whitby
wicklow wigan wiltshire winchester windermere windsor wisconsin witney wolverhampton woodstock worcester wycombe wyoming yarmouth
yeovil york yorkshire zaragoza zurich lausanne basel lech spey severn thames trent dee don tay tweed tyne tees mersey rhine danube
sierra nevada mojave tehachapi hemet truckee elmira harris hobbs uvalde chilhowee marfa moriarty ephrata warner estrella
keynes florence chester austin jordan virginia georgia carolina
bolivia cameroon chad congo cuba ecuador fiji france gabon ghana guinea haiti iran iraq kuwait laos lebanon liberia libya mali monaco
mongolia mozambique namibia nigeria oman pakistan palau panama paraguay qatar rwanda samoa senegal somalia sudan syria taiwan tanzania
thailand togo tonga tunisia uganda uruguay uzbekistan vanuatu venezuela vietnam yemen zambia zimbabwe argentina bulgaria croatia
bosnia albania armenia azerbaijan bahrain bangladesh belarus moldova montenegro andorra liechtenstein macedonia kosovo
wurttemberg hessen bayern saskatchewan manitoba brunswick nunavut yukon labrador wales asuncion paraguay honolulu anchorage budapest albuquerque
solent farnborough bournemouth shoreham redhill teesside prestwick leuchars lossiemouth humberside fairoaks blackbushe goodwood filton parham booker burn crowland denbigh edgehill gransden halton kirton rufforth saltby shenington snitterfield tibenham wormingford camphill portmoak aboyne feshie
easterton milfield walney lleweni mynd brentor eaglescott upavon keevil hinton oaksey ringmer challock kenley bellarena seighford sleap cosford
pocklington husbands bosworth nympsfield aston weston lasham dunstable bicester brize benson lyneham fairford kemble enstone turweston wickenby strubby sherburn
tatenhill thruxton popham compton abbas chilbolton upwood eyres rattlesden watlington syerston cranwell odiham wallop netheravon waddington coningsby leeming topcliffe dishforth linton luce gatwick heathrow stansted luton cranfield wattisham marham
lakenheath mildenhall wethersfield andrewsfield boscombe yeovilton culdrose chivenor merryfield
rica domingo huntsville fallon nevis gila boulder juarez antonio diego francisco angeles pueblo ciudad lauderdale petersburg pierce niedersachsen westfalen schwaben franken eifel harz rhon wasserkuppe taunus spessart schwarzwald nevis lomond lawers macdui macdhui vrackie cruachan wyvis klibreck rinnes
`
  .trim()
  .split(/\s+/);

/** After a word these make it a place, a road or an institution ("Baker Hill", "Victoria Airport"); folded. */
export const PLACE_ENDINGS: readonly string[] = `
airfield airport aerodrome airbase airstrip airpark airway arena avenue bank barracks bay beach beacon bluff bridge brook brow canyon
castle church city cliff cliffs close common corner county court creek crossroads dam down downs drive edge end estate farm fell
fells field fields flats ford forest glen gap gate golf grange green grove gulch hall harbour harbor heath heights highway hill hills
hospital hotel house inn island isle junction lake lakes lane loch lodge lock meadow meadows mine moor moors mount mountain mountains
mynd park pass peak peaks peninsula pier pike plain plains plateau point police pond quarry radar radio approach information control
tower range rapids ranch reservoir ridge ridges river road roundabout sands school sea shore sound spit spring springs square station
strasse straat street stream summit terrace town township university vale valley valleys view village wash water waterfall way west
wharf wood woods zone area region district province state shire coast south north east base depot tal berg bahnhof flugplatz arpt intl international regional municipal memorial ctr dep tracon artcc vor vortac jetport gliderport strip
tunnel tunnels harbor cottage cottages farmhouse barn barns manor abbey priory crescent mews gardens copse spinney hollow dell dene mill mills weir tarn beck burn brae
cathedral minster palace racecourse racetrack zoo museum stadium theatre chapel prison refinery windfarm observatory observatories
monument mosque library hospice arboretum quarries powerstation minehead glebe paddock executive center centre unicom multicom heliport channel ocean vliegveld lotnisko aerodromo aeropuerto aeroporto aerodrome flygplats flyplass lufthavn
`
  .trim()
  .split(/\s+/);

/** Before a word these make it a place ("Lake Charles", "St Andrew", "Mount Cook"); folded. */
export const PLACE_OPENINGS: readonly string[] = `
lake loch lough mount mt fort port point cape camp saint st san santa santo sao sankt ile isle isola rio sierra monte mont puerto val col
pic piz puy pont villa ville bad burg new great upper lower north south east west old river glen ben strath inver hotel costa raf rnas los las ft mt st
`
  .trim()
  .split(/\s+/);
