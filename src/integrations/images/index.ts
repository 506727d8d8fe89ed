import type { Env } from '@/src/env'
import { embeddedImages } from './embedded'
import { createHostedImages } from './hosted'
import type { ImageDriver } from './port'

/** Creates the driver of the image host set in the environment, or of this installation's image route (GAL-05). */
export const createImageDriver = ({ IMAGE_HOST_URL }: Pick<Env, 'IMAGE_HOST_URL'>): ImageDriver =>
  IMAGE_HOST_URL ? createHostedImages(IMAGE_HOST_URL) : embeddedImages
