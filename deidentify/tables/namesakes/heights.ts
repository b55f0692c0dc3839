/** Mountains, passes, ranges and waters that gliders fly by and that sound like people; folded, in their usual cases. */
import { words } from '../words.ts';

export const HEIGHTS =
  words(`elbert lawers whitney rainier shasta hood bierstadt lyell tyndall muir aspiring tasman egmont hutt tongariro
  nevis snowdon skiddaw helvellyn kinder blanik arber watzmann brocken feldberg belchen zugspitze karwendel wetterstein wendelstein herzogstand
  hochkonig dachstein schneeberg rax otscher grimming hochschwab santis pilatus rigi titlis eiger monch jungfrau matterhorn bernina palu julier
  albula maloja simplon grimsel furka susten klausen pragel tonale brenner reschen arlberg galibier izoard larche ventoux meije pelvoux
  parmelan bure canigou carlit chartreuse vercors luberon alpilles jura colombier granier aravis semnoz tournette salevat saleve
  monviso grappa cimone terminillo resegone grigna legnone velino sirente maiella vettore pollino cervino adamello presanella baldo
  moncayo penalara mulhacen veleta aneto turbon teide montseny pedraforca cadi gredos guara javalambre penagolosa pedriza navacerrada
  snezka sniezka sniezki sniezce jested jestedu jestedem praded pradedu pradedem radhost radhoste radhostem rip ripu rana rane milesovka klinovec
  boubin kralovec skritek serak turbacz turbacza giewont giewontu giewontem skrzyczne skrzycznego snieznik snieznikiem sneznik sneznikem zar zaru
  zarem kasprowy kasprowym rysy babia sleza slezy pilsko barania tarnica chelmiec wielka omberg billingen kinnekulle stadjan sonfjallet sylarna
  areskutan helagsfjallet kebnekaise akka vattern vanern siljan hjalmaren ottsjon storsjon chiemsee walchensee bodensee ammersee edersee
  trasimeno garda iseo maggiore annecy leman bourget sniardwy mamry lebsko jeziorak rozmberk lipno posbank holterberg lemelerberg
  grebbeberg veluwe vaalserberg cheviot ochils mendips malverns`);
