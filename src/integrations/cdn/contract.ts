import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageTag, type Cdn } from './port'

export type RunningCdn = {
  readonly cdn: Cdn
  /** Returns whether a page cached under this tag is still served. */
  readonly has: (tag: string) => boolean
  readonly close: () => Promise<void>
}

/** The tests that every CDN driver must pass. */
export const testCdnContract = (name: string, start: (tags: readonly string[]) => Promise<RunningCdn>): void => {
  describe(`CDN: ${name}`, () => {
    const tags = Array.from({ length: 70 }, (_, index) => pageTag(String(index)))
    let running: RunningCdn
    beforeAll(async () => {
      running = await start(tags)
    })
    afterAll(() => running.close())

    test('[VDP-16] [STK-03] purges the pages of any number of dealers', async () => {
      const some = tags.slice(0, 65)
      await running.cdn.purge({ tags: some })
      expect(some.filter(running.has)).toEqual([])
    })

    test('[VDP-16] [STK-03] purges all pages', async () => {
      await running.cdn.purge('everything')
      expect(tags.filter(running.has)).toEqual([])
    })

    test('[VDP-16] [STK-03] does nothing for an empty list', async () => {
      await expect(running.cdn.purge({ tags: [] })).resolves.toBeUndefined()
    })
  })
}
