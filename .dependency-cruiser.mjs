/** The import rules (docs/architecture.md). test/house/import-rules.test.ts breaks each to see it fail. */

/** A feature's folder: `clubs`, or `reports/review`. New folders match without being listed. */
const FEATURE = '((?:reports/)?[^/]+)';

/** In order: each may import those before it (decision 045). docs/architecture.md has the same list. */
export const FEATURES = [
  'audit',
  'auth',
  'clubs',
  'users',
  'reports/report',
  'anonymise',
  'photos',
  'conversation',
  'flight',
  'follow-up',
  'safety-actions',
  'hazards',
  'authority',
  'erasure',
  'reports/review',
  'briefing',
  'follow',
  'reports/submit',
  'exports',
  'attention',
  'analytics',
  'imports',
  'reports/public',
  'similar',
  'location',
  'mail',
  'backup',
  'health',
  'pages',
];

/** What every feature may import, and what may import every feature. */
const FOUNDATIONS = '(db|http)/|reports/filtering\\.ts$';
const CALLERS = 'commands|control|sample';

const foldersOf = (features) => `^server/(${features.join('|')})/`;

const onlyEarlier = (features, index) => ({
  name: 'server-features-are-ordered',
  comment: 'a server feature imports only features before it in FEATURES',
  severity: 'error',
  from: { path: foldersOf([features[index]]), pathNot: '\\.test\\.ts$' },
  to: { path: '^server/[^/]+/', pathNot: [`^server/(${FOUNDATIONS})`, foldersOf(features.slice(0, index + 1))] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-has-no-io',
      comment: 'domain/ imports only itself and zod',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', 'node_modules/zod/'] },
    },
    {
      name: 'deidentify-has-no-io',
      comment: 'deidentify/ imports only itself, domain/text/, the kinds of finds and libphonenumber-js',
      severity: 'error',
      from: { path: '^deidentify/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: ['^deidentify/', '^domain/text/', '^domain/reports/spans\\.ts$', 'node_modules/libphonenumber-js/'],
      },
    },
    {
      name: 'deidentify-only-for-publishing',
      comment:
        'only server/anonymise/ runs the engine: copy.ts makes public copies, name-tagger.ts loads the name tagger.' +
        ' The browser never does',
      severity: 'error',
      from: {
        pathNot: [
          '^deidentify/',
          '^server/anonymise/(copy|name-tagger)\\.ts$',
          '^bench/deidentify/',
          '^scripts/(tagger|word-lists)/',
          '\\.test\\.tsx?$',
        ],
      },
      to: { path: '^deidentify/' },
    },
    {
      name: 'deidentify-single-entry-point',
      comment:
        'other folders import deidentify/deidentify.ts alone;' +
        ' its benchmark and the scripts that make its weights and lists may import any file',
      severity: 'error',
      from: { pathNot: ['^deidentify/', '^bench/deidentify/', '^scripts/(tagger|word-lists)/'] },
      to: { path: '^deidentify/', pathNot: '^deidentify/deidentify\\.ts$' },
    },
    {
      name: 'phone-numbers-only-in-deidentify',
      comment: 'libphonenumber-js is large and must never reach the browser',
      severity: 'error',
      from: { pathNot: '^deidentify/' },
      to: { path: 'node_modules/libphonenumber-js/' },
    },
    {
      name: 'server-and-web-are-separate',
      comment: 'server/ and web/ share domain/ and do not import each other, so confidential data stays on the server',
      severity: 'error',
      from: { path: '^(server|web)/' },
      to: { path: '^(server|web)/', pathNot: '^$1/' },
    },
    {
      name: 'web-features-are-separate',
      comment:
        'a feature in web/ imports ui/, components/, layouts/ and language/, but no other feature; document/ imports all',
      severity: 'error',
      from: { path: `^web/${FEATURE}/`, pathNot: '^web/document/' },
      to: { path: '^web/[^/]+/', pathNot: ['^web/$1/', '^web/(ui|components|language|layouts|shims|styles)/'] },
    },
    ...FEATURES.map((_, index) => onlyEarlier(FEATURES, index)),
    {
      name: 'server-features-are-listed',
      comment: 'a server folder that is missing from FEATURES imports no feature',
      severity: 'error',
      from: {
        path: `^server/${FEATURE}/`,
        pathNot: [foldersOf(FEATURES), `^server/((${CALLERS})/|${FOUNDATIONS})`, '\\.test\\.ts$'],
      },
      to: { path: '^server/[^/]+/', pathNot: [`^server/(${FOUNDATIONS})`, '^server/$1/'] },
    },
    {
      name: 'actions-and-routes-are-private',
      comment: 'only commands/, control/ and sample/ import the actions or routes of another feature',
      severity: 'error',
      from: { path: `^server/${FEATURE}/`, pathNot: [`^server/(${CALLERS})/`, '\\.test\\.ts$'] },
      to: { path: '^server/.+/(actions|[^/]*routes)\\.ts$', pathNot: '^server/$1/' },
    },
    {
      name: 'anonymise-only-for-the-team',
      comment:
        'only features that show anonymised texts to the team import server/anonymise/; serve.ts loads the name tagger',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: [
          '^server/(anonymise|photos|follow-up|authority|erasure|reports/review|briefing)/',
          '^server/serve\\.ts$',
          '\\.test\\.ts$',
        ],
      },
      to: { path: '^server/anonymise/' },
    },
    {
      name: 'db-and-http-import-no-feature',
      comment: 'server/db/ and server/http/ import no feature',
      severity: 'error',
      from: { path: '^server/(db|http)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/[^/]+/', pathNot: '^server/(db|http)/' },
    },
    {
      name: 'web-ui-imports-no-feature',
      comment: 'web/ui/ imports nothing from web/ or domain/ except itself and domain/text/folding/',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^(web|domain)/', pathNot: '^(web/ui|domain/text/folding)/' },
    },
    {
      name: 'sql-only-in-queries',
      comment: 'only queries.ts files run SQL, and the few modules with a table of their own',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: [
          '^server/db/',
          'queries\\.ts$',
          '^server/(reports/filtering|http/rate-limits/limits)\\.ts$',
          '\\.test\\.ts$',
        ],
      },
      to: { path: 'node_modules/(drizzle-orm|pg|@electric-sql)/' },
    },
    {
      name: 'public-pages-read-only-copies',
      comment:
        'code behind public pages uses neither the reports nor the users table, itself or through another feature (C2.5)',
      severity: 'error',
      from: { path: '^server/(reports/public|pages|location)/' },
      to: {
        path: '^server/[^/]+/',
        pathNot: [
          '^server/(reports/public|pages|location|http)/',
          '^server/db/(?!schema(\\.ts|/))',
          '^server/reports/filtering\\.ts$',
          '^server/auth/session\\.ts$',
        ],
      },
    },
    {
      name: 'no-cycles',
      comment: 'no import cycles, dynamic imports included',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'every file is imported, or listed here because something else loads it',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '^web/(main\\.tsx|prefetch-links\\.ts|document/hydrate-on-interaction\\.ts|briefing/present\\.ts)$',
          '^web/shims/',
          // The build of another language takes them (vite.language.ts).
          '/words/[a-z]{2}\\.ts$',
          '/corpus/',
          '^server/(main|commands/[^/]*)\\.ts$',
          '^test/',
          '^e2e/',
          '^bench/',
        ],
      },
      to: {},
    },
    {
      name: 'product-imports-no-tests',
      comment: 'tests, benchmarks and their tools never become part of the product',
      severity: 'error',
      from: { path: '^(domain|deidentify|server|web)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(test|e2e|bench)/|\\.test\\.tsx?$|node_modules/(vitest|playwright-core|fast-check)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
    },
  },
};
