/** Mountains, passes, ranges and waters that gliders fly past and that sound like people; folded. */
import { words } from '../words.ts';

/** Landmarks in nine languages, with their cases. */
export const LANDMARKS =
  words(`elbert lawers whitney rainier shasta hood bierstadt lyell tyndall muir aspiring tasman egmont hutt tongariro
  nevis snowdon skiddaw helvellyn kinder blanik arber watzmann brocken feldberg belchen zugspitze karwendel wetterstein wendelstein herzogstand
  hochkonig dachstein schneeberg rax otscher grimming hochschwab santis pilatus rigi titlis eiger monch jungfrau matterhorn bernina palu julier
  albula maloja simplon grimsel furka susten gotthard glockner grossglockner wallis klausen pragel tonale brenner reschen arlberg galibier izoard larche ventoux meije pelvoux
  parmelan bure canigou carlit chartreuse vercors luberon alpilles jura colombier granier aravis semnoz tournette salevat saleve
  monviso grappa cimone terminillo resegone grigna legnone velino sirente maiella vettore pollino cervino adamello nanos carso fucino presanella baldo
  moncayo penalara mulhacen veleta aneto turbon teide montseny pedraforca cadi gredos guara javalambre penagolosa pedriza navacerrada
  snezka sniezka sniezki sniezce jested jestedu jestedem praded pradedu pradedem radhost radhoste radhostem rip ripu rana rane milesovka klinovec
  boubin kralovec skritek serak turbacz turbacza giewont giewontu giewontem skrzyczne skrzycznego snieznik snieznikiem sneznik sneznikem zar zaru
  zarem kasprowy kasprowym rysy babia sleza slezy pilsko barania tarnica chelmiec wielka omberg billingen kinnekulle stadjan sonfjallet sylarna
  areskutan helagsfjallet kebnekaise akka vattern vanern siljan hjalmaren ottsjon storsjon chiemsee walchensee bodensee ammersee edersee
  trasimeno garda iseo maggiore annecy leman bourget sniardwy mamry lebsko jeziorak rozmberk lipno posbank holterberg lemelerberg
  grebbeberg veluwe vaalserberg cheviot ochils mendips malverns
  tatry tatr tatrach tatrami tatrom bieszczady bieszczad bieszczadach bieszczadami beskidy beskidow beskidach beskidami beskid beskidem beskidu sudety
  sudetow sudetach sudetami karkonosze karkonoszy karkonoszach gorce gorcow gorcach pieniny pienin pieninach kaszubach mazury
  mazurach podhale podhalu podhalem krkonose krkonos krkonosich krkonosim jeseniky jeseniku jesenikach beskydy beskyd beskydech beskydami sumava
  sumavy sumave sumavu sumavou vysocina vysociny vysocine vysocinu vysocinou palava palavy palave palavu palavou brdy brd brdech
  wisla wisly wisle odra odry odre bugu bugiem narew narwi narwia pilica pilicy dunajec dunajca dunajcu sanu sanem wieprz wieprza
  soly warta warty warcie labe labi labem vltava vltavy vltave vltavou sazava sazavy sazave berounka berounky berounce luznice ohre moravy
  elbe spree donau isar iller neckar mosel saale unstrut werra fulda weser ems ruhr lahn maas waal rijn ijssel vecht lek schelde
  durance verdon drome isere arve ain doubs saone loire garonne dordogne ticino adda piave brenta tagliamento adige oglio ofanto ebro duero tajo jarama
  alberche henares segre cinca gallego pisuerga esla`);
