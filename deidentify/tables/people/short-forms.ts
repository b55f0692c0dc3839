/**
 * Given names and their short forms in many nations, one line for each family of names (general knowledge of first
 * names, written down for this project).
 */

const FAMILIES = `
robert rob bob bobby robbie bert robin rupert roberto
william will bill billy willy willie liam wim wilhelm willem guillaume guillermo guglielmo
richard rick ricky dick rich richie dickie ricardo riccardo
edward ed eddie ted teddy ned edek edoardo eduardo
james jim jimmy jamie jem jimi diego jaime
john jack johnny jon johnnie jan johan johannes hans hannes ian sean juan giovanni jean ivan
jonathan jon jonny johnny nathan
thomas tom tommy thom tomas tomek tomasz tommaso
michael mike mick mickey micky mikey mitch mischa michal michel miguel michele mikael misha
david dave davy davey dawid davide
andrew andy drew andi andrzej jedrek andreas andre andrea anders
anthony tony ant toni antoni antek anton antonio
antoine toine antek
christopher chris kit topher christoph christophe cristobal krzysztof krzysiek krzys
christian chris kristian
christine christina chris chrissie tina kirsten krystyna krysia cristina
nicholas nick nicky nico klaus nikolaus nikolaj niko mikolaj nicolas nicola
nicola nicky nikki
alexander alex al alec sandy sasha xander lex sander aleksander olek alessandro alejandro aleksandr alexandre
alexandra alex sandra sandy sasha lexi aleksandra ola alessandra
benjamin ben benny benjy
daniel dan danny danek daniele
matthew matt matty mateusz matteo mateo matthias mathias matthieu
joseph joe joey jo jos sepp josef jozef jozek pepe jose giuseppe beppe josip
josephine jo josie jozefina
samuel sam sammy
samantha sam sammy
stephen steve steven stevie steph stefan esteban stefano etienne szczepan
stephanie steph steffi stefanie stefania
peter pete piet pieter piotr piotrek petr pierre pedro pietro petter per
philip phil pip phillip filip philippe felipe filippo
patrick pat paddy patryk patrice
patricia pat patsy trish tricia patti
paul pauly pawel pavel pablo paolo paulo pal
charles charlie chas chuck chaz karl carl karol carlos carlo karel
frederick fred freddie freddy fritz friedrich frederik fryderyk federico
francis frank fran francisco paco pancho franz frans francesco franco francois franek franciszek kiko
george georgie georg jorge jerzy jurek giorgio georges yuri juraj gyorgy jorg
gerald gerry jerry gerard
geoffrey geoff jeff jeffrey
gregory greg gregor grzegorz grzesiek gregorio
harold harry hal harald
henry harry hank hal heinrich heinz heiner henri hendrik henk henryk heniek enrique enrico
kenneth ken kenny
laurence larry laurie lawrence lars lorenzo laurent laurens
leonard leo len lenny leonardo
lewis lou lew louis ludwig luis luigi
margaret maggie meg peggy madge marge margie greta gretel margarete margot gosia malgorzata margherita rita mags
martin marty marcin martino
maximilian max maxim
nathaniel nat nate nathan
oliver ollie olly olivier
raymond ray
ronald ron ronnie
russell russ rusty
sidney sid sydney
terence terry tel
theodore ted theo teddy teodor
timothy tim timmy
vincent vince vinny vincenzo wincenty
victor vic viktor wiktor
walter walt wally walther
zachary zach zack zak
abraham abe bram
albert al bert bertie albrecht alberto
alan al allan
alfred alf alfie fred alfredo
archibald archie
arthur art artie artur arturo
bartholomew bart barry bartek bartosz bartlomiej
bernard bernie bernd bernhard bernardo
bradley brad
calvin cal
clifford cliff
cornelius neil kees cor corrie
derek del
desmond des
dominic dom nick dominik domenico
donald don donnie
douglas doug dougie
duncan dunc
eugene gene eugen eugenio gienek
gabriel gabe
gilbert gil bert
graham gray
gordon gord gordie
howard howie
hugh hughie hugo
ignatius iggy ignacio nacho ignacy
jacob jake jakob jakub kuba jacek cobus koos jaap james
jeremy jez jerry jem
jerome jerry
joshua josh
julian jules julien juliusz
justin jus
keith keef
kevin kev
leslie les
lucas luke luca lukasz lukas luc
malcolm mal malc
marcus mark marc marek marco marcos markus
maurice mo moritz mauricio maurizio
mohammed mo muhammad mohamed mehmet
montgomery monty
murray muz
neville nev
nigel nige
norman norm
percival percy
randolph randy
reginald reg reggie
roderick rod roddy
rodney rod
roger rog ruediger
rudolph rudy rudolf rudi
sebastian seb bastian basti bas sebastien
simon si szymon simone
solomon sol
stanley stan stanislaw staszek stasiek
stuart stu stewart
trevor trev
tobias toby tobi
wilfred wilf
abigail abby gail
agnes aggie agnieszka aga
alice ali allie
alison ali
amanda mandy
angela angie ange
anne ann anna annie nan anja ania anke hanna hannah
barbara barb babs barbie basia
beatrice bea trixie
bridget bridie
caroline carol carrie lina karolina
catherine cath cathy kate katie kathy kitty kat katherine kathryn katharina katarzyna kasia kati kaska catalina caterina cat trine katrine kathleen
charlotte charlie lottie lotte
clare clara claire klara chiara
deborah deb debbie debs
diana di diane
dorothy dot dolly dottie dorota dorothea doro
eleanor ellie nell nellie nora elena helen leonora
elizabeth liz beth betty lizzie eliza lisa libby bess elsie elisabeth elzbieta ela lisbeth else ilse elise bettina sissi isabel elisa betsy liesbeth
emily em emmy emilia
emma em
florence flo flossie
frances fran fanny franny francesca francisca paca franziska
georgina georgie gina georgia
gillian gill jill
grace gracie
harriet hattie
helen nell nellie helena ellen elena
isabella bella izzy isobel isabel izabela
jacqueline jackie jacqui
jane janey jenny janet jean joan joanna johanna
janet jan
janice jan
jennifer jen jenny jenni
jessica jess jessie
joanna jo joanne asia joasia
judith judy jude judyta
julia julie jules giulia
karen kaz karin
kimberley kim
laura lau laurie
leah lea
lillian lily lil
linda lin lindy
louise lou
lucy lucie lucia luz
lydia lyd
lynn lyn lynne linda
madeleine maddie maddy magdalena magda lena madzia
marianne mary anne
mary maria marie molly polly mia mariela marysia maja miriam marion
matilda tilly tilda
megan meg
melanie mel
melissa mel
michelle shell chelle
mildred milly
miranda mandy
nancy nan
natalie nat natalia natasha
olivia liv livvy
pamela pam
penelope penny
philippa pip pippa
phyllis phyl
priscilla prissy cilla
rachel rach
rebecca becky becca beck
roberta bobbie
rosemary rose rosie romy
sally sal sarah
sandra sandy
sarah sally sadie sara
sharon shaz shazza
sheila shee
susan sue susie suzie susanna susanne suzanne zuzanna zuzia sanne
teresa terry tess tessa theresa terri resi
theresa terry tess
tracey trace
valerie val
vanessa nessa
veronica ronnie vera weronika
victoria vicky vicki tori wiktoria
virginia ginny
vivien viv
winifred winnie freda
wolfgang wolf wolfi
matthias matze hias
joachim jo achim jochen chim joaquin
johannes hannes jo hans joop
gunther gunter guenther
ulrich uli ulli ueli
manfred manni fred
siegfried sigi siggi
helmut helli
reinhard reini hardy
eberhard eber hardy
gerhard gerd gert hardi geert
bernhard berni bernd
burkhard burki
dietrich dieter didi dietmar
hubert hubsi hub
jurgen juergen jogi
konrad conny kurt
leopold poldi leo
rainer reiner
rudiger ruediger rudi
sabine bine
ursula uschi ursel ulla
gabriele gabi gaby
katharina kathi kati katja
brigitte gitte gitta biggi
elisabeth lisi sissy lisl elli
hildegard hilde
ingeborg inge
jozef jef
cornelis cees kees cor
adriaan ad aad
gerardus gerrit gerard
hendrikus henk hendrik
jacobus jaap koos co
wilhelmus wim willem helmus
theodorus theo dorus
aleksander alek
boleslaw bolek
bronislaw bronek
czeslaw czesiek
dariusz darek
edmund edek
eugeniusz gienek
grazyna grazka
ireneusz irek
jaroslaw jarek
kazimierz kazik
leszek lech
miroslaw mirek
przemyslaw przemek
radoslaw radek
ryszard rysiek
slawomir slawek
tadeusz tadek
waclaw wacek
waldemar waldek
wieslaw wiesiek
wladyslaw wladek
wlodzimierz wlodek
wojciech wojtek
zbigniew zbyszek
zdzislaw zdzisiek
barbara basia
danuta danka
elzbieta ela
jadwiga jadzia
urszula ula
zofia zosia
aleksandra ola
jose pepe chema
jesus chus chuy
manuel manolo manu manny
dolores lola
concepcion concha conchita
guadalupe lupe
mercedes merche
pilar pili
rosario charo
santiago santi tiago
enrique quique
eduardo edu lalo
fernando fer nando
rafael rafa
salvador salva
javier javi
antonella nella
domenico mimmo
luigi gigi
giuseppina pina
salvatore toto turi
vincenzo enzo
lorenzo renzo
raffaele lele
jens jensen
lars lasse
nils nisse
bjorn bjoern nalle
kristoffer stoffer kris
anders ante
fredrik freddan
gunnar gunne
magnus mange
mikael micke
stefan steffe
thomas tompa
torbjorn tobbe
aleksandr sasha sanya
dmitry dima mitya
mikhail misha
nikolai kolya
pavel pasha
sergei seryozha
vladimir volodya vova
yevgeny zhenya
ekaterina katya
maria masha
natalia natasha
olga olya
tatiana tanya
frantisek franta fanda
jaroslav jarda
josef pepa
karel kaja
ladislav lada laco
miroslav mirek
stanislav standa
vaclav vasek
vojtech vojta
zdenek zdenda
istvan pista
laszlo laci
sandor sanyi
ferenc feri
jozsef joska
`;

const byName = new Map<string, Set<string>>();
for (const line of FAMILIES.trim().split('\n')) {
  const family = line.split(' ');
  for (const name of family) {
    const forms = byName.get(name) ?? new Set<string>();
    for (const form of family) forms.add(form);
    byName.set(name, forms);
  }
}

/** Every other form of a folded given name: "robert" gives "bob", "rob" and so on; nothing for an unknown name. */
export function shortForms(folded: string): string[] {
  return [...(byName.get(folded) ?? [])].filter((form) => form !== folded);
}
