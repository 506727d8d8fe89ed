import type { Tab } from 'payload'
import {
  address as addressSchema,
  addressesSchema,
  hotspotsSchema,
  imagesSchema,
  linesSchema,
} from '@/src/domain/stock/vehicle-parts-schema'
import { address, part, row, text } from './fields'

export const mediaTab: Tab = {
  label: 'Photos and features',
  fields: [
    part('images', 'Photos', imagesSchema, { help: 'In the order shown; the first is the car’s main photo.' }),
    row(
      address('video_url', 'Video', addressSchema),
      address('external_video_url', 'Video elsewhere', addressSchema),
      address('file', 'History report', addressSchema, { help: 'The button shows only with a report.' }),
    ),
    part('spin_images', '360° frames', addressesSchema),
    row(address('spin_interior_image', '360° interior', addressSchema), text('spin_code', '360° viewer code')),
    part('hotspots', 'Points of interest', hotspotsSchema, { help: 'Marks on the 360° view, position in percent.' }),
    part('features', 'Features', linesSchema),
    part('standardEquipment', 'Standard equipment', linesSchema),
  ],
}
