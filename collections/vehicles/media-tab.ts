import type { Tab } from 'payload'
import {
  addressSchema,
  addressesSchema,
  hotspotsSchema,
  imagesSchema,
  linesSchema,
} from '@/src/domain/stock/vehicle-parts-schema'
import { address, jsonPart, rowOf, text } from './fields'

export const mediaTab: Tab = {
  label: 'Photos and features',
  fields: [
    jsonPart('images', 'Photos', imagesSchema, { help: 'In the order shown; the first is the car’s main photo.' }),
    rowOf(
      address('video_url', 'Video', addressSchema, { help: 'Plays in the gallery.' }),
      address('external_video_url', 'Video elsewhere', addressSchema, { help: 'Plays where there is no video above.' }),
      address('file', 'History report', addressSchema, { help: 'The button shows only with a report.' }),
    ),
    jsonPart('spin_images', '360° frames', addressesSchema, {
      help: 'Pictures once around the car, in order; without any there is no 360° view.',
    }),
    rowOf(
      address('spin_interior_image', '360° interior', addressSchema, {
        help: 'One panorama of the inside, for the 360° view.',
      }),
      text('spin_code', '360° viewer code', {
        help: 'Names the car in an outside 360° viewer, where the site uses one.',
      }),
    ),
    jsonPart('hotspots', 'Points of interest', hotspotsSchema, {
      help: 'Marks on the 360° view, position in percent.',
    }),
    jsonPart('features', 'Features', linesSchema, { help: 'A list on its page; shoppers find the car by them.' }),
    jsonPart('standardEquipment', 'Standard equipment', linesSchema, {
      help: 'A second list on its page, below the features.',
    }),
  ],
}
