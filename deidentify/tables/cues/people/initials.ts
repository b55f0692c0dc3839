/** Words that recognisers/people/shapes/initials.ts and tagger/judging/initials.ts read. */

/** Words before the person who did something. */
export const DONE_BY = /^(?:by|with|from|for|to|and|told|asked|mit|von|par|avec|met|door|z|con|med)$/;

/** Companies, states and districts: "Aeroes, S.A.", "Washington, D.C.". */
export const NO_INITIALS = /^(?:sa|sl|bv|nv|ag|kk|pr|dc|ny|nj|nm|nc|sc|bc|et|us|uk|nz|ev|gb|wa|ma|pa|va|ca)$/;

/** Letters with full stops that are read as one word in some of the nine languages: "P.S.", "V.N.E.", "D.I.", "N.N." */
export const ABBREVIATIONS =
  /^(?:usa|eu|spa|srl|sro|ps|pps|nn|pp|pd|di|cg|vne|va|vfe|vs|atc|qnh|qfe|ifr|vfr|agl|msl|amsl|nm|ro|as|od|np|cd|pc|sp|ea|ie|eg|nb|rpm|am|pm|utc|gmt|tv|ok|ul|cfi|dg|ac|ad|id|vp|vd|cv|cc|ee|aa|ss|mm|oo|pt|rc|sos|asap|faq|tbd|nt|lt|kk|fl|ft|km|kg)$/;

export const SIGNING =
  /^(?:signed|sgd|countersigned|initials|initialled|initialed|regards|cheers|sincerely|faithfully|wishes|yours|thanks)$/;

export const AFTER_SIGNING = /^(?:off|by|with|kind|best|many|are|were|was|is|[,:(\-–—.])$/;
