import type { Env } from '@/src/env'
import { embeddedImages } from './embedded'
import { hostedImages } from './hosted'
import type { ImageDriver } from './port'

/** The images of this environment: an image host where it names one, else what this installation makes itself (GAL-05). */
export const images = ({ IMAGE_HOST_URL }: Pick<Env, 'IMAGE_HOST_URL'>): ImageDriver =>
  IMAGE_HOST_URL ? hostedImages(IMAGE_HOST_URL) : embeddedImages
