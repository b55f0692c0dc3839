/** Words that recognisers/clubs/club-index.ts reads. */

/** What no club is told apart by. */
export const GENERIC = /^(?:e|v|ev|the|and|of|ltd|limited|inc|segelflug|gliders|vol|voile|vuelo|vela|volo|motor)$/;
