import 'server-only'
import { env } from '@/src/env'
import { createImageDriver } from '@/src/integrations/images'

/**
 * Base URL of the service that resizes external images, for addresses built in the browser; undefined if none (GAL-05).
 */
export const imageHost = createImageDriver(env).base
