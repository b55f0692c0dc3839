/** Words that recognisers/people/shapes/initials.ts reads. */

/** What stands before whoever did something. */
export const DONE_BY = /^(?:by|with|from|for|to|and|told|asked|mit|von|par|avec|met|door|z|con|med)$/;

/** Companies, states and districts: "Aeroes, S.A.", "Washington, D.C.". */
export const NO_INITIALS = /^(?:sa|sl|bv|nv|ag|kk|pr|dc|ny|nj|nm|nc|sc|bc|et|us|uk|nz|ev|gb|wa|ma|pa|va|ca)$/;

/** Letters with full stops that are read as one word in some of the nine languages: "P.S.", "V.N.E.", "D.I.", "N.N." */
export const ABBREVIATIONS =
  /^(?:usa|eu|spa|srl|sro|ps|pps|nn|pp|pd|di|cg|vne|va|vfe|vs|atc|qnh|qfe|ifr|vfr|agl|msl|amsl|nm|ro|as|od|np|cd|pc|sp|ea|ie|eg|nb|rpm|am|pm|utc|gmt|tv|ok|ul|cfi|dg|ac|ad|id|vp|vd|cv|cc|ee|aa|ss|mm|oo|pt|rc|sos|asap|faq|tbd|nt|lt|kk|fl|ft|km|kg)$/;

/** What letters count or grade: "point B. Gliders". */
export const COUNTED =
  /^(?:point|runway|class|section|part|form|appendix|figure|type|group|zone|area|hangar|gate|plan|option|step|phase|annex|item|category|team)$/;

export const SAID_BY_PEOPLE =
  /^(?:said|told|asked|thought|replied|explained|shouted|admitted|realised|believed|felt|wanted|noticed|suggested|agreed|decided|took|handed)$/;

export const SIGNING =
  /^(?:signed|sgd|countersigned|initials|initialled|initialed|regards|cheers|sincerely|faithfully|wishes|yours|thanks)$/;

export const BEHIND_SIGNING = /^(?:off|by|with|kind|best|many|are|were|was|is|[,:(\-–—.])$/;
