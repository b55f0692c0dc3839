/** Words that recognisers/known/own-name.ts reads. */

/** Case endings of Polish, Czech, Hungarian, Finnish and their neighbours. */
export const CASE_ENDING =
  /^(?:[aeiouy]|owi|iowi|em|iem|ie|ego|iego|emu|iemu|im|om|ami|ow|ek|nak|nek|val|vel|ot|et|tol|n|lle|lla|ssa|lta|sta|ovi|ova|ove|ovou|ovej|om|ou|os|us|in|s)$/;

/** What a full stop may stand after inside a name. */
export const ABBREVIATION =
  /^(?:v|vd|st|jr|sr|[^aeiouy]{2,4}|geo|jas|alex|chas|thos|benj|rob|fred|ed|ben|jos|theo|saml|matt)$/;
