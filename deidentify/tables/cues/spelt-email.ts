/** Words that recognisers/contact/spelt-email.ts reads. */

export const AT = new Set(
  'at ät aet arobase arrobase arroba chiocciola malpa apenstaart apenstaartje snabela klammeraffe zavinac kukac alfakrull'.split(
    ' ',
  ),
);

export const PROVIDERS = new Set(
  'gmail googlemail hotmail outlook yahoo icloud gmx web protonmail proton btinternet aol live msn mail example freenet orange wanadoo wp onet seznam'.split(
    ' ',
  ),
);

/** "look at example.com" tells where to look. */
export const NO_LOCAL =
  /^(?:look|looked|looking|see|seen|found|available|posted|published|hosted|registered|read|is|it|us|me|him|her|them|here|online|details|more|was|are|were)$/;

export const BEFORE_POST =
  /^(?:launch|winch|duty|club|chief|safety|ground|course|retrieve|office|airfield|tug|deputy)$/;

export const COMMON_ENDING = /^(?:com|co|de|fr|net|org|pl|cz|es|nl|ch|se|dk|fi|eu|uk)$/;
