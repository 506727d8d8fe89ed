import { expect, test } from 'vitest'
import { blockConfigs } from './configs'
import thumbnails from './thumbnails.json'

test('[STF-08] every block has a picture in the panel’s list, drawn inside its frame', () => {
  expect(Object.keys(thumbnails).toSorted()).toEqual(blockConfigs.map(({ slug }) => slug).toSorted())
  for (const { slug, imageURL } of blockConfigs) expect(imageURL).toBe(`/marks/blocks/${slug}.svg`)
  for (const [slug, shapes] of Object.entries(thumbnails))
    for (const shape of shapes) {
      expect(shape, slug).toMatch(/^[aocdhtlrinps](?: \d+(?:\.\d+)?){3,4}$/)
      const [x = 0, y = 0, width = 0, height = 0] = shape.slice(2).split(' ').map(Number)
      expect(x + width, `${slug}: ${shape}`).toBeLessThanOrEqual(120)
      expect(y + height, `${slug}: ${shape}`).toBeLessThanOrEqual(80)
    }
})
