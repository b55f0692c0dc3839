/** The walls of the house (docs/architecture.md); test/house/walls.test.ts sees each of them fail when it is broken. */

/** A folder of a room; of reports each wing. A new one is guarded without being named here. */
const FEATURE = '((?:reports/)?[^/]+)';

/** The features of the server in their order (decision 045): each may use those before it. docs/architecture.md says the same. */
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

/** What carries every feature, and what does the work of people for them. */
const BELOW = '(db|http)/|reports/filtering\\.ts$';
const ABOVE = 'commands|control|sample';

const foldersOf = (features) => `^server/(${features.join('|')})/`;

/** A feature uses itself and those before it. */
const oneWay = (features, index) => ({
  name: 'features-lead-one-way',
  comment: 'a feature of the server uses those before it in the order, so that no two need each other',
  severity: 'error',
  from: { path: foldersOf([features[index]]), pathNot: '\\.test\\.ts$' },
  to: { path: '^server/[^/]+/', pathNot: [`^server/(${BELOW})`, foldersOf(features.slice(0, index + 1))] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'domain/ is true without a computer: it imports itself and zod',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', 'node_modules/zod/'] },
    },
    {
      name: 'deidentification-is-pure',
      comment:
        'deidentify/ is given all it needs; it imports itself, the rules of texts, the words for finds and the phone book',
      severity: 'error',
      from: { path: '^deidentify/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: ['^deidentify/', '^domain/text/', '^domain/reports/spans\\.ts$', 'node_modules/libphonenumber-js/'],
      },
    },
    {
      name: 'deidentification-for-publishing-alone',
      comment:
        'one module turns a report into its public copy, and one reads the name recogniser for it; nothing else runs the engine, the browser least of all',
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
      name: 'deidentification-has-one-door',
      comment:
        'what is inside the engine may change without anybody noticing; its measurement alone reads its corpus, and what makes the weights and lists of the name recogniser reads that',
      severity: 'error',
      from: { pathNot: ['^deidentify/', '^bench/deidentify/', '^scripts/(tagger|word-lists)/'] },
      to: { path: '^deidentify/', pathNot: '^deidentify/deidentify\\.ts$' },
    },
    {
      name: 'phone-book-for-deidentification-alone',
      comment: 'libphonenumber-js is large and must never reach the browser',
      severity: 'error',
      from: { pathNot: '^deidentify/' },
      to: { path: 'node_modules/libphonenumber-js/' },
    },
    {
      name: 'server-and-web-never-meet',
      comment: 'where code runs is the wall that protects people',
      severity: 'error',
      from: { path: '^(server|web)/' },
      to: { path: '^(server|web)/', pathNot: '^$1/' },
    },
    {
      name: 'features-are-neighbours',
      comment:
        'features of the pages share components, layouts and domain, never each other; the document holds them all',
      severity: 'error',
      from: { path: `^web/${FEATURE}/`, pathNot: '^web/document/' },
      to: { path: '^web/[^/]+/', pathNot: ['^web/$1/', '^web/(ui|components|language|layouts|shims|styles)/'] },
    },
    ...FEATURES.map((_, index) => oneWay(FEATURES, index)),
    {
      name: 'features-are-in-the-order',
      comment: 'a folder of the server that has no place in the order uses no feature',
      severity: 'error',
      from: {
        path: `^server/${FEATURE}/`,
        pathNot: [foldersOf(FEATURES), `^server/((${ABOVE})/|${BELOW})`, '\\.test\\.ts$'],
      },
      to: { path: '^server/[^/]+/', pathNot: [`^server/(${BELOW})`, '^server/$1/'] },
    },
    {
      name: 'features-keep-their-actions',
      comment:
        'what people do stays with its feature: no other uses its actions or routes.' +
        ' What does the work of people for them (commands, the sample data) acts as they do',
      severity: 'error',
      from: { path: `^server/${FEATURE}/`, pathNot: [`^server/(${ABOVE})/`, '\\.test\\.ts$'] },
      to: { path: '^server/.+/(actions|[^/]*routes)\\.ts$', pathNot: '^server/$1/' },
    },
    {
      name: 'anonymising-for-the-team-alone',
      comment:
        'who shows what passed the engine: the review, the photos, the follow-up, the file for an authority, the erasure, the question of a briefing; serve reads the recogniser at the start',
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
      name: 'foundations-know-no-feature',
      comment: 'db/ and http/ carry every feature and know none',
      severity: 'error',
      from: { path: '^server/(db|http)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/[^/]+/', pathNot: '^server/(db|http)/' },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'web/ui knows nothing of us but how letters are folded',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^(web|domain)/', pathNot: '^(web/ui|domain/text/folding)/' },
    },
    {
      name: 'sql-in-queries-alone',
      comment: 'only queries and what keeps its own table run SQL',
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
      name: 'public-reads-published-copies-alone',
      comment:
        'nothing behind a public page names the reports or the users table, itself or through another feature (C2.5)',
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
      comment: 'imports lead one way, those that are loaded when needed too',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
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
      name: 'product-knows-no-tests',
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
