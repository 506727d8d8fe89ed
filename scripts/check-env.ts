/** `dist/check-env.mjs`: loading it reads the environment, and fails with everything that is wrong with it. */
export { env } from '@/src/env'
