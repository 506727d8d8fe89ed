/** `dist/check-env.mjs`: importing it validates the environment and throws one error that lists all problems. */
export { env } from '@/src/env'
