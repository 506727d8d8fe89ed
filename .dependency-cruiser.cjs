/** The architecture's import rules, checked by dependency-cruiser (docs/architecture.md). */
const layers = require('./scripts/lint/layers.cjs')

const topFolders = ['collections', 'globals', 'tenants', 'payload.config']
const toPattern = (name) => (topFolders.includes(name) ? `^${name.replace('.', '\\.')}` : `^src/${name}(/|\\.|$)`)

/** A layer imports only what the table allows. */
const layerRules = layers.map(({ folder, imports, pure }) => ({
  name: `layer-${folder.replace('src/', '')}`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: '\\.(test|test-support)\\.tsx?$|[./]contract\\.ts$' },
  to: {
    path: '^(src|collections|globals|tenants|payload\\.config)',
    pathNot: [
      `^${folder}/`,
      ...imports.map(toPattern),
      ...(pure ? [] : ['^src/env\\.ts$', '^src/payload-types\\.ts$']),
    ],
  },
}))

/** A folder with a public face: what else is in it is imported only from within. */
const faceRule = (folder, faces) => ({
  name: `face-of-${folder}`,
  severity: 'error',
  from: {
    path: '^(src|collections|globals|scripts|payload\\.config)',
    pathNot: [`^src/${folder}/`, '\\.test\\.tsx?$'],
  },
  to: { path: `^src/${folder}/`, pathNot: `^src/${folder}/(${faces})\\.(ts|mjs)$` },
})

/** The folders of `src/domain/stock` from the lowest up: each imports only itself and those before it. */
const stockFolders = [
  'price',
  'fields',
  'vehicle',
  'normalize',
  'search-record',
  'filters',
  'search-url',
  'card',
  'search-query',
  'search-words',
  'searches',
  'feed',
]
const stockRules = stockFolders.map((folder, index) => ({
  name: `stock-${folder}`,
  severity: 'error',
  from: { path: `^src/domain/stock/${folder}/`, pathNot: '\\.test\\.ts$' },
  to: { path: '^src/domain/stock/', pathNot: `^src/domain/stock/(${stockFolders.slice(0, index + 1).join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...layerRules,
    ...stockRules,
    {
      name: 'payload-config-composes-the-panel',
      severity: 'error',
      from: { path: '^payload\\.config\\.ts$' },
      to: {
        path: '^(src|tenants|scripts|migrations)',
        pathNot: ['^src/env\\.ts$', ...['domain', 'platform', 'page-cache', 'services', 'cms'].map(toPattern)],
      },
    },
    faceRule('search-engine', 'index|worker'),
    faceRule('page-cache', 'index|render|process-entry|cache-handler'),
    faceRule('feed-reader', 'index'),
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^(src|tenants|collections|globals|payload\\.config)' },
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: '^(src|tenants|collections|globals|payload\\.config)' },
      to: { couldNotResolve: true, pathNot: '^(@payload-config)$' },
    },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      from: { pathNot: '\\.(test|e2e)\\.tsx?$|^scripts/|^tests/' },
      to: { path: '\\.test\\.tsx?$|^scripts/testing' },
    },
    {
      // `npm start` installs no development packages, and the first start builds the site.
      name: 'start-needs-no-development-packages',
      severity: 'error',
      from: {
        path: '^(src|collections|globals|tenants|migrations|scripts|server|payload\\.config)',
        pathNot: [
          '\\.(test|test-support)\\.tsx?$|[./]contract\\.ts$',
          '^scripts/(bench|testing|lint)/',
          '^scripts/(bench|test|verify|postcode-table|lib/chromium)\\.mjs$',
        ],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-has-no-packages',
      severity: 'error',
      from: { path: '^src/domain', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'core'], pathNot: 'node_modules/(zod|@date-fns/tz)/' },
    },
    {
      name: 'one-home-for-time-zones',
      severity: 'error',
      from: {
        path: '^(src|collections|globals|tenants|scripts|payload\\.config)',
        pathNot: '^src/domain/time/zones\\.',
      },
      to: { path: 'node_modules/@date-fns/tz' },
    },
    {
      name: 'services-know-no-request',
      severity: 'error',
      from: { path: '^src/services' },
      to: { path: 'node_modules/(next|react|server-only)/' },
    },
    {
      name: 'features-do-not-meet',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/features',
        pathNot: '^src/features/$1/',
      },
    },
    {
      name: 'browsers-do-not-load-the-routes',
      severity: 'error',
      from: { path: '^src/(features|ui|blocks|admin)' },
      to: { path: '^src/domain/routes' },
    },
    {
      name: 'app-holds-routes-only',
      severity: 'error',
      from: { path: '^src/app', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/app', pathNot: '\\.css$|^src/app/\\(payload\\)/admin/importMap\\.js$' },
    },
    {
      name: 'app-has-file-names-of-next-only',
      severity: 'error',
      from: {
        path: '^src/app',
        pathNot:
          '/(page|layout|route|error|(global-)?not-found|forbidden|unauthorized)\\.tsx?$|\\.test\\.ts$|/importMap\\.js$',
      },
      to: {},
    },
    {
      name: 'start-of-next-only-composes',
      severity: 'error',
      from: { path: '^src/instrumentation\\.ts$' },
      to: { path: '^(src|collections|globals|tenants|payload\\.config)', pathNot: '^src/main/' },
    },
    {
      name: 'only-routes-use-their-modules',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/(app|site)' },
      to: { path: '^src/site' },
    },
    {
      name: 'one-door-to-payload',
      severity: 'error',
      from: { path: '^src/(app/(site|platform)|site|features|blocks|shared|ui|domain)' },
      to: {
        path: 'node_modules/(payload|pg|@payloadcms)/',
        // The component that renders rich text loads neither Payload nor the editor (decision 16).
        pathNot: 'node_modules/@payloadcms/richtext-lexical/dist/exports/react/',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The import map is generated, and names every component of the panel.
    exclude: { path: '\\.next|^dist|src/app/\\(payload\\)/admin/importMap\\.js$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
