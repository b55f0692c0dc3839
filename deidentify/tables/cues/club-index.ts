/** Words that recognisers/clubs/club-index.ts reads. */

/** Words that do not distinguish one club from another. */
export const GENERIC = /^(?:e|v|ev|the|and|of|ltd|limited|inc|segelflug|gliders|vol|voile|vuelo|vela|volo|motor)$/;
