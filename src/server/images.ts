import 'server-only'
import { env } from '@/src/env'
import { images } from '@/src/integrations/images'

/** What pictures from elsewhere go through, for pages that build addresses in the browser; undefined for nothing (GAL-05). */
export const imageHost = images(env).base
