/** The parts of `npm run bench`, in the order in which they run. `docs/benchmarks.md` explains each. */
export const siteParts = ['pages', 'bytes', 'pdf', 'interaction', 'spin', 'lighthouse']
/** Parts that start sites themselves. */
export const siteStartingParts = [
  'fresh',
  'urls',
  'outage',
  'live',
  'leads',
  'money',
  'delivery',
  'panel',
  'photos',
  'security',
  'uploads',
  'dealers',
  'ready',
]
export const databaseParts = ['import', 'rebuild', 'engine', 'tenants', ...siteStartingParts]
/** Parts that run only when named: they measure the tests and the work on the product, in a copy of the project. */
export const explicitParts = ['breaks', 'dev-reload']
/** Parts that need no build of the working tree. */
export const unbuiltParts = ['code', ...explicitParts]
export const parts = ['code', 'start', ...siteParts, ...databaseParts, 'long', ...explicitParts]
