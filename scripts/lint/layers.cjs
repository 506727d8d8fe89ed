/**
 * The layers of the code and what each may import: the source of the rules in `.dependency-cruiser.cjs` and of the table
 * in `docs/architecture.md`. Each may also import itself, and `src/env` and `src/payload-types` unless it is pure.
 */
module.exports = [
  { folder: 'src/domain', holds: 'rules: pure, no clock, no I/O', imports: [], pure: true },
  { folder: 'src/ui', holds: 'the design system; it knows no business', imports: [], pure: true },
  { folder: 'src/platform', holds: 'what any Node service has: Postgres, HTTP, retry, log', imports: [] },
  { folder: 'src/integrations', holds: 'ports to other systems and their drivers', imports: ['domain', 'platform'] },
  {
    folder: 'src/search-engine',
    holds: 'the embedded search engine',
    imports: ['domain', 'platform', 'integrations'],
  },
  { folder: 'src/feed-reader', holds: 'reads stock files as streams of vehicles', imports: ['domain'] },
  { folder: 'src/page-cache', holds: 'stored pages, and when they are stale', imports: ['domain', 'platform'] },
  {
    folder: 'src/services',
    holds: 'use cases: decide, write, send; the connection is passed in, the request is unknown',
    imports: ['domain', 'platform', 'integrations', 'search-engine', 'feed-reader', 'tenants'],
  },
  {
    folder: 'src/demo',
    holds: 'stock and models of the demo dealers',
    imports: ['domain', 'platform', 'feed-reader', 'services'],
  },
  {
    folder: 'src/cms',
    holds: 'what collections share: access, fields, hooks',
    imports: ['domain', 'platform', 'integrations', 'services'],
  },
  {
    folder: 'src/admin',
    holds: "the panel's views and fields",
    imports: ['domain', 'platform', 'services', 'cms', 'ui'],
  },
  {
    folder: 'src/server',
    holds: 'public reads by noun, and thin steps from a request to a service',
    imports: ['domain', 'platform', 'integrations', 'page-cache', 'services'],
  },
  { folder: 'src/shared', holds: 'parts of several features that know the business', imports: ['domain', 'ui'] },
  {
    folder: 'src/features',
    holds: 'one folder per thing a shopper does; none imports another',
    imports: ['domain', 'ui', 'shared', 'server'],
  },
  {
    folder: 'src/blocks',
    holds: 'blocks that pages are built from: fields and view',
    imports: ['domain', 'platform', 'cms', 'server', 'ui', 'shared', 'features'],
  },
  {
    folder: 'collections',
    holds: "Payload's collections, one file or folder each",
    imports: ['domain', 'platform', 'integrations', 'feed-reader', 'services', 'cms', 'blocks'],
  },
  { folder: 'globals', holds: 'documents that each dealer has once', imports: ['domain', 'cms', 'blocks'] },
  {
    folder: 'src/site',
    holds: "parts of routes: dealers' sites, previews, the platform's own pages",
    imports: ['domain', 'platform', 'server', 'ui', 'shared', 'features', 'blocks'],
  },
  {
    folder: 'src/app',
    holds: 'routes: read, compose, return',
    imports: [
      ...['domain', 'platform', 'server', 'ui', 'shared', 'features', 'blocks', 'site', 'admin'],
      'payload.config',
    ],
  },
  {
    folder: 'src/web',
    holds: 'the web server around Next: hosts, routes, live updates',
    imports: ['domain', 'platform', 'integrations', 'search-engine', 'page-cache', 'services', 'shared'],
  },
  {
    folder: 'src/jobs',
    holds: 'scheduled jobs, their handlers, the message worker',
    imports: ['domain', 'platform', 'integrations', 'services'],
  },
  {
    folder: 'src/main',
    holds: 'composes the web process and the worker, and gives the pages Payload',
    imports: [
      ...['domain', 'platform', 'integrations', 'search-engine', 'page-cache', 'services', 'server', 'web', 'jobs'],
      'payload.config',
    ],
  },
]
