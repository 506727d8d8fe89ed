import * as z from 'zod/mini'
import { line, imageAddress, uploadName } from '@/src/domain/tenancy/folder-schemas'

const item = z.strictObject({
  name: line(120),
  part_number: z.exactOptional(line(60)),
  description: z.exactOptional(line(500)),
  categories: z.exactOptional(z.array(line(60))),
  /** Dollars. */
  price: z.exactOptional(z.number().check(z.gte(0.01), z.lte(99_999_999))),
  dealership_id: line(60),
  image: z.exactOptional(uploadName),
  image_url: z.exactOptional(imageAddress),
})

/** `items.json`: parts and accessories in display order (SRCH-15). */
export const itemsFile = z.array(item).check(z.maxLength(20_000))
export type ItemsFile = z.infer<typeof itemsFile>
