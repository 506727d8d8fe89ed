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
      to: { dependencyTypes: ['npm', 'core'], pathNot: 'node_modules/zod' },
    },
    only('tenants', '^tenants', '^tenants|^src/domain'),
    only('integrations', '^src/integrations', '^src/integrations|^src/domain|^src/env|^tenants'),
    only('services', '^src/services', '^src/services|^src/domain|^tenants|^src/integrations|^src/env'),
    only(
      'schema',
      '^(collections|globals)',
      '^(collections|globals|tenants)|^src/(domain|services|integrations|admin|blocks|payload-types|env)',
    ),
    only(
      'server',
      '^src/server',
      '^src/(server|services|domain|integrations|runtime|env|payload-types)|^tenants|^payload\\.config',
    ),
    only('ui', '^src/ui', '^src/ui'),
    {
      name: 'features-do-not-meet',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/(features|app|blocks|runtime|services|integrations)|^(collections|globals|payload)',
        pathNot: '^src/features/$1/',
      },
    },
    {
      name: 'app-uses-features',
      severity: 'error',
      from: { path: '^src/app/(site|platform)' },
      to: { path: '^src/(integrations|services|runtime)|^(collections|globals)' },
    },
    {
      name: 'one-door-to-payload',
      severity: 'error',
      from: { path: '^src/(app/(site|platform)|features|blocks|ui|domain)' },
      to: { path: 'node_modules/(payload|pg|@payloadcms)/', dependencyTypesNot: ['type-only'] },
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
