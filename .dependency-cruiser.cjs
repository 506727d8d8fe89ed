/** The architecture's import rules, checked by dependency-cruiser (docs/architecture.md). */
const only = (name, from, allowed, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$', ...extra.from },
  to: { path: '^(src|collections|globals|tenants|payload\\.config)', pathNot: allowed },
})

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^(src|tenants|collections|globals)' },
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: '^(src|tenants|collections|globals)' },
      to: { couldNotResolve: true, pathNot: '^(@payload-config)$' },
    },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      from: { pathNot: '\\.(test|e2e)\\.tsx?$|^scripts/|^tests/' },
      to: { path: '\\.test\\.tsx?$|^scripts/testing' },
    },
    only('domain-is-pure', '^src/domain', '^src/domain|^tenants/(kit|switches)'),
    {
      name: 'domain-has-no-packages',
      severity: 'error',
      from: { path: '^src/domain', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'core'], pathNot: 'node_modules/(zod|@date-fns/tz)/' },
    },
    {
      name: 'one-home-for-time-zones',
      severity: 'error',
      from: { path: '^(src|collections|globals|tenants|scripts)', pathNot: '^src/domain/time/zones\\.' },
      to: { path: 'node_modules/@date-fns/tz' },
    },
    only('tenants', '^tenants', '^tenants|^src/domain'),
    only('platform', '^src/platform', '^src/(platform|env)'),
    only('integrations', '^src/integrations', '^src/(integrations|domain|platform|env)|^tenants'),
    only('services', '^src/services', '^src/(services|domain|integrations|platform|env)|^tenants'),
    {
      name: 'services-know-no-request',
      severity: 'error',
      from: { path: '^src/services' },
      to: { path: 'node_modules/(next|react|server-only)/' },
    },
    only(
      'schema',
      '^(collections|globals)',
      '^(collections|globals|tenants)|^src/(domain|services|integrations|platform|admin|blocks|payload-types|env)',
    ),
    only(
      'server',
      '^src/server',
      '^src/(server|services|domain|integrations|platform|runtime|env|payload-types)|^tenants|^collections|^globals|^payload\\.config',
    ),
    only('ui', '^src/ui', '^src/ui'),
    only('shared', '^src/shared', '^src/(shared|ui|domain)'),
    {
      name: 'features-do-not-meet',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/(features|app|site|blocks|runtime|services|integrations|platform)|^(collections|globals|payload)',
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
      name: 'app-uses-features',
      severity: 'error',
      from: { path: '^src/(app/(site|platform)|site)' },
      to: { path: '^src/(integrations|services|runtime)|^(collections|globals)' },
    },
    {
      name: 'app-holds-routes-only',
      severity: 'error',
      from: { path: '^src/app/site', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/app', pathNot: '\\.css$' },
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
    exclude: { path: '\\.next|^dist|src/app/\\(payload\\)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
