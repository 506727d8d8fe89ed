import { flattenAllFields } from 'payload'
import { blockConfigs } from '@/src/blocks/configs'

/** Every block as Payload's own configuration has it, without starting Payload. */
export const flattenedBlocks = blockConfigs.map(({ slug, fields }) => ({
  slug,
  flattenedFields: flattenAllFields({ fields }),
}))
