import { createProcessEntry } from '@/src/platform/process-registry'
import type { createImageHandler } from './handler'

/** The image route of this process: pages read the site's own images through it without a network request. */
export const imagesEntry = createProcessEntry<ReturnType<typeof createImageHandler>>('images')
