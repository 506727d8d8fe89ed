/**
 * The layers of the code and what each may import: the source of the rules in `.dependency-cruiser.cjs` and of the table
 * in `docs/architecture.md`. A layer may always import itself, `env` and `payload-types`; a path names a part of a layer.
 */
const layers = {
  'src/domain': { holds: 'rules: pure, no clock, no I/O, no package but zod', imports: [] },
  'src/platform': { holds: 'what any Node service has: Postgres, HTTP, retries, queues, the log', imports: [] },
  'src/integrations': {
    holds: 'ports to other systems and their drivers',
    imports: ['src/domain', 'src/platform'],
  },
  'src/search-engine': {
    holds: 'the embedded search engine',
    imports: ['src/domain', 'src/platform', 'src/integrations/search'],
  },
  'src/feed-reader': { holds: 'reads stock files as streams of vehicles', imports: ['src/domain'] },
  'src/page-cache': { holds: 'stored pages, and when they are stale', imports: ['src/domain', 'src/platform'] },
  'src/services': {
    holds: 'use cases, on a connection that is passed in',
    imports: ['src/domain', 'src/platform', 'src/integrations', 'src/search-engine', 'src/feed-reader', 'tenants'],
  },
  'src/demo': { holds: 'the stock of the demo dealers', imports: ['src/domain', 'src/platform', 'src/feed-reader', 'src/services'] },
  'src/cms': {
    holds: 'what collections share: access rules, fields, hooks, endpoints',
    imports: ['src/domain', 'src/platform', 'src/integrations', 'src/services'],
  },
  'src/ui': { holds: 'the design system; knows no business', imports: [] },
  'src/features': {
    holds: 'one folder per thing a shopper does; a feature imports no other',
    imports: ['src/domain', 'src/ui', 'src/client', 'src/server'],
  },
  'src/server': {
    holds: 'what pages read, by noun; requests and sessions of shoppers',
    imports: ['src/domain', 'src/platform', 'src/integrations', 'src/services', 'src/page-cache', 'src/cms', 'payload.config'],
  },
  'src/blocks': {
    holds: 'blocks that pages are built from: fields and view in one folder',
    imports: ['src/domain', 'src/ui', 'src/features', 'src/server', 'src/cms'],
  },
  collections: {
    holds: "Payload's schema: one file or folder per collection",
    imports: ['src/domain', 'src/platform', 'src/integrations', 'src/feed-reader', 'src/services', 'src/cms', 'src/blocks', 'collections', 'globals'],
  },
  globals: { holds: '', imports: [] },
  'src/admin': { holds: "the panel's views and fields", imports: [] },
  'src/app': { holds: 'routes: read, compose, return', imports: [] },
  'src/jobs': {
    holds: 'queues, their handlers, the message worker',
    imports: ['src/domain', 'src/platform', 'src/integrations', 'src/services'],
  },
  'src/web': {
    holds: 'the web server around Next: hosts, routes, stored pages, live updates',
    imports: ['src/domain', 'src/platform', 'src/integrations', 'src/search-engine', 'src/page-cache', 'src/services', 'src/ui'],
  },
  'src/main': { holds: 'composes the web process and the worker', imports: [] },
}
