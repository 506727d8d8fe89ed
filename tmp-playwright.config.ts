import base from './playwright.config'
export default { ...base, globalSetup: '/tmp/versions-setup.mjs', retries: 0, workers: 1, outputDir: '/tmp/versions-results' }
