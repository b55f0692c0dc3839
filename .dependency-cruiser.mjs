/** The walls of the house (docs/architecture.md); test/house/walls.test.ts sees each of them fail when it is broken. */
const FEATURES = '(landing|reports|clubs|users|auth|audit|actions)';

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
      comment: 'deidentify/ is given texts and what is known of them; it imports itself, domain/ and the phone book',
      severity: 'error',
      from: { path: '^deidentify/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^deidentify/', '^domain/', 'node_modules/libphonenumber-js/'] },
    },
    {
      name: 'phone-book-for-deidentification-alone',
      comment: 'libphonenumber-js is large and must never reach the browser',
      severity: 'error',
      from: { pathNot: '^deidentify/' },
      to: { path: 'node_modules/libphonenumber-js/' },
    },
    {
      name: 'deidentification-stays-on-the-server',
      comment: 'the browser asks for the preview; it knows the words for a find, never the engine',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^deidentify/' },
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
      comment: 'features of the pages share components and domain, never each other',
      severity: 'error',
      from: { path: `^web/${FEATURES}/` },
      to: { path: `^web/${FEATURES}/`, pathNot: '^web/$1/' },
    },
    {
      name: 'features-share-queries-alone',
      comment: "one feature of the server may ask another's queries, but not its routes, actions or presenters",
      severity: 'error',
      from: { path: '^server/(reports|clubs|users|auth|location|audit|actions|follow-up)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/(reports|clubs|users|auth|location|audit|actions|follow-up)/.*(routes|actions|present|publish|erasure)\\.ts$',
        pathNot: '^server/$1/',
      },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'web/ui knows nothing of us',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^(web|domain)/', pathNot: '^web/ui/' },
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
      comment: 'no query behind a public page names the reports or the users table (C2.5)',
      severity: 'error',
      from: { path: '^server/(reports/public/|pages/|location/)' },
      to: { path: '^server/((reports/(submit|review)|users|auth)/queries\\.ts|db/schema\\.ts)$' },
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
          '^web/(main\\.tsx|prefetch-links\\.ts)$',
          '^web/shims/',
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
